/**
 * A picture of every screen with the demo school in it, light and dark, into docs/screens.
 * `SCREENS_TYPE=200 npm run screens`: with the browser's type at 200 %, to be looked at in
 * test-results/screens-200.
 */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { GRADE10_TEACHER, PUPILS, signIn, TEACHER } from './people.ts'
import { expect, story } from './story.ts'

const TYPE_PERCENT = Number(process.env['SCREENS_TYPE'] ?? 100)
const FOLDER = join(
  import.meta.dirname,
  '..',
  TYPE_PERCENT === 100 ? 'docs/screens' : `test-results/screens-${TYPE_PERCENT}`,
)
const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 800 }

type Shot = {
  name: string
  address: string
  size?: typeof PHONE
  before?: (page: Page) => Promise<void>
}
async function openShareSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: '分享' }).tap()
  await expect(page.getByRole('button', { name: '生成链接并分享' })).toBeVisible()
}

async function makeSlips(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '全选' }).check()
  await page.getByRole('button', { name: /^做 \d+ 张/ }).tap()
  await page.getByRole('dialog').getByRole('button', { name: '做密码条', exact: true }).tap()
  await expect(page.getByRole('list', { name: '密码条' })).toBeVisible()
}

async function openShared(page: Page): Promise<void> {
  await openShareSheet(page)
  await page.getByRole('button', { name: '生成链接并分享' }).tap()
  await page.goto(await page.locator('.share-sheet-link code').innerText())
  await expect(page.getByRole('heading', { name: '可以问问孩子' })).toBeVisible()
}

type Someone = Parameters<typeof signIn>[1]

// The demo school is always made in the same order, so its things have the same numbers.
const anybody: readonly Shot[] = [
  { name: 'login-password', address: 'login' },
  {
    name: 'login-sms',
    address: 'login',
    before: async (page) => {
      await page.getByRole('button', { name: '短信登录' }).tap()
    },
  },
  { name: 'register-student', address: 'register?roleType=0' },
  { name: 'register-teacher', address: 'register?roleType=1' },
  { name: 'words-agreement', address: 'words?type=1&roleType=0' },
  { name: 'words-privacy', address: 'words?type=2&roleType=0' },
  { name: 'forget', address: 'forget' },
  { name: 'promotion', address: 'svip?c=002' },
  { name: 'browser-info', address: 'test' },
  { name: 'error', address: 'no/such/page' },
]

