/**
 * The pages that the recogniser is measured with: texts of our own, drawn by Chromium as paper looks
 * and, where a page asks for it, photographed badly. The same seed draws the same page.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

export type Paper = 'print' | 'grid' | 'ruled'
export type PageSpec = {
  name: string
  paper: Paper
  font: string
  paragraphs: readonly string[]
  /** The page goes on in the middle of a paragraph. */
  goesOn?: boolean
  seed: number
  /** Each character a little off its place, size and angle. */
  jitters?: boolean
  tilt?: number
  blur?: number
}

export const KAI = 'LXGW WenKai'
/** npm package and family of the handwriting fonts. */
export const HANDS = {
  'long-cang': 'Long Cang',
  'liu-jian-mao-cao': 'Liu Jian Mao Cao',
  'zhi-mang-xing': 'Zhi Mang Xing',
  'ma-shan-zheng': 'Ma Shan Zheng',
} as const

const PAGE_WIDTH = 1000
/** A4. */
const PAGE_HEIGHT = 1414
const COLUMNS = 20
const CELL = 44
const GAP = 14

/** A page as a JPEG, as the browser would send it. */
export async function drawPage(page: Page, spec: PageSpec): Promise<Buffer> {
  await page.setContent(html(spec))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page.locator('#paper').screenshot({ type: 'jpeg', quality: 85 })
}

function html(spec: PageSpec): string {
  const random = createRandom(spec.seed)
  const rows = spec.paper === 'print' ? undefined : fillRows(spec)
  const body =
    rows === undefined
      ? spec.paragraphs
          .map((text, index) => `<p class="${index === 0 && spec.goesOn ? 'on' : ''}">${text}</p>`)
          .join('')
      : rows
          .map(
            (row) =>
              `<div class="row">${row.map((character) => `<i>${written(character, spec, random)}</i>`).join('')}</div>`,
          )
          .join('')
  return `<!doctype html><meta charset="utf-8"><style>
${Object.keys(HANDS).map(fontFace).join('\n')}
body { margin: 0; background: #999 }
#paper { width: ${PAGE_WIDTH}px; min-height: ${PAGE_HEIGHT}px; box-sizing: border-box; padding: 50px; background: #fbf8f1; overflow: hidden;
  font: 32px/1.7 '${spec.font}', '${KAI}'; color: #22242c }
#sheet { transform: rotate(${spec.tilt ?? 0}deg); filter: ${spec.blur ? `blur(${spec.blur}px)` : 'none'} }
p { margin: 0; text-indent: 2em; text-align: justify } p.on { text-indent: 0 }
.row { display: flex; width: ${COLUMNS * CELL}px; height: ${CELL}px; margin-bottom: ${GAP}px }
.grid .row { border: 1px solid #d98b84; border-right: 0 } .grid .row i { border-right: 1px solid #d98b84 }
.ruled .row { border-bottom: 1px solid #9fb6c9 }
i { font-style: normal; width: ${CELL}px; height: ${CELL}px; box-sizing: border-box; display: grid; place-items: center; line-height: 1 }
b { font-weight: normal; display: block }
</style><div id="paper"><div id="sheet" class="${spec.paper}">${body}</div></div>`
}

function fontFace(name: string): string {
  const css = createRequire(import.meta.url).resolve(`@fontsource/${name}/index.css`)
  const folder = css.slice(0, css.lastIndexOf('/'))
  return readFileSync(css, 'utf8').replaceAll(
    /url\(\.\/(files\/[^)]+\.woff2)\)/g,
    (_, file: string) => {
      const data = readFileSync(`${folder}/${file}`).toString('base64')
      return `url(data:font/woff2;base64,${data})`
    },
  )
}

/** One character a cell; a mark that would begin a row hangs in the last cell. */
function fillRows({ paragraphs, goesOn }: PageSpec): string[][] {
  return paragraphs.flatMap((text, index) => {
    const rows: string[][] = []
    let row = index === 0 && goesOn ? [] : ['', '']
    for (const character of text) {
      const last = row.at(-1)
      if (
        row.length === COLUMNS &&
        '，。！？、；：”’》）…'.includes(character) &&
        last !== undefined
      ) {
        row[COLUMNS - 1] = last + character
        continue
      }
      if (row.length === COLUMNS) {
        rows.push(row)
        row = []
      }
      row.push(character)
    }
    return [...rows, [...row, ...Array.from({ length: COLUMNS - row.length }, () => '')]]
  })
}

function written(character: string, { jitters }: PageSpec, random: () => number): string {
  if (!jitters) return character
  const off = (most: number) => ((random() * 2 - 1) * most).toFixed(2)
  return `<b style="transform:translate(${off(2.5)}px,${off(3)}px) rotate(${off(4)}deg) scale(${(1 + Number(off(0.08))).toFixed(3)})">${character}</b>`
}

/** mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
