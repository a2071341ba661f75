/** A teacher photographs a pile of paper: pages become essays, each its pupil's hand-in. */
import { listRows, setHomework } from './homework.ts'
import { openPhone, PUPILS, TEACHER } from './people.ts'
import { photograph } from './photograph.ts'
import { callsOf, openAs } from './session.ts'
import { expect, story } from './story.ts'
import { tap } from './taps.ts'

const FIRST = '上星期六，我跟爷爷学种菜。爷爷先翻土，再挖坑。'
const SECOND = '奶奶教我包饺子，我包的饺子像一只小船。'

story(
  'a photographed pile outlives a reload, is checked beside its pictures, and becomes the pupils’ hand-ins',
  { tag: '@teacher:/teacher/stu/pile/:worksid' },
  async ({ baseURL, browser, page }) => {
    const homeworkId = await setHomework(baseURL, TEACHER, [
      { articleType: 'e-event', title: '学会了', demand: '写一件学会的事。' },
    ])
    const essay = (await listRows(baseURL, TEACHER, homeworkId)).find(
      ({ name }) => name === '林小满',
    )
    const pictures = [
      await photograph(browser, FIRST, ['五（2）班 林小满', '学种菜']),
      await photograph(browser, SECOND, ['包饺子']),
    ]
    // One of them has begun to write here: the teacher is told, and nothing of it is lost.
    await callsOf(baseURL, PUPILS.linXiaoman).post('student/api/homework/save', {
      ...{ id: essay?.id ?? 0, title: '学会了', content: '我先写了一句。', finish: 0 },
      ...{ writingNo: 1, type: 'e-event' },
    })
    await openAs(page, TEACHER, `teacher/stu/works/${homeworkId}`)
    await page.getByRole('link', { name: /拍照录入/ }).tap()
    await expect(page.getByText('手写识别会出错，请逐字核对')).toBeVisible()
    await page.getByLabel('从相册选').setInputFiles(pictures)
    // Both are on the device: photographs are opened one by one.
    await expect(page.getByRole('button', { name: /第 \d 页/ })).toHaveCount(2)
    await page.reload()

    const first = page.getByRole('listitem', { name: '可能是林小满', exact: true })
    await expect(first.getByText('等你核对')).toBeVisible()
    await expect(page.getByText('《包饺子》')).toBeVisible()
    await expect(page.getByRole('button', { name: /^核对/ })).toHaveCount(2)
    await first.getByRole('button', { name: '核对可能是林小满' }).tap()

    await expect(page.getByRole('img', { name: '第 1 页' })).toBeVisible()
    await expect(page.getByLabel('题目')).toHaveValue('学种菜')
    await expect(page.getByLabel('正文')).toHaveValue(FIRST)
    await expect(page.getByText('没有放进作文的：五（2）班林小满')).toBeVisible()
    // Nobody is chosen until the teacher says so.
    await expect(page.getByRole('button', { name: '录入', exact: true })).toBeDisabled()
    await page.getByRole('button', { name: /^是林小满/ }).tap()
    await page.getByRole('button', { name: '录入为林小满的作文' }).tap()
    const asked = page.getByRole('dialog')
    await expect(asked.getByText(/林小满在线上也写了一些/)).toBeVisible()
    await asked.getByRole('button', { name: '录入' }).tap()

    await expect(page.getByText(/已录入 1 篇/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^核对/ })).toHaveCount(1)

    // Taken back at once: the photographs are there again, and nobody is chosen.
    await tap(page, '撤销')
    await expect(page.getByRole('button', { name: /^核对/ })).toHaveCount(2)
    await first.getByRole('button', { name: '核对可能是林小满' }).tap()
    await page.getByRole('button', { name: /^是林小满/ }).tap()
    await page.getByRole('button', { name: '录入为林小满的作文' }).tap()
    await asked.getByRole('button', { name: '录入' }).tap()
    await expect(page.getByText(/已录入 1 篇/)).toBeVisible()
    // A page is cut, and read anew.
    const last = page.getByRole('button', { name: /第 1 页/ }).last()
    const shape = () =>
      last.evaluate((button) => {
        const picture = button.querySelector('img')
        return picture === null ? 0 : picture.naturalWidth / picture.naturalHeight
      })
    expect(await shape()).not.toBeCloseTo(3 / 4, 2)
    await last.tap()
    await tap(page, '裁剪')
    await tap(page, '裁好了')
    await expect.poll(shape).toBeCloseTo(3 / 4, 2)
    await expect(page.getByRole('button', { name: /^核对/ })).toHaveCount(1)
    await page.getByRole('button', { name: '返回' }).tap()
    await expect(page.getByText('由老师录入')).toBeVisible()

    const pupil = await openPhone(browser, baseURL)
    await openAs(pupil, PUPILS.linXiaoman, `tasks/correction/${essay?.id ?? 0}/1`)
    await expect(pupil.getByText('由老师录入')).toBeVisible()
    await pupil.getByText('我在这里写的草稿').tap()
    await expect(pupil.getByText('我先写了一句。')).toBeVisible()

    // It was a classmate's after all: it moves, and the pupil's own draft is as it was.
    await page.goto(`teacher/stu/works/${homeworkId}/${essay?.id ?? 0}`)
    await tap(page, '录错人了')
    await page.getByRole('dialog').getByLabel('找学生').fill('zxz')
    await expect(page.getByRole('radio')).toHaveText([/^周行之/, /^先收回来/])
    await page.getByRole('radio', { name: '周行之' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: '改过去' }).tap()
    await expect(page).not.toHaveURL(new RegExp(`/${essay?.id ?? 0}$`))
    await expect(page.getByText(/周行之/).first()).toBeVisible()
    await pupil.goto(`tasks/writing?id=${essay?.id ?? 0}&homeworkId=${homeworkId}`)
    await expect(pupil.getByLabel('作文正文')).toHaveValue('我先写了一句。')
  },
)
