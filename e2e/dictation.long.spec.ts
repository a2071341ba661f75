/** Speaking instead of typing: on the pupil's paper and in the teacher's remark. */
import type { Page } from '@playwright/test'
import { HEARD_HERTZ, launchHearing } from './heardFile.ts'
import { PUPILS, TEACHER } from './people.ts'
import { writeRemark } from './reviewTaps.ts'
import { openAs } from './session.ts'
import { expect, story } from './story.ts'
import { openUnbegunEssay, readAlert, tap } from './taps.ts'

const RATE = 16_000

/** What the microphone hears is a file; recording, worklet, WAV and upload are real. */
story.use({ launchOptions: launchHearing() })

async function setSpeech(page: Page, speech: 'nobody' | 'everybody'): Promise<void> {
  await page.route('**/account/contact.mvc*', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, entity: { ...answer.entity, speech } } })
  })
}

type Upload = { source: unknown; which: unknown; rate: number; seconds: number; hertz: number }

/** What the page sends: Chromium shows nobody outside a form's files. */
async function keepUploads(page: Page): Promise<() => Promise<Upload[]>> {
  await page.addInitScript(() => {
    const uploads: object[] = []
    Object.assign(window, { uploads })
    const send = window.fetch.bind(window)
    window.fetch = async (input, init) => {
      const file = init?.body instanceof FormData ? init.body.get('file') : null
      if (init?.body instanceof FormData && file instanceof File) {
        const wav = new DataView(await file.arrayBuffer())
        const seconds = wav.getUint32(40, true) / 2 / wav.getUint32(24, true)
        let rises = 0
        for (let at = 46; at < wav.byteLength; at += 2)
          if (wav.getInt16(at - 2, true) < 0 && wav.getInt16(at, true) >= 0) rises += 1
        uploads.push({
          source: init.body.get('source'),
          which: init.body.get('which'),
          rate: wav.getUint32(24, true),
          seconds,
          hertz: rises / seconds,
        })
      }
      return send(input, init)
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'uploads'))
}

/** Stands in for the recogniser behind the server. */
async function hear(page: Page, text: () => string): Promise<void> {
  await page.route('**/publicUploadAction_upload', (route) => {
    const said = text()
    const Sentences = said === '' ? [] : [{ Text: said }]
    const entity = { success: said !== '', content: '', goesOn: false, doubts: [], Sentences }
    return route.fulfill({ json: { code: 200, success: true, msg: '', entity } })
  })
}

story(
  'what a pupil says stands at the caret, one undo away, and counts as spoken',
  async ({ page }) => {
    await setSpeech(page, 'everybody')
    let said = '我没有带伞，'
    const uploads = await keepUploads(page)
    await hear(page, () => said)
    await openUnbegunEssay(page)
    const essay = page.getByLabel('作文正文')
    await essay.fill('天忽然下起了雨。就站在屋檐下等。')
    await essay.evaluate((field) => {
      if (field instanceof HTMLTextAreaElement) field.setSelectionRange(8, 8)
    })
    const before = await essay.inputValue()
    await tap(page, '语音')
    await expect(page.getByText(/^还能说 2\d 秒$/)).toBeVisible()
    const meter = page.locator('.voice-bar-meter i')
    await expect(meter).toHaveAttribute('style', /scaleX\((0\.[5-9]|1)/)
    await tap(page, '说完了')
    await expect(page.getByText('已停止录制')).toBeVisible()
    await expect(essay).toHaveValue(/天忽然下起了雨。我没有带伞，就站在/)
    const [first] = await uploads()
    expect(first).toMatchObject({ source: 'h5', which: 'speech', rate: RATE })
    expect(first?.seconds).toBeGreaterThan(0.1)
    const saved = page.waitForRequest(/homework\/save\.mvc/)
    await tap(page, '撤销')
    await expect(essay).toHaveValue(before)
    await tap(page, '重做')
    await page.getByLabel('作文标题').fill('那一刻，我长大了')
    expect((await saved).postData()).toMatch(/voice=6/)

    // Not in the text: behind its end. Nobody understood: the text says so, and nothing changes.
    said = '雨停了。'
    await page.getByLabel('作文标题').focus()
    await tap(page, '语音')
    await expect(page.getByText(/^还能说 2\d 秒$/)).toBeVisible()
    await tap(page, '说完了')
    await expect(essay).toHaveValue(/屋檐下等。\n　　雨停了。$/)
    said = ''
    await tap(page, '语音')
    await tap(page, '说完了')
    await readAlert(page, '识别失败')
    await expect(essay).toHaveValue(/屋檐下等。\n　　雨停了。$/)

    // Half a minute ends by itself and is sent whole.
    said = '说了半分钟。'
    await tap(page, '语音')
    await expect(page.getByText('已停止录制')).toBeVisible()
    await expect(essay).toHaveValue(/说了半分钟。$/)
    const last = (await uploads()).at(-1)
    expect(last?.seconds).toBeGreaterThan(29.5)
    expect(last?.seconds).toBeLessThanOrEqual(30)
    expect(last?.hertz).toBeGreaterThan(HEARD_HERTZ * 0.98)
    expect(last?.hertz).toBeLessThan(HEARD_HERTZ * 1.02)
  },
)

story('a teacher speaks the remark', async ({ page }) => {
  await setSpeech(page, 'everybody')
  await hear(page, () => '结尾收得很稳。')
  await openAs(page, TEACHER, 'teacher/stu/works/1/2')
  const remark = page.getByRole('textbox', { name: '评语', exact: true })
  await writeRemark(page, '读着很暖。')
  await tap(page, '语音')
  await expect(page.getByText(/^还能说 2\d 秒$/)).toBeVisible()
  await tap(page, '说完了')
  await expect(remark).toHaveValue('读着很暖。结尾收得很稳。')
})

story(
  'without a recogniser the browser’s own listens, and without that the button says why',
  async ({ page }) => {
    await openUnbegunEssay(page)
    const essay = page.getByLabel('作文正文')
    await page.evaluate(() => {
      Reflect.deleteProperty(window, 'SpeechRecognition')
      Reflect.deleteProperty(window, 'webkitSpeechRecognition')
    })
    await tap(page, '语音')
    await expect(page.getByText(/还没有开通语音识别/)).toBeVisible()
    await page.evaluate(() => {
      class Recognition extends EventTarget {
        onresult: ((event: object) => void) | undefined
        onend: (() => void) | undefined
        start() {
          setTimeout(() => this.onresult?.({ results: [[{ transcript: '风也停了。' }]] }), 50)
        }
        stop() {
          setTimeout(() => this.onend?.(), 10)
        }
      }
      Object.assign(window, { SpeechRecognition: Recognition })
    })
    await tap(page, '语音')
    await expect(page.getByText('风也停了。')).toBeVisible()
    await tap(page, '说完了')
    await expect(essay).toHaveValue(/风也停了。$/)

    // The microphone was refused: the text says what to do.
    await setSpeech(page, 'everybody')
    await page.addInitScript(() => {
      Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
        value: async () => {
          throw new DOMException('Permission denied', 'NotAllowedError')
        },
      })
    })
    await openAs(page, PUPILS.jiangWanzhou, 'practice/free')
    await expect(page.getByLabel('作文正文')).toBeVisible()
    await tap(page, '语音')
    await readAlert(page, /没有使用麦克风的权限/)
  },
)