const people: readonly { who: Someone; role: string; shots: readonly Shot[] }[] = [
  {
    who: PUPILS.linXiaoman,
    role: 'student',
    shots: [
      { name: 'tasks-not-submitted', address: 'tasks?homeworkStatus=0' },
      { name: 'tasks-reviewed', address: 'tasks?homeworkStatus=3' },
      { name: 'correction-reviewed', address: 'tasks/correction/1/1' },
      { name: 'history', address: 'tasks/history/1' },
      { name: 'user', address: 'user' },
      { name: 'settings', address: 'user/settings' },
      { name: 'opinion', address: 'user/opinion' },
      { name: 'classes', address: 'user/classes' },
      { name: 'vip', address: 'user/vip' },
      { name: 'messages', address: 'user/msg' },
      { name: 'questions', address: 'questions/list' },
      { name: 'question', address: 'questions/detail/101' },
      { name: 'question-practice', address: 'questions/practice/101' },
      { name: 'practice', address: 'practice/list' },
      { name: 'practice-free', address: 'practice/free' },
      { name: 'practice-correction', address: 'practice/correction/242' },
      { name: 'shared-report', address: 'practice/correction/242', before: openShared },
      { name: 'share-sheet', address: 'practice/correction/242', before: openShareSheet },
      { name: 'practice-evacorrection', address: 'practice/evacorrection?id=242' },
      { name: 'practice-history', address: 'practice/history/35?corId=242' },
    ],
  },
  {
    who: PUPILS.zhouXingzhi,
    role: 'student',
    shots: [
      { name: 'tasks-submitted', address: 'tasks?homeworkStatus=1' },
      { name: 'correction-submitted', address: 'tasks/correction/2/1' },
    ],
  },
  {
    who: PUPILS.heQinghe,
    role: 'student',
    shots: [
      { name: 'detail', address: 'tasks/detail?id=3&homeworkId=1' },
      { name: 'writing', address: 'tasks/writing?id=3&homeworkId=1' },
    ],
  },
  {
    who: PUPILS.xuTingyu,
    role: 'student',
    shots: [
      { name: 'tasks-returned', address: 'tasks?homeworkStatus=2' },
      { name: 'correction-returned', address: 'tasks/correction/6/1' },
    ],
  },
  {
    who: TEACHER,
    role: 'teacher',
    shots: [
      { name: 'tasks-not-started', address: 'tasks?homeworkStatus=1' },
      { name: 'tasks-in-progress', address: 'tasks?homeworkStatus=2' },
      { name: 'tasks-finished', address: 'tasks?homeworkStatus=3' },
      { name: 'arrange', address: 'arrange' },
      { name: 'arrange-success', address: 'arrange/success/1' },
      { name: 'arrange-up', address: 'arrangeUp?id=1' },
      { name: 'works-detail', address: 'teacher/works/detail/1' },
      { name: 'submissions', address: 'teacher/stu/works/2' },
      { name: 'scoring', address: 'teacher/stu/works/2/38' },
      { name: 'scoring-wide', address: 'teacher/stu/works/2/38', size: WIDE },
      { name: 'scoring-reviewed', address: 'teacher/stu/works/1/1' },
      { name: 'show-returned', address: 'teacher/stu/show/1/6' },
      { name: 'attempt', address: 'teacher/stu/history/1' },
      { name: 'statistics', address: 'teacher/statistics/3' },
      { name: 'user', address: 'user' },
      { name: 'settings', address: 'user/settings' },
      { name: 'about', address: 'about' },
      { name: 'classes', address: 'user/classes' },
      { name: 'vip', address: 'user/vip' },
      { name: 'messages', address: 'user/msg' },
      { name: 'class-members', address: 'user/classes/ZP5A22' },
      { name: 'class-slips', address: 'teacher/classes/slips/ZP5A22' },
      { name: 'add-class', address: 'teacher/classes/add' },
      { name: 'questions', address: 'teacher/questions' },
      { name: 'questions-own', address: 'teacher/questions?bank=own' },
      { name: 'question', address: 'teacher/questions/detail/101' },
      { name: 'practice', address: 'teacher/practice' },
      { name: 'practice-free', address: 'teacher/practice/free/244' },
      { name: 'practice-correction', address: 'practice/correction/244' },
      { name: 'practice-history', address: 'teacher/practice/history/36?corId=244' },
      // Last: it ends the passwords of the class.
      { name: 'class-slips-made', address: 'teacher/classes/slips/ZP5A22', before: makeSlips },
    ],
  },
  {
    who: GRADE10_TEACHER,
    role: 'teacher',
    shots: [
      { name: 'scoring-argument-wide', address: 'teacher/stu/works/5/121', size: WIDE },
      { name: 'statistics-argument', address: 'teacher/statistics/7' },
    ],
  },
]

story.beforeAll(async () => {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
})

async function take(page: Page, role: string, shots: readonly Shot[]): Promise<void> {
  for (const { name, address, size = PHONE, before } of shots) {
    await page.setViewportSize(size)
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await before?.(page)
      await page.waitForTimeout(300)
      await page.screenshot({
        path: join(FOLDER, `${role}-${name}${scheme === 'dark' ? '-dark' : ''}.jpg`),
        type: 'jpeg',
        quality: 72,
      })
    }
  }
}

async function open(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: PHONE,
    hasTouch: true,
    deviceScaleFactor: 1,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  // As the browser's own setting does it: the page's root size, from which every rem follows.
  if (TYPE_PERCENT !== 100)
    await context.addInitScript((percent) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${percent}%`
      })
    }, TYPE_PERCENT)
  return context.newPage()
}

story('screens that need no sign-in', async ({ browser, baseURL }) => {
  const page = await open(browser, baseURL)
  await take(page, 'public', anybody)
})

for (const { who, role, shots } of people) {
  story(`screens of ${role} ${who.phone}`, async ({ browser, baseURL }) => {
    const page = await open(browser, baseURL)
    await signIn(page, who)
    await take(page, role, shots)
  })
}
