/** No screen has accessibility faults, light or dark, nor scrolls sideways at 320 pixels. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { PUPILS, TEACHER } from './people.ts'
import { enter } from './session.ts'
import { expect, story } from './story.ts'

const PUBLIC_SCREENS = [
  'login',
  'register?roleType=1',
  'forget',
  'svip?c=002',
  'test',
  'words?type=2',
]
const TEACHER_SCREENS = [
  'tasks',
  'user',
  'user/settings',
  'user/password',
  'user/opinion',
  'about',
  'user/vip',
  'alipay',
  'user/msg',
  'user/msg/sys',
  'teacher/msg/homework',
  'teacher/msg/detail?type=Homework',
  'teacher/msg/classes/1/2',
  'user/classes',
  'user/classes/ZP5A22',
  'teacher/classes/add',
  'arrange',
  'arrange/success/1',
  'arrangeUp?id=1',
  'teacher/works/detail/1',
  'teacher/stu/works/1',
  'teacher/stu/works/1?bulk=1',
  'teacher/stu/works/1/1',
  'teacher/stu/works/1/1?tab=ai',
  'teacher/stu/show/1/1',
  'teacher/stu/history/1',
  'teacher/statistics/1',
]
const PUPIL_SCREENS = [
  'tasks',
  'tasks?homeworkStatus=3',
  'tasks/detail?id=1&homeworkId=1',
  'tasks/correction/1/1',
  'tasks/history/1',
  'user',
  'user/settings',
  'user/updatepwd',
  'user/opinion',
  'user/vip',
  'wxpay?rp=A_WEEK&rt=WECHAT&key=0123456789abcdef',
  'user/msg',
  'user/msghomework',
  'user/msgdetail?type=Homework',
  'user/msg/classes/ZP5A22',
  'user/classes',
  'no/such/page',
  'questions/list',
  'questions/detail/1',
  'questions/practice/1',
  'practice/list',
  'practice/free',
]

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(
      (each) => `${path}: ${each.id} ${each.nodes.map((node) => node.target.join(' ')).join(', ')}`,
    ),
  ).toEqual([])
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways, `${path} scrolls sideways`).toBe(0)
}

const PEOPLE = [
  { who: 'a visitor', person: undefined, screens: PUBLIC_SCREENS },
  { who: 'a teacher', person: TEACHER, screens: TEACHER_SCREENS },
  { who: 'a pupil', person: PUPILS.linXiaoman, screens: PUPIL_SCREENS },
  { who: 'a writer', person: PUPILS.heQinghe, screens: ['tasks/writing?id=3&homeworkId=1'] },
] as const

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { who, person, screens } of PEOPLE) {
    story(
      `axe finds nothing for ${who}, ${colorScheme}, at 320 pixels`,
      async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          colorScheme,
          viewport: { width: 320, height: 640 },
          reducedMotion: 'reduce',
          ...(baseURL === undefined ? {} : { baseURL }),
        })
        const page = await context.newPage()
        if (person !== undefined) await enter(page, person)
        for (const path of screens) await look(page, path)
        await context.close()
      },
    )
  }
}
