/** Practice and the question bank, from a question to a revised essay; offline; the day's limit. */
import { findInList } from './homeworkForm.ts'
import { agreeAsGuardian, PASSWORD, PUPILS, TEACHER } from './people.ts'
import { endShares } from './operator.ts'
import { callsOf, enter, openAs } from './session.ts'
import { expect, story } from './story.ts'
import { copiedText, holdAnswer, readAlert, registerByPromotion, signInWith, tap } from './taps.ts'

const FIRST =
  '放学路上，天忽然下起了雨。我没有带伞，就站在书店的屋檐下等。雨点打在台阶上，溅起一朵朵小小的水花。'
const MORE =
  '书店的老爷爷探出头来，递给我一把旧伞，说，拿去吧，明天再还。伞柄上缠着一圈一圈的红线，握在手里暖暖的。'

story(
  'from a question to a practised, corrected, revised essay',
  {
    tag: [
      '@student:/questions/list',
      '@student:/questions/detail/:id',
      '@student:/questions/practice/:id',
      '@student:/practice/list',
      '@student:/practice/free',
      '@student:/practice/correction/:id',
      '@student:/practice/history/:id',
      '@public:/practice/evacorrection',
      '@public:/shareRep/:id',
    ],
  },
  async ({ baseURL, browser, context, page, product }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // Homework that has ended stands last, under its own heading.
    await enter(page, PUPILS.suYinuo)
    const ended = page.getByRole('region', { name: '已截止' })
    // What other stories set may fill the first page of the list.
    await findInList(page, ended)
    await expect(ended.getByRole('heading', { name: '我的心爱之物' })).toBeVisible()
    await expect(ended.getByText('已截止', { exact: true })).toHaveCount(2)
    // Nothing more is handed in there, so nobody is asked to begin.
    await expect(ended.getByRole('link', { name: /^看作业：/ })).toHaveCount(1)
    await expect(ended.getByRole('link', { name: /^(开始写|继续写)：/ })).toHaveCount(0)
    await ended.getByRole('link', { name: /^看作业：/ }).tap()
    await expect(page.getByText(/作业已截止，不能再批改或提交/)).toBeVisible()
    await expect(page.getByRole('button', { name: '看稿纸' })).toBeVisible()
    await expect(page.getByRole('button', { name: '立即写作' })).toHaveCount(0)
    await page.goBack()

    // The bank begins with the pupil's own grade; the pickers narrow it.
    await page.getByRole('link', { name: '题库' }).tap()
    await expect(page.getByRole('button', { name: '年级 五年级' })).toBeVisible()
    await tap(page, '文体 全部文体')
    await page.getByRole('radio', { name: '叙事' }).tap()
    const practise = page.getByRole('link', { name: /^练习此题：/ })
    await expect(practise.first()).toBeVisible()
    await tap(page, '教材 全部教材')
    await page.getByRole('radio', { name: '部编版下' }).tap()
    await expect(page.getByRole('button', { name: '教材 部编版下' })).toBeVisible()
    const question = page.getByRole('article').first()
    await expect(question.getByText('叙事', { exact: true })).toBeVisible()
    const title = await question.getByRole('heading').innerText()
    await question.getByRole('link', { name: title, exact: true }).tap()
    await expect(page.getByText('构思提示')).toBeVisible()
    await tap(page, '立即练习')

    // Title, grade and genre come with the question; leaving it as it is makes no essay.
    await expect(page.getByLabel('作文标题')).toHaveValue(title)
    await expect(page.getByRole('button', { name: '年级 五年级' })).toBeVisible()
    await expect(page.getByRole('button', { name: '作文类型 叙事' })).toBeVisible()
    await tap(page, '作文要求')
    await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    // A title that is only half there is the writer's to fill.
    const blank = page.getByText('题目里还有横线，请换成你自己的字。')
    await page.getByLabel('作文标题').fill('____也会长大')
    await expect(blank).toBeVisible()
    await page.getByLabel('作文标题').fill(title)
    await expect(blank).toHaveCount(0)

    // Another grade takes the genre away, and the order of what is missing is told.
    const essay = page.getByLabel('作文正文')
    await essay.tap()
    await page.keyboard.insertText(FIRST)
    await tap(page, '年级 五年级')
    await page.getByRole('radio', { name: '六年级' }).tap()
    await expect(page.getByRole('button', { name: '作文类型 选择类型' })).toBeVisible()
    await tap(page, 'AI 批改')
    await readAlert(page, '请选择作文类型')
    await page.getByRole('button', { name: '叙事', exact: true }).tap()
    await tap(page, '分制 百分制')
    await page.getByRole('radio', { name: /^60/ }).tap()
    await tap(page, '署名')
    await page.getByLabel('作者（可以不填）').fill('小雨点')
    await tap(page, '好了')
    await tap(page, 'AI 批改')
    await expect(page).toHaveURL(/practice\/correction\/\d+$/)
    await expect(page.getByText('看十三项细评')).toBeVisible()
    await expect(page.getByText('满分 60')).toBeVisible()
    await page.getByRole('button', { name: /^只看原文/ }).tap()
    await expect(page.getByRole('button', { name: /^显示评语/ })).toBeVisible()
    const id = /(\d+)$/.exec(page.url())?.[1] ?? ''

    // Revised on the same paper: the result is the new text's, the first one is history.
    await tap(page, '按目标修改')
    await expect(essay).toHaveValue(FIRST)
    await essay.press('Control+End')
    await page.keyboard.insertText(MORE)
    await tap(page, 'AI 批改')
    await expect(page.getByText('伞柄上缠着一圈一圈的红线')).toBeVisible()
    await expect(page.getByRole('heading', { name: '机评历史' })).toBeVisible()
    const attempts = page
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: /\d\d:\d\d/ }) })
      .getByRole('link')
    await expect(attempts).toHaveCount(2)
    await attempts.last().tap()
    await expect(page.getByText('第 1 稿')).toBeVisible()
    await expect(page.getByText(/最新一稿比这一稿/)).toBeVisible()

    // Put on the paper again, and what it replaced put back.
    await tap(page, '恢复这一稿')
    await expect(essay).toHaveValue(FIRST)
    await tap(page, '换回来')
    await expect(essay).toHaveValue(FIRST + MORE)
    await tap(page, '看报告')
    await expect(page.getByRole('heading', { name: '机评历史' })).toBeVisible()

    // By the report's address of homework it is the same result; and at a glance.
    await page.goto(`tasks/correction/${id}/0`)
    await expect(page).toHaveURL(new RegExp(`practice/correction/${id}$`))
    await page.goto(`practice/evacorrection?id=${id}`)
    await expect(page.getByRole('img', { name: /分，满分 60$/ })).toBeVisible()
    await expect(page.getByText('小雨点')).toBeVisible()

    // Shared: whoever has the link reads it without signing in and learns no name.
    await page.goto(`practice/correction/${id}`)
    await tap(page, '分享')
    await tap(page, '生成链接并分享')
    const stop = page.getByRole('button', { name: /^停止分享/ })
    await expect(stop).toHaveCount(1)
    const link = await copiedText(page)
    expect(link).toMatch(/\/h5\/shareRep\/[\w-]{43}$/)
    const outside = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const stranger = await outside.newPage()
    await stranger.goto(link)
    await expect(stranger.getByRole('heading', { name: '可以问问孩子' })).toBeVisible()
    await expect(stranger.getByRole('heading', { name: title }).first()).toBeVisible()
    await expect(stranger.getByText('AI 生成，仅供参考').first()).toBeVisible()
    await expect(stranger.getByText('满分 60')).toBeVisible()
    await expect(stranger.getByText(/苏一诺|小雨点/)).toHaveCount(0)
    await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await stranger.goto(`practice/evacorrection?share=${link.split('/').at(-1)}`)
    await expect(stranger.getByRole('heading', { name: '可以问问孩子' })).toBeVisible()
    await stop.tap()
    await expect(stop).toHaveCount(0)
    await stranger.goto(link)
    await expect(stranger.getByText(/分享已经结束/)).toBeVisible()
    // Another link, whose time runs out.
    await page.bringToFront()
    await tap(page, '生成链接并分享')
    await expect(stop).toHaveCount(1)
    let later = link
    await expect(async () => {
      later = await copiedText(page)
      expect(later).not.toBe(link)
    }).toPass()
    await stranger.goto(later)
    await expect(stranger.getByRole('heading', { name: '可以问问孩子' })).toBeVisible()
    await endShares(product, id)
    await stranger.reload()
    await expect(stranger.getByText(/分享已经结束/)).toBeVisible()
    await outside.close()
    await page.goto(`practice/evacorrection?id=${id}`)
    await tap(page, '去编辑')
    await expect(essay).toHaveValue(FIRST + MORE)

    // In the list with its score; deleted, it is gone.
    await page.goto('practice/list')
    const card = page.getByRole('article').filter({ hasText: title })
    await expect(card.getByText(/^\d+(\.\d)?\/60$/)).toBeVisible()
    await page.getByRole('tab', { name: '写景' }).tap()
    await expect(card).toHaveCount(0)
    await page.getByRole('tab', { name: '全部' }).tap()
    const toReport = page.getByRole('link', { name: `看报告：${title}` })
    await toReport.tap()

    // Left before its save is answered, the list has the new text already, and keeps it.
    const saving = await holdAnswer(page, '**/practice/saveExercise.mvc')
    await tap(page, '按目标修改')
    await expect(essay).toHaveValue(FIRST + MORE)
    await essay.fill('后来，我又改了开头。')
    await tap(page, '返回')
    await expect(page.getByRole('heading', { name: '机评历史' })).toBeVisible()
    await tap(page, '返回')
    await saving.isAsked
    await expect(card.getByText('后来，我又改了开头。')).toBeVisible()
    await expect(card.getByText('还没有保存到云端')).toHaveCount(0)
    // The list that was asked for before the save may be answered only now.
    const answered = page.waitForResponse(
      async (answer) =>
        answer.url().includes('/practice/list.mvc') &&
        (await answer.text()).includes('后来，我又改了开头。'),
    )
    saving.goOn()
    await answered
    await expect(card.getByText('后来，我又改了开头。')).toBeVisible()

    await toReport.tap()
    await tap(page, '删除')
    await expect(page.getByText('是否删除')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).tap()
    await expect(page.getByRole('button', { name: '去练笔' })).toBeVisible()
    await expect(card).toHaveCount(0)
  },
)

