/** From paper to a handed-in essay: photographed pages, put in order, cut, read, checked. */
import type { Route } from '@playwright/test'
import { setHomework } from './homework.ts'
import { PUPILS, TEACHER } from './people.ts'
import { photograph } from './photograph.ts'
import { callsOf, enter } from './session.ts'
import { expect, story } from './story.ts'

const FIRST = '上星期六，我跟爷爷学种菜。爷爷先翻土，再挖坑。'
const SECOND = '我把小苗放进坑里，轻轻地盖上土，又浇了一瓢水。'

story(
  'two photographed pages become an essay: in order, cut, checked, one undo away, handed in',
  { tag: '@student:/tasks/writing' },
  async ({ baseURL, browser, page }) => {
    await setHomework(baseURL, TEACHER, [
      { articleType: 'e-event', title: '学种菜', demand: '写一件学会的事。' },
    ])
    const [first, second] = [await photograph(browser, FIRST), await photograph(browser, SECOND)]
    await enter(page, PUPILS.zhouXingzhi)
    await page.getByRole('link', { name: /：学种菜/ }).tap()
    const essay = page.getByLabel('作文正文')
    await essay.tap()
    await page.keyboard.insertText('我会种菜了！')
    // The caret leaves the essay: then a photograph's text goes to the end.
    await page.getByLabel('作文标题').tap()

    await page.getByRole('button', { name: '拍照', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: '拍照识字' })
    await expect(sheet.getByText('手写识别会出错，请逐字核对')).toBeVisible()
    const album = sheet.getByLabel('从相册选')
    await album.setInputFiles({
      name: 'note.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('1'),
    })
    await expect(page.getByText('这个文件不能识别')).toBeVisible()
    await page.getByRole('button', { name: '我知道了' }).tap()
    await album.setInputFiles([second, first])
    await expect(sheet.getByRole('img')).toHaveCount(2)
    // One that is chosen already is not taken twice.
    await album.evaluate(chooseAgain)
    await album.evaluate(chooseAgain)
    await expect(page.getByText('这张照片已经选过了')).toBeVisible()
    await expect(sheet.getByRole('img')).toHaveCount(3)
    await sheet.getByRole('button', { name: '第 3 张删除' }).tap()
    await sheet.getByRole('button', { name: '第 2 张往前移' }).tap()

    await sheet.getByRole('button', { name: '第 2 张裁剪' }).tap()
    const cutting = page.getByRole('dialog', { name: '裁剪照片' })
    await expect(cutting.getByRole('radio', { name: '半页' })).toBeVisible()
    await cutting.getByRole('radio', { name: '半页' }).tap()
    await cutting.getByRole('button', { name: '裁好了' }).tap()

    // Without a network nothing was read wrongly, and the reason is said.
    await page.context().setOffline(true)
    await sheet.getByRole('button', { name: '识别文字' }).tap()
    await expect(page.getByText('现在没有网络，联网后再点一次')).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: '我知道了' }).tap()
    await expect(sheet.getByText('识别失败')).toHaveCount(0)

    await page.route('**/publicUploadAction_upload', failOnce, { times: 1 })
    await sheet.getByRole('button', { name: '识别文字' }).tap()
    await expect(sheet.getByText('图片文字识别中...')).toBeVisible()
    await expect(page.getByText('识别失败').first()).toBeVisible()
    await sheet.getByRole('button', { name: '识别文字' }).tap()
    const checking = page.getByRole('dialog', { name: '核对文字' })
    await expect(checking.getByText(/放进作文/).first()).toBeVisible()
    await checking.getByRole('button', { name: '放进作文' }).tap()
    await expect(checking).toBeHidden()
    await expect(essay).toHaveValue(`我会种菜了！\n　　${FIRST}\n　　${SECOND}`)

    // The writer's undo: all of it goes at once, and comes back.
    await page.getByRole('button', { name: '撤销' }).tap()
    await expect(essay).toHaveValue('我会种菜了！')
    await page.getByRole('button', { name: '重做' }).tap()
    await expect(essay).toHaveValue(`我会种菜了！\n　　${FIRST}\n　　${SECOND}`)

    const id = new URL(page.url()).searchParams.get('id') ?? ''
    await page.getByRole('button', { name: '提交', exact: true }).tap()
    await page.getByRole('dialog').getByRole('button', { name: '提交' }).tap()
    await expect(page).toHaveURL(/tasks\?homeworkStatus=1/)
    const { get } = callsOf(baseURL, PUPILS.zhouXingzhi)
    const { process, content } = await get<{ process: object; content: string }>(
      'api/homework/writeDetail',
      { id },
    )
    expect(content).toBe(`我会种菜了！\n${FIRST}\n${SECOND}`)
    expect(process).toEqual({ typed: 6, pasted: 0, photo: 46, voice: 0 })
  },
)

/** As the server answers what it cannot read. */
async function failOnce(route: Route): Promise<void> {
  const entity = { success: false, content: '', goesOn: false, doubts: [] }
  await route.fulfill({ json: { code: 200, success: true, msg: '', entity } })
}

/** The same file each time: a picture of one dot. */
async function chooseAgain(input: SVGElement | HTMLElement): Promise<void> {
  if (!(input instanceof HTMLInputElement)) return
  const dot = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const bytes = Uint8Array.from(atob(dot), (character) => character.charCodeAt(0))
  const chosen = new DataTransfer()
  chosen.items.add(new File([bytes], 'dot.gif', { type: 'image/gif', lastModified: 1 }))
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
