/**
 * The ways in besides signing in: promotion, a book's code, a forgotten password, and the
 * signed-out profile.
 */
import { issue } from './operator.ts'
import { openPhone, PASSWORD, PUPILS, signIn, takeCode, TEACHER } from './people.ts'
import { expect, story } from './story.ts'
import { readAlert, signInWith, tap } from './taps.ts'

const READER = '10000000113'

story(
  'a new teacher is shown the free practice, and the tour leads there',
  { tag: '@public:/svip' },
  async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL)
    await page.goto('svip?roleType=1')
    await page.getByLabel('手机号').fill('10000000114')
    await takeCode(page)
    await page.getByRole('textbox', { name: '密码' }).fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await tap(page, '注册并领取')
    await expect(page).toHaveURL(/\/h5\/login/)
    await signInWith(page, PASSWORD)
    await expect(page.getByRole('dialog', { name: '先自己试一篇' })).toBeVisible()
    await tap(page, '去看看')
    await expect(page).toHaveURL(/\/h5\/teacher\/practice/)
    // The tour's next stop; Back ends the tour first, then leaves.
    const next = page.getByRole('dialog')
    await expect(next).toBeVisible()
    await page.goBack()
    await expect(next).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/h5\/tasks/)
  },
)

story(
  'after the new password the ticket is gone, here and on the other phone, and only the new one signs in',
  { tag: '@public:/forget' },
  async ({ browser, baseURL }) => {
    const other = await openPhone(browser, baseURL)
    await signIn(other, PUPILS.jiangWanzhou)
    const page = await openPhone(browser, baseURL)
    await page.goto('forget?roleType=0')
    await page.getByLabel('手机号').fill(PUPILS.jiangWanzhou.phone)
    await takeCode(page)
    await tap(page, '下一步')
    await page.getByRole('textbox', { name: '新密码' }).fill(PASSWORD)
    await page.getByRole('textbox', { name: '确认密码' }).fill(PASSWORD)
    await tap(page, '完成')
    await expect(page.getByText(/修改成功/)).toBeVisible()
    await expect(page).toHaveURL(/\/h5\/login/)
    await expect(page.getByLabel('账号')).toHaveValue(PUPILS.jiangWanzhou.phone)
    await other.getByRole('tab', { name: '已提交' }).tap()
    await expect(other.getByText(/登录已失效/)).toBeVisible()
    await expect(other).toHaveURL(/\/h5\/login/)
    await signInWith(page, PASSWORD)
    await expect(page.getByRole('heading', { name: '作业', exact: true })).toBeVisible()
  },
)

story(
  'nobody is registered by a book’s code',
  { tag: '@public:/rqCode' },
  async ({ browser, baseURL, product }) => {
    const [[bookCode = ''] = []] = await issue(product, 'entitlements', {
      count: '1',
      days: '30',
      batch: '故事',
    })
    const page = await openPhone(browser, baseURL)
    await page.goto(`rqCode?bookCode=${bookCode}&c=book`)
    await page.getByLabel('手机号').fill(READER)
    await takeCode(page)
    await page.getByRole('checkbox').check()
    await tap(page, '绑定')
    await readAlert(page, '不会自动注册账号')
    await expect(page).toHaveURL(/\/h5\/login\?c=book/)
  },
)

story(
  'the browser’s identity and what the server sees of it',
  { tag: '@public:/test' },
  async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL)
    await page.goto('test')
    await expect(
      page.getByText(await page.evaluate(() => navigator.userAgent)).first(),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: '服务器看到的' })).toBeVisible()
    await expect(page.getByText('127.0.0.1')).toBeVisible()
  },
)

story(
  '/user without a ticket is the signed-out profile to a teacher, and sign-in to everybody else',
  { tag: '@public:/' },
  async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL)
    await page.goto('user')
    await expect(page).toHaveURL(/\/h5\/login/)
    await page.getByRole('radio', { name: TEACHER.role }).tap()
    await page.goto('')
    await expect(page).toHaveURL(/\/h5\/user/)
    await expect(page.getByText('还没有登录')).toBeVisible()
    await tap(page, '登录')
    await expect(page.getByRole('radio', { name: TEACHER.role })).toBeChecked()
  },
)
