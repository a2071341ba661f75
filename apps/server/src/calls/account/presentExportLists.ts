/** The lists of an export: what data.json calls them, and how index.html shows them. */
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import {
  durationName,
  ORDER_STATUS_NAMES,
  RECHARGE_TYPE_NAMES,
} from '@zhupi/contract/terms/membership.ts'
import { PASSAGE_ANSWER_NAMES } from '@zhupi/contract/terms/passages.ts'
import { SECURITY_EVENT_NAMES } from '@zhupi/contract/terms/securityEvents.ts'
import { TEACHER_MARK_NAMES } from '@zhupi/contract/terms/teacherMarks.ts'
import { gradeName } from '@zhupi/contract/terms/stages.ts'
import type { Db } from '../../db/database.ts'
import {
  listConsents,
  listFeedback,
  listJoinedClasses,
  listMessages,
  listOrders,
  listOwnQuestions,
  listPostedHomework,
  listReferences,
  listRemarks,
  listSecurityEventsOf,
  listPrints,
  listShareLinks,
  listTaughtClasses,
} from '../../records/ownData.ts'
import { listOwnVerdicts } from '../../records/goal.ts'
import { listDoubts } from '../../records/photoDoubt.ts'
import { listPhrases } from '../../records/phrase.ts'
import { listOwnPassages } from '../../records/passage.ts'
import { listMarksByTeacher, listMarksInOwnEssays } from '../../records/teacherMark.ts'
import { listWrongCharacters } from '../../records/wrongCharacter.ts'
import type { Person } from '../../records/session.ts'

type Owner = Pick<Person, 'id' | 'role'>

/** A list as the export has it: `entries` for data.json, `lines` below their heading. */
export type ExportedList = {
  name: string
  heading: string
  entries: readonly object[]
  lines: readonly string[]
}

/** In the order of the export. What is stored of a person in a new table gets an entry here. */
const LISTS: readonly ((db: Db, person: Owner) => Promise<ExportedList>)[] = [
  exportList({
    name: 'classes',
    heading: '班级',
    load: loadClasses,
    line: (each) => `${each.name}　${each.about}　${each.at}`,
  }),
  exportList({
    name: 'homework',
    heading: '布置的作业',
    load: loadHomework,
    line: ({ classroom, title, genre, startTime, endTime, requirement, ideation, goals }) =>
      [
        `${classroom}　${title}　${genre}　${startTime} 至 ${endTime}`,
        requirement,
        ideation,
        goals.length === 0 ? '' : `目标：${goals.join('；')}`,
      ]
        .join('\n')
        .trim(),
  }),
  exportList({
    name: 'remarks',
    heading: '写过的评语',
    load: loadRemarks,
    line: (each) => `${each.homework}　${each.at}\n${each.remark}`,
  }),
  exportList({
    name: 'teacherMarks',
    heading: '老师的批注',
    load: loadTeacherMarks,
    line: ({ title, kind, quote, note, at }) =>
      [at, title, kind, quote === '' ? '' : `“${quote}”`, note]
        .filter((each) => each !== '')
        .join('　'),
  }),
  exportList({
    name: 'phrases',
    heading: '常用语',
    load: async (db, { id }) =>
      (await listPhrases(db, id)).map(({ text, isPinned, uses }) => ({ text, isPinned, uses })),
    line: ({ text, uses }) => (uses === 0 ? text : `${text}　用过 ${uses} 次`),
  }),
  exportList({
    name: 'references',
    heading: '写作参考',
    load: async (db, { id }) => (await listReferences(db, id)).map(withTime),
    line: (each) => `${each.title}　${each.at}\n${each.content}`,
  }),
  exportList({
    name: 'questions',
    heading: '我的题目',
    load: loadQuestions,
    line: ({ title, about, requirement, ideation }) =>
      [`${title}　${about}`, requirement, ideation].join('\n').trim(),
  }),
  exportList({
    name: 'consents',
    heading: '监护人同意记录',
    load: async (db, { id }) => (await listConsents(db, id)).map(withTime),
    line: ({ isGiven, isOutsideGiven, guardianPhone, version, at }) =>
      `${isGiven ? (isOutsideGiven ? '同意' : '同意，不含外部服务') : '不同意'}　${guardianPhone}　版本 ${version}　${at}`,
  }),
  exportList({
    name: 'wrongCharacters',
    heading: '错字本',
    load: async (db, { id }) =>
      (await listWrongCharacters(db, id)).map(
        ({ wrong, right, before, answer, after, ...row }) => ({
          wrong,
          right,
          sentence: `${before}${answer}${after}`,
          rightOn: row.rightOn,
          at: row.gatheredAt === null ? '' : formatWireTime(row.gatheredAt),
        }),
      ),
    line: ({ wrong, right, sentence, at }) => `${at}　${wrong} → ${right}　${sentence}`,
  }),
  exportList({
    name: 'photoDoubts',
    heading: '照片里看不清的字',
    load: async (db, { id }) => listDoubts(db, id),
    line: ({ before, text, after }) => `${before}［${text}］${after}`,
  }),
  exportList({
    name: 'unitGoals',
    heading: '老师定的目标',
    load: async (db, { id }) => (await listOwnVerdicts(db, id)).map(withTime),
    line: ({ title, goal, isMet, at }) => `${at}　${title}　${goal}：${isMet ? '达成' : '未达成'}`,
  }),
  exportList({
    name: 'passages',
    heading: '老师想和全班一起读的段落',
    load: async (db, { id }) =>
      (await listOwnPassages(db, id)).map(({ answer, ...row }) => ({
        ...withTime(row),
        answer: answer === null ? '还没有回答' : PASSAGE_ANSWER_NAMES[answer],
      })),
    line: ({ title, text, answer, at }) => `${at}　${title}　${answer}\n${text}`,
  }),
  exportList({
    name: 'messages',
    heading: '消息',
    load: async (db, { id }) => (await listMessages(db, id)).map(withTime),
    line: (each) => `${each.at}　${each.title}\n${each.content}`,
  }),
  exportList({
    name: 'orders',
    heading: '订单',
    load: loadOrders,
    line: (each) => `${each.at}　${each.orderNo}　${each.content}`,
  }),
  exportList({
    name: 'feedback',
    heading: '意见反馈',
    load: async (db, { id }) => (await listFeedback(db, id)).map(withTime),
    line: (each) => `${each.at}　${each.name}　${each.phone}\n${each.content}`,
  }),
  exportList({
    name: 'shareLinks',
    heading: '正在分享的报告',
    load: async (db, { id }) =>
      (await listShareLinks(db, id)).map(({ endsAt, ...row }) => ({
        ...withTime(row),
        endTime: formatWireTime(endsAt),
      })),
    line: ({ title, at, endTime }) => `${at}　${title}　到 ${endTime}`,
  }),
  exportList({
    name: 'prints',
    heading: '打印的作文',
    load: async (db, { id }) =>
      (await listPrints(db, id)).map(({ endsAt, ...row }) => ({
        ...withTime(row),
        endTime: formatWireTime(endsAt),
      })),
    line: ({ title, at, endTime }) => `${at}　${title}　文件留到 ${endTime}`,
  }),
  exportList({
    name: 'security',
    heading: '账号安全记录',
    load: async (db, { id }) =>
      (await listSecurityEventsOf(db, id)).map(({ kind, ...row }) => ({
        event: SECURITY_EVENT_NAMES[kind],
        ...withTime(row),
      })),
    line: ({ event, network, at }) => `${at}　${event}　${network}`,
  }),
]

