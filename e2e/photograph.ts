/** Pages as a phone would photograph them. */
import type { Browser, Page } from '@playwright/test'

/** A page of a notebook, as a phone's camera would give it. */
export async function photograph(browser: Browser, text: string, above: readonly string[] = []) {
  const page: Page = await browser.newPage({
    viewport: { width: 900, height: 450 + 100 * above.length },
  })
  await page.setContent(
    `<body style="margin:0;background:#fbf8f1;color:#223">${above.map((line) => `<p style="margin:40px 60px 0;text-align:center;font:40px 'LXGW WenKai','Noto Sans CJK SC'">${line}</p>`).join('')}<p style="margin:60px;font:40px/1.8 'LXGW WenKai','Noto Sans CJK SC';text-indent:2em">${text}</p></body>`,
  )
  const buffer = await page.screenshot({ type: 'jpeg', quality: 90 })
  await page.close()
  return { name: `${text.slice(0, 2)}.jpg`, mimeType: 'image/jpeg', buffer }
}