story('without a ticket the result at a glance leads to sign-in', async ({ page }) => {
  await page.goto('practice/evacorrection?id=1')
  await expect(page).toHaveURL(/\/h5\/login/)
})

story(
  'the 21st new essay of a day stays on the device and says so',
  { tag: '@teacher:/practice/correction/:id' },
  async ({ baseURL, browser, page }) => {
    const { get, post } = callsOf(baseURL, PUPILS.jiangWanzhou)
    for (let n = 1; n <= 20; n += 1)
      await post('api/practice/saveExercise', { title: `第${n}篇`, content: FIRST })
    await openAs(page, PUPILS.jiangWanzhou, 'practice/list')
    await expect(page.getByText('共 20 篇')).toBeVisible()
    await tap(page, '去练笔')
    // Free practice begins with the grade of one's class; the genre is still to be chosen.
    await page.getByLabel('作文标题').fill('第二十一篇')
    await page.getByLabel('作文正文').fill(MORE)
    await tap(page, '作文类型 选择类型')
    await page.getByRole('button', { name: '叙事', exact: true }).tap()
    await tap(page, 'AI 批改')
    await readAlert(page, '文章篇数已达上限，请明天再创建新的文章。')
    await tap(page, '返回')
    await expect(page.getByText('只在这台设备上，还没有保存到云端')).toBeVisible()
    await page.getByRole('link', { name: '第二十一篇' }).tap()
    await expect(page.getByLabel('作文正文')).toHaveValue(MORE)
    expect((await get<{ total: number }>('api/practice/list', { cpage: 1 })).total).toBe(20)
    await tap(page, '删除')
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).tap()
    await expect(page.getByText('共 20 篇')).toBeVisible()
    await expect(page.getByText('只在这台设备上，还没有保存到云端')).toHaveCount(0)

    // A teacher's own practice has the same result.
    const teacher = callsOf(baseURL, TEACHER)
    const { id } = await teacher.post<{ id: number }>('api/practice/autoSave', {
      title: '下水文',
      content: FIRST + MORE,
      type: 'e-event',
      grade: 5,
    })
    const desk = await browser.newPage({ ...(baseURL === undefined ? {} : { baseURL }) })
    await openAs(desk, TEACHER, `practice/correction/${id}`)
    await expect(desk.getByText('看十三项细评')).toBeVisible()
    await desk.close()
  },
)