export async function loadExportLists(db: Db, person: Owner): Promise<ExportedList[]> {
  const lists: ExportedList[] = []
  for (const load of LISTS) lists.push(await load(db, person))
  return lists
}

function exportList<Entry extends object>({
  name,
  heading,
  load,
  line,
}: {
  name: string
  heading: string
  load: (db: Db, person: Owner) => Promise<Entry[]>
  line: (entry: Entry) => string
}): (db: Db, person: Owner) => Promise<ExportedList> {
  return async (db, person) => {
    const entries = await load(db, person)
    return { name, heading, entries, lines: entries.map(line) }
  }
}

async function loadClasses(db: Db, { id, role }: Owner) {
  const about = (facts: string[]) => facts.filter((each) => each !== '').join('，')
  if (role === 'student')
    return (await listJoinedClasses(db, id)).map(({ name, gradeLevel, teacher, number, at }) => ({
      name,
      about: about([gradeName(gradeLevel), teacher ?? '', number === '' ? '' : `学号 ${number}`]),
      at: formatWireTime(at),
    }))
  return (await listTaughtClasses(db, id)).map(({ name, gradeLevel, code, memo, at }) => ({
    name,
    about: about([gradeName(gradeLevel), `班级码 ${code}`, memo]),
    at: formatWireTime(at),
  }))
}

async function loadHomework(db: Db, { id, role }: Owner) {
  if (role !== 'teacher') return []
  return (await listPostedHomework(db, id)).map(({ genre, startsAt, endsAt, ...row }) => ({
    ...row,
    genre: genreName(genre),
    startTime: formatWireTime(startsAt),
    endTime: formatWireTime(endsAt),
  }))
}

async function loadQuestions(db: Db, { id }: Owner) {
  return (await listOwnQuestions(db, id)).map(({ genre, gradeLevel, keywords, at, ...row }) => ({
    ...row,
    about: [
      gradeLevel === null ? '' : gradeName(gradeLevel),
      genre === null ? '' : genreName(genre),
      keywords.join('、'),
      formatWireTime(at),
    ]
      .filter((each) => each !== '')
      .join('，'),
  }))
}

async function loadRemarks(db: Db, { id, role }: Owner) {
  if (role !== 'teacher') return []
  return (await listRemarks(db, id)).map(({ at, remark, ...row }) => ({
    ...row,
    remark: remark ?? '',
    at: at === null ? '' : formatWireTime(at),
  }))
}

/** A pupil's own words are quoted; a teacher's export has what the teacher wrote alone. */
async function loadTeacherMarks(db: Db, { id, role }: Owner) {
  const rows =
    role === 'student'
      ? await listMarksInOwnEssays(db, id)
      : (await listMarksByTeacher(db, id)).map((row) => ({ ...row, title: '', quote: '' }))
  return rows.map(({ title, kind, quote, note, at }) => ({
    title,
    kind: TEACHER_MARK_NAMES[kind],
    quote,
    note,
    at: formatWireTime(at),
  }))
}

async function loadOrders(db: Db, { id }: Owner) {
  return (await listOrders(db, id)).map(({ days, amount, type, status, at, orderNo }) => ({
    orderNo,
    content: [
      durationName(days),
      `${(amount / 100).toFixed(2)} 元`,
      RECHARGE_TYPE_NAMES[type],
      ORDER_STATUS_NAMES[status],
    ].join('，'),
    at: formatWireTime(at),
  }))
}

function withTime<Row extends { at: Date }>(row: Row): Omit<Row, 'at'> & { at: string } {
  return { ...row, at: formatWireTime(row.at) }
}
