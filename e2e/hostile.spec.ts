/** Markup in every text that people write stays text: nothing of it runs in anybody's browser. */
import type { Page } from '@playwright/test'
import { PUPILS, TEACHER } from './people.ts'
import { call, takeTicket, ticketOf, wireTime } from './preparedClass.ts'
import { expect, story } from './story.ts'

const HOSTILE =
  '<img src=x onerror="window.ranHostile=1"><script>window.ranHostile=1</script><svg onload=window.ranHostile=1>{{7*7}}'
const PUPIL = PUPILS.jiangWanzhou

async function visit(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main')).toContainText('onerror=')
    expect(await page.evaluate(() => Reflect.get(window, 'ranHostile')), address).toBeUndefined()
    expect(await page.locator('img[src="x"], svg[onload], main script').count(), address).toBe(0)
  }
}

story(
  'hostile markup in class, title, requirement, essay, reason and remark runs nowhere',
  async ({ browser, product }) => {
    const baseURL = `${product.url}/h5/`
    const [teacher, pupil] = [await ticketOf(baseURL, TEACHER), await ticketOf(baseURL, PUPIL)]
    const asTeacher = <T>(path: string, form: Record<string, string | number>) =>
      call<T>(baseURL, 'POST', `teacher/api/${path}`, form, teacher)
    const {
      entity: { code },
    } = await asTeacher<{ code: string }>('class/add', {
      name: '<b onmouseover=alert(1)>五班</b>',
      gradeId: 5,
      memo: HOSTILE,
    })
    await call(baseURL, 'POST', 'student/api/class/join', { code }, pupil)
    const {
      entity: [posted],
    } = await asTeacher<{ homeworkId: number }[]>('homework/batch', {
      codes: code,
      startTime: wireTime(Date.now() - 3_600_000),
      endTime: wireTime(Date.now() + 86_400_000),
      homeworkQuestions: JSON.stringify([
        {
          articleType: 'e-event',
          title: HOSTILE.slice(0, 60),
          demand: HOSTILE,
          ideation: HOSTILE,
          keywordList: ['<b>词</b>'],
        },
      ]),
    })
    const homeworkId = posted?.homeworkId ?? 0
    const {
      entity: {
        studentHomeworkList: [row],
      },
    } = await call<{ studentHomeworkList: { id: number }[] }>(
      baseURL,
      'GET',
      'teacher/api/homework/detail',
      { id: homeworkId },
      teacher,
    )
    const id = row?.id ?? 0
    const essay = {
      id,
      title: HOSTILE.slice(0, 90),
      content: `${HOSTILE}\n那天下午，雨点敲着窗户。${HOSTILE}`,
      finish: 2,
      writingNo: 1,
      type: 'e-event',
    }
    expect((await call(baseURL, 'POST', 'student/api/homework/save', essay, pupil)).code).toBe(200)
    expect(
      (await asTeacher('homework/reject', { studentHomeworkId: id, reason: HOSTILE })).code,
    ).toBe(200)

    const phone = await (await browser.newContext({ baseURL })).newPage()
    await takeTicket(phone, pupil, PUPIL.role)
    await visit(phone, [
      'tasks?homeworkStatus=2',
      `tasks/detail?id=${id}&homeworkId=${homeworkId}`,
      `tasks/correction/${id}/1`,
    ])
    await phone.goto(`tasks/writing?id=${id}&homeworkId=${homeworkId}`)
    await expect(phone.getByLabel('作文正文')).toHaveValue(/onerror=/)
    expect(await phone.evaluate(() => Reflect.get(window, 'ranHostile'))).toBeUndefined()

    const desk = await (await browser.newContext({ baseURL })).newPage()
    await takeTicket(desk, teacher, TEACHER.role)
    await visit(desk, [
      `teacher/works/detail/${homeworkId}`,
      `teacher/stu/show/${homeworkId}/${id}`,
    ])
    expect((await call(baseURL, 'POST', 'student/api/homework/submit', { id }, pupil)).code).toBe(
      200,
    )
    await visit(desk, [`teacher/stu/works/${homeworkId}/${id}`])
  },
)
