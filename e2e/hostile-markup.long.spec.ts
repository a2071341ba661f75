/** Markup in every text that people write stays text: nothing of it runs in anybody's browser. */
import type { Page } from '@playwright/test'
import { listRows, setHomework } from './homework.ts'
import { openPhone, PUPILS, TEACHER } from './people.ts'
import { callsOf, takeTicket } from './session.ts'
import { expect, story } from './story.ts'

const HOSTILE = [
  '<img src=x onerror="window.ranHostile=1">',
  '<script>window.ranHostile=1</script>',
  '<svg onload=window.ranHostile=1>{{7*7}}',
].join('')
const PUPIL = PUPILS.jiangWanzhou

async function visit(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main')).toContainText('onerror=')
    expect(await page.evaluate(() => Reflect.get(window, 'ranHostile')), address).toBeUndefined()
    expect(await page.locator('img[src="x"], svg[onload], main script').count(), address).toBe(0)
  }
}

story(
  'hostile markup in class, title, requirement, essay, reason and remark runs nowhere',
  async ({ browser, baseURL }) => {
    const [teacher, pupil] = [callsOf(baseURL, TEACHER), callsOf(baseURL, PUPIL)]
    const { code } = await teacher.post<{ code: string }>('teacher/api/class/add', {
      name: '<b onmouseover=alert(1)>五班</b>',
      gradeId: 5,
      memo: HOSTILE,
    })
    await pupil.post('student/api/class/join', { code })
    const question = {
      articleType: 'e-event',
      title: HOSTILE.slice(0, 60),
      demand: HOSTILE,
      ideation: HOSTILE,
      keywordList: ['<b>词</b>'],
    }
    const homeworkId = await setHomework(baseURL, TEACHER, [question], { codes: code })
    const [row] = await listRows(baseURL, TEACHER, homeworkId)
    const id = row?.id ?? 0
    await pupil.post('student/api/homework/save', {
      id,
      title: HOSTILE.slice(0, 90),
      content: `${HOSTILE}\n那天下午，雨点敲着窗户。${HOSTILE}`,
      finish: 2,
      writingNo: 1,
      type: 'e-event',
    })
    await teacher.post('teacher/api/homework/reject', { studentHomeworkId: id, reason: HOSTILE })

    const pupilPage = await openPhone(browser, baseURL)
    await takeTicket(pupilPage, PUPIL)
    await visit(pupilPage, [
      'tasks?homeworkStatus=2',
      `tasks/detail?id=${id}&homeworkId=${homeworkId}`,
      `tasks/correction/${id}/1`,
    ])
    await pupilPage.goto(`tasks/writing?id=${id}&homeworkId=${homeworkId}`)
    await expect(pupilPage.getByLabel('作文正文')).toHaveValue(/onerror=/)
    expect(await pupilPage.evaluate(() => Reflect.get(window, 'ranHostile'))).toBeUndefined()

    const teacherPage = await openPhone(browser, baseURL)
    await takeTicket(teacherPage, TEACHER)
    await visit(teacherPage, [
      `teacher/works/detail/${homeworkId}`,
      `teacher/stu/show/${homeworkId}/${id}`,
    ])
    await pupil.post('student/api/homework/submit', { id })
    await visit(teacherPage, [`teacher/stu/works/${homeworkId}/${id}`])
  },
)
