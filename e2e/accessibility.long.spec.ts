/** No screen has accessibility faults, light or dark, nor scrolls sideways, at 320 pixels or with type of 200 %. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { PUPILS, TEACHER } from './people.ts'
import { enter } from './session.ts'
import { hasTurn, isShort } from './shortForm.ts'
import { expect, story } from './story.ts'

const PUBLIC_SCREENS = [
  'login',
  'register?roleType=1',
  'forget',
  'svip?c=002',
  'test',
  'words?type=2',
  'shareRep/NoSuchLink',
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
  'teacher/classes/update?id=ZP5A22',
  'teacher/classes/import/ZP5A22',
  'teacher/classes/slips/ZP5A22',
  'teacher/classes/move/ZP5A22',
  'teacher/classes/card/ZP5A22',
  'teacher/classes/transfer/ZP5A22',
  'teacher/classes/assistant/add/ZP5A22',
  'teacher/progress',
  'teacher/progress/ZP5A22',
  'teacher/progress/ZP5A22/3',
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
  'teacher/stu/pile/1',
  'teacher/statistics/1',
  'teacher/project/1',
  'teacher/passages/1',
  'teacher/works/deleted',
  'teacher/questions',
  'teacher/questions?bank=own',
  'teacher/questions/detail/1',
  'teacher/questions/detail/334',
  'arrange?question=334',
  'teacher/questions/free',
  'teacher/questions/free?question=1',
  'teacher/practice',
  'teacher/practice/free/244',
  'teacher/practice/history/36?corId=244',
  'practice/correction/244',
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
  'practice/free?id=243',
  'practice/correction/242',
  'practice/history/35?corId=242',
  'practice/evacorrection?id=242',
]

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '再试一次' }), `${path} has its data`).toHaveCount(
    0,
  )
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
  const leaking = await page.evaluate(() =>
    [...document.querySelectorAll('.card button, .card a')]
      .filter((each) => {
        const card = each.closest('.card')?.getBoundingClientRect()
        const { left, right, width } = each.getBoundingClientRect()
        return card && width > 0 && (left < card.left - 1 || right > card.right + 1)
      })
      .map((each) => each.textContent),
  )
  expect(leaking, `${path} has what runs out of its card`).toEqual([])
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('input')]
      .filter((input) => input.value !== '' && input.scrollWidth > input.clientWidth)
      .map((input) => input.value),
  )
  expect(cut, `${path} cuts off what stands in a field`).toEqual([])
}

const PEOPLE = [
  { who: 'a visitor', person: undefined, screens: PUBLIC_SCREENS },
  { who: 'a teacher', person: TEACHER, screens: TEACHER_SCREENS },
  { who: 'a pupil', person: PUPILS.linXiaoman, screens: PUPIL_SCREENS },
  { who: 'a writer', person: PUPILS.heQinghe, screens: ['tasks/writing?id=3&homeworkId=1'] },
] as const

const LOOKS = [
  { name: 'light, at 320 pixels', colorScheme: 'light', width: 320, typePercent: 100 },
  { name: 'dark, at 320 pixels', colorScheme: 'dark', width: 320, typePercent: 100 },
  { name: 'with type of 200 %', colorScheme: 'light', width: 390, typePercent: 200 },
] as const

// It changes nothing of the product, so that each may be any worker's; as one file they would outlast all others.
story.describe.configure({ mode: 'parallel' })

// In the short form each of them has one look, and a share of the screens.
for (const [at, { name, colorScheme, width, typePercent }] of LOOKS.entries()) {
  for (const [place, { who, person, screens }] of PEOPLE.entries()) {
    if (isShort && place % LOOKS.length !== at) continue
    story(`axe finds nothing for ${who}, ${name}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 640 },
        reducedMotion: 'reduce',
        ...(baseURL === undefined ? {} : { baseURL }),
      })
      // As the browser's own setting does it: the page's root size, from which every rem follows.
      await context.addInitScript((percent) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${percent}%`
        })
      }, typePercent)
      const page = await context.newPage()
      if (person !== undefined) await enter(page, person)
      for (const [turn, path] of screens.entries())
        if (!isShort || hasTurn(turn)) await look(page, path)
      await context.close()
    })
  }
}
