/** From paper to a handed-in essay: photographed pages, put in order, cut, read, checked. */
import type { Browser, Route } from '@playwright/test'
import { setHomework } from './homework.ts'
import { PUPILS, TEACHER } from './people.ts'
import { photograph } from './photograph.ts'
import { callsOf, enter } from './session.ts'
import { expect, story } from './story.ts'
import { openUnbegunEssay, tap } from './taps.ts'

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
    await expect(sheet.getByRole('img')).toHaveCount(3)
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

story(
  'photographs of a large camera are drawn one by one and turned, and what cannot be taken is named with its reason',
  { tag: '@student:/tasks/writing' },
  async ({ browser, page }) => {
    await page.addInitScript(watchDrawing)
    await openUnbegunEssay(page)
    await page.getByRole('button', { name: '拍照', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: '拍照识字' })
    const large = await largePhotograph(browser)
    const cutOff = { ...large, name: 'cut.jpg', buffer: large.buffer.subarray(0, 40_000) }
    const heic = { name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('\0\0\0\x18ftypheic') }
    await sheet
      .getByLabel('从相册选')
      .setInputFiles([large, cutOff, { ...large, name: 'again.jpg' }, heic])
    await expect(page.getByText('选的 4 张里有 2 张没有放进来')).toBeVisible()
    await expect(page.getByText('这张照片不完整')).toBeVisible()
    await expect(page.getByText('这张照片是 HEIC 格式')).toBeVisible()
    await page.getByRole('button', { name: '我知道了' }).tap()
    await expect(sheet.getByRole('img')).toHaveCount(2)
    expect(await page.evaluate(() => Reflect.get(window, 'openedAtOnce'))).toBe(1)

    const shape = () =>
      sheet
        .getByRole('img')
        .first()
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth / picture.naturalHeight)
    expect(await shape()).toBeCloseTo(LARGE.width / LARGE.height, 1)
    await sheet.getByRole('button', { name: '第 1 张裁剪' }).tap()
    await tap(page, '⟳ 旋转')
    await tap(page, '裁好了')
    await expect.poll(shape).toBeCloseTo(3 / 4, 1)
    // Some phones draw nothing on a canvas as large as the photograph.
    expect(await page.evaluate(() => Reflect.get(window, 'widestCanvas'))).toBeLessThanOrEqual(1000)
  },
)

/** As cameras of phones take them. */
const LARGE = { width: 6000, height: 4000 }

async function largePhotograph(browser: Browser) {
  const page = await browser.newPage()
  const base64 = await page.evaluate(({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    for (let x = 0; x < width; x += 50) context?.fillRect(x, (x * 7) % height, 20, 90)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  }, LARGE)
  await page.close()
  return { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

/** In the page: how many pictures were being opened at once, and how wide a canvas was. */
function watchDrawing(): void {
  const seen = Object.assign(window, { openedAtOnce: 0, widestCanvas: 0 })
  let open = 0
  const decode = Reflect.get(HTMLImageElement.prototype, 'decode')
  HTMLImageElement.prototype.decode = async function decodeCounted() {
    open += 1
    seen.openedAtOnce = Math.max(seen.openedAtOnce, open)
    await Promise.resolve(Reflect.apply(decode, this, [])).finally(() => (open -= 1))
  }
  const getContext = Reflect.get(HTMLCanvasElement.prototype, 'getContext')
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, ...asked: unknown[]) {
      seen.widestCanvas = Math.max(seen.widestCanvas, this.width)
      return Reflect.apply(getContext, this, asked)
    },
  })
}

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
