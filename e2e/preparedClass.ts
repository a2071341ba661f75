// What a story about reviewing needs to be there before it begins, made over HTTP as the app would make it: a class of its own, a homework,
// essays handed in and corrected. The people are the demo school's.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { PASSWORD, PUPILS, TEACHER } from './people.ts'

export const WRITERS = [
  { ...PUPILS.heQinghe, name: '何青禾' },
  { ...PUPILS.suYinuo, name: '苏一诺' },
  { ...PUPILS.jiangWanzhou, name: '江晚舟' },
] as const
export type Writer = (typeof WRITERS)[number]

export type Ticket = { ticket: string; userLoginCode: string }
type Answer<T> = { code: number; msg: string; entity: T }
type Row = { id: number; name: string; status: string; machineScore: number | null }

/** One essay is corrected in about a second. */
const CORRECTED_WITHIN_MS = 40_000

const ESSAYS = [
  [
    '雨点敲着窗，奶奶在厨房里咳嗽。我放下笔走过去，看见她正弯着腰，一根一根地拣豆角，额头上全是细细的汗。',
    '“奶奶，我来。”我搬来小板凳坐下，学着她的样子，掐头，去筋，折成两段。奶奶愣了愣，笑了，把手在围裙上擦了又擦。',
    '那一刻我忽然明白，长大就是有一天，你看见了从前看不见的汗。',
  ],
  [
    '星期六的早晨，弟弟发烧了，妈妈又在上班。我学着妈妈的样子拧了一条湿毛巾，轻轻放在他的额头上。',
    '他睡着了，小手还抓着我的衣角。我一动也不敢动，听着墙上的钟一下一下地走。',
    '大约过了一个小时左右，妈妈回来了，摸着我的头说，你长大了。',
  ],
  [
    '我家门前有一棵石榴树。去年秋天，爷爷带我去摘石榴，他踩在凳子上，手却一直在抖。',
    '我说，爷爷，换我来吧。我爬上凳子，树枝比我想的要高，可是石榴终于落进了我的手心。',
    '爷爷在下面仰着头笑，我第一次觉得他变矮了。',
  ],
] as const

const tickets = new Map<string, Ticket>()

/** Takes up an earlier sign-in where it still lives: the server slows down who signs in all the time. */
export async function ticketOf(
  baseURL: string,
  { phone, role }: { phone: string; role: '老师' | '学生' },
): Promise<Ticket> {
  const kept = tickets.get(phone)
  const profile = role === '老师' ? 'teacher/api/account/info' : 'student/api/account/userinfo'
  if (kept && (await call<unknown>(baseURL, 'GET', profile, {}, kept)).code === 200) return kept
  const { entity, msg } = await call<Ticket | null>(
    baseURL,
    'POST',
    'pub/session/loginByPassword',
    { uname: phone, pwd: PASSWORD, t: role === '老师' ? 1 : 0 },
  )
  if (entity === null) throw new Error(msg)
  tickets.set(phone, entity)
  return entity
}

/** The page is that person's from now on. */
export async function takeTicket(
  page: Page,
  { ticket, userLoginCode }: Ticket,
  role: '老师' | '学生',
): Promise<void> {
  await page.goto('login')
  await page.evaluate(
    (values) => {
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
    },
    { userLoginCode, roleType: role === '老师' ? '1' : '0', isNew: '0', ticket },
  )
}

export type PreparedClass = {
  homeworkId: number
  teacher: Ticket
  /** The teacher's list, as it is now. */
  rows: () => Promise<Row[]>
  row: (name: string) => Promise<Row>
  /** A call as the teacher makes it. */
  asTeacher: <T>(path: string, form: Form) => Promise<Answer<T>>
}

/** `writers` hand in; the others of WRITERS are in the class and have not begun. */
export async function prepareClass(
  baseURL: string,
  writers: readonly Writer[],
  settings: Form = {},
): Promise<PreparedClass> {
  const teacher = await ticketOf(baseURL, TEACHER)
  const asTeacher = <T>(path: string, form: Form) =>
    call<T>(baseURL, 'POST', `teacher/api/${path}`, form, teacher)
  const {
    entity: { code },
  } = await asTeacher<{ code: string }>('class/add', { name: '五（4）班', gradeId: 5 })
  for (const writer of WRITERS)
    await must(
      call(baseURL, 'POST', 'student/api/class/join', { code }, await ticketOf(baseURL, writer)),
    )
  const now = Date.now()
  const {
    entity: [posted],
  } = await must(
    asTeacher<{ homeworkId: number }[]>('homework/batch', {
      codes: code,
      startTime: wireTime(now - 3_600_000),
      endTime: wireTime(now + 86_400_000),
      ...settings,
      homeworkQuestions: JSON.stringify([
        {
          articleType: 'e-event',
          title: '长大的那一刻',
          demand: '写一件让你觉得自己长大了的事，把经过写清楚，写出真实的感受。',
        },
      ]),
    }),
  )
  const homeworkId = posted?.homeworkId ?? 0
  const rows = async () =>
    (
      await must(
        call<{ studentHomeworkList: Row[] }>(
          baseURL,
          'GET',
          'teacher/api/homework/detail',
          { id: homeworkId },
          teacher,
        ),
      )
    ).entity.studentHomeworkList
  const row = async (name: string) => {
    const found = (await rows()).find((each) => each.name === name)
    if (found === undefined) throw new Error(`${name} is not in the class`)
    return found
  }
  for (const writer of writers) await handIn(baseURL, writer, (await row(writer.name)).id)
  const until = Date.now() + CORRECTED_WITHIN_MS
  while (
    (await rows()).some((each) => each.status === 'finish' && each.machineScore === null) &&
    Date.now() < until
  )
    await sleep(300)
  return { homeworkId, teacher, rows, row, asTeacher }
}

/** Pasted in part, as some pupils do: the record of how the text came in is to be seen. */
export async function handIn(baseURL: string, writer: Writer, submissionId: number): Promise<void> {
  const content = (ESSAYS[WRITERS.indexOf(writer)] ?? ESSAYS[0]).join('\n')
  await must(
    call(
      baseURL,
      'POST',
      'student/api/homework/save',
      {
        id: submissionId,
        title: '长大的那一刻',
        content,
        finish: 2,
        writingNo: 1,
        type: 'e-event',
        typed: 75,
        pasted: 25,
      },
      await ticketOf(baseURL, writer),
    ),
  )
}

type Form = Record<string, string | number>

/** A call as the app makes it. */
export async function call<T>(
  baseURL: string,
  method: 'GET' | 'POST',
  path: string,
  form: Form,
  ticket?: Ticket,
): Promise<Answer<T>> {
  const fields = new URLSearchParams(
    Object.entries(form).map(([name, value]) => [name, String(value)]),
  )
  const url = new URL(`correct/${path}.mvc`, baseURL)
  const headers = { ticket: ticket?.ticket ?? '', userLoginCode: ticket?.userLoginCode ?? '' }
  if (method === 'POST') return (await fetch(url, { method: 'POST', headers, body: fields })).json()
  url.search = fields.toString()
  return (await fetch(url, { headers })).json()
}

async function must<T>(answer: Promise<Answer<T>>): Promise<Answer<T>> {
  const { code, msg } = await answer
  if (code !== 200) throw new Error(`${code} ${msg}`)
  return answer
}

export function wireTime(milliseconds: number): string {
  return new Date(milliseconds + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}