story(
  'the tour leads a new pupil to the first essay, each stop once, and the guardian is asked at the grade',
  async ({ baseURL, browser }) => {
    const page = await registerByPromotion(browser, baseURL, '10000000131')
    await signInWith(page, PASSWORD)
    await expect(page.getByRole('dialog', { name: '想写就写' })).toBeVisible()
    await tap(page, '去看看')
    await expect(page.getByRole('dialog', { name: '从这里开始' })).toBeVisible()
    // A stop that was seen does not come again, in a reloaded page neither; the tour goes on.
    await page.reload()
    await expect(page.getByText('还没有写过练笔')).toBeVisible()
    // Nor does one interrupt whoever has begun to write before its code came.
    const code = Promise.withResolvers<void>()
    await page.route(/showStop/, async (route) => {
      await code.promise
      await route.continue()
    })
    await tap(page, '去练笔')
    const come = page.waitForResponse(/showStop.*js/)
    await page.getByLabel('作文标题').tap()
    code.resolve()
    await come
    await page.getByLabel('作文标题').fill('雨')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByLabel('作文标题').fill('')
    await page.reload()
    await expect(page.getByRole('dialog', { name: '写完就批改' })).toBeVisible()
    await tap(page, '知道了')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('isNew'))).toBe('0')

    // Nobody knows the grade yet: the genre asks for it, and a young grade for the guardian.
    await tap(page, '作文类型 选择类型')
    await expect(page.getByText('请先选择年级！')).toBeVisible()
    await page.getByRole('radio', { name: '五年级' }).tap()
    await agreeAsGuardian(page, '13900000008')
    await page.getByRole('button', { name: '叙事', exact: true }).tap()
    await tap(page, 'AI 批改')
    await readAlert(page, '请填写作文标题')
    await page.getByLabel('作文标题').fill('等雨停')
    await tap(page, 'AI 批改')
    await readAlert(page, '请填写作内容')
    await page.getByLabel('作文正文').fill(FIRST)
    await tap(page, 'AI 批改')
    await expect(page.getByText('看十三项细评')).toBeVisible()
    await tap(page, '完成')
    await expect(page.getByRole('link', { name: '看报告：等雨停' })).toBeVisible()
  },
)
