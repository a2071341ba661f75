/**
 * npm run bench -- ocr: how well photographed pages are read, and at what cost. Ten pages as paper
 * looks (print, Kai on a grid, ruled paper with jitter, tilt and blur, two pages of one essay), then
 * twenty in four handwriting fonts. docs/decisions/photos.md says what the figures mean.
 */
import { type Browser, chromium } from '@playwright/test'
import { PICTURE_SIDE } from '@zhupi/contract/terms/limits.ts'
import { createLocalOcr, type LocalOcr } from '@zhupi/server/adapters/ocr/local.ts'
import { redrawPicture } from '@zhupi/server/domain/picture.ts'
import { findChromium } from '../../e2e/chromium.ts'
import { readHomework } from '../../tools/demo/readHomework.ts'
import { medianOf, round } from '../quality/figures.ts'
import { compareTexts, shareOfParagraphs } from './compareTexts.ts'
import { drawPage, HANDS, KAI, type PageSpec } from './pages.ts'

const SANS = 'Noto Sans CJK SC'
const SERIF = 'Noto Serif CJK SC'
/** As much as a page of a notebook holds. */
const CHARACTERS_A_PAGE = 420

export type OcrFigures = {
  pages: { name: string; error: number; paragraphs: number; seconds: number }[]
  /** Medians, in per cent of the characters. */
  printError: number
  gridError: number
  ruledError: number
  /** Of all pages, in per cent. */
  paragraphs: number
  hands: { font: string; error: number; wrong: number; doubted: number }[]
  /** Of the wrong characters of all hands, in per cent. */
  doubted: number
  secondsAPage: number
  peakMb: number
}

export async function benchOcr(): Promise<OcrFigures> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const ocr = createLocalOcr()
  try {
    return await measure(browser, ocr)
  } finally {
    await ocr.stop()
    await browser.close()
  }
}

async function measure(browser: Browser, ocr: LocalOcr): Promise<OcrFigures> {
  const paper = await browser.newPage({ viewport: { width: 1000, height: 1414 } })
  let peak = 0
  const read = async (spec: PageSpec) => {
    const jpeg = await redrawPicture(await drawPage(paper, spec))
    const began = performance.now()
    const page = await ocr.recognise({ jpeg, asker: 1 })
    peak = Math.max(peak, ocr.rss)
    const compared = compareTexts(spec.paragraphs.join('\n'), page)
    return {
      ...{ name: spec.name, paper: spec.paper, ...compared },
      paragraphs: shareOfParagraphs(spec.paragraphs, page.text),
      seconds: (performance.now() - began) / 1000,
    }
  }
  // The models are opened with the first page.
  await read(paperPages[0])
  const pages = await inTurn(paperPages, read)
  const hands = await inTurn(Object.entries(HANDS), async ([font, family]) => {
    const written = await inTurn(handPages(font, family), read)
    const sum = (pick: (page: (typeof written)[number]) => number) =>
      written.reduce((total, page) => total + pick(page), 0)
    return {
      font,
      error: medianOf(written.map(({ error }) => error)),
      wrong: sum(({ wrong }) => wrong),
      doubted: sum(({ doubted }) => doubted),
    }
  })
  const errorOf = (kind: PageSpec['paper']) =>
    medianOf(pages.filter((page) => page.paper === kind).map(({ error }) => error))
  const total = (pick: (hand: (typeof hands)[number]) => number) =>
    hands.reduce((sum, hand) => sum + pick(hand), 0)
  return {
    pages: pages.map(({ name, error, paragraphs, seconds }) => ({
      ...{ name, error: round(error, 1), paragraphs, seconds: round(seconds, 1) },
    })),
    printError: round(errorOf('print'), 1),
    gridError: round(errorOf('grid'), 1),
    ruledError: round(errorOf('ruled'), 1),
    paragraphs: round(pages.reduce((sum, page) => sum + page.paragraphs, 0) / pages.length, 0),
    hands: hands.map((hand) => ({ ...hand, error: round(hand.error, 1) })),
    doubted: round((100 * total(({ doubted }) => doubted)) / total(({ wrong }) => wrong), 0),
    secondsAPage: round(medianOf(pages.map(({ seconds }) => seconds)), 1),
    peakMb: Math.round(peak / 1_048_576),
  }
}

async function inTurn<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await run(item))
  return results
}

export function printOcr(figures: OcrFigures): string {
  return [
    `pages as sent: longest side ${PICTURE_SIDE} px`,
    'page                     wrong characters %   paragraphs right %   seconds',
    ...figures.pages.map(
      ({ name, error, paragraphs, seconds }) =>
        `${name.padEnd(26)}${String(error).padStart(10)}${String(paragraphs).padStart(22)}${String(seconds).padStart(14)}`,
    ),
    `median: print ${figures.printError} %, grid ${figures.gridError} %, ruled and blurred ${figures.ruledError} %; paragraphs right ${figures.paragraphs} %`,
    ...figures.hands.map(
      ({ font, error, wrong, doubted }) =>
        `${font.padEnd(26)}${error} % wrong, ${doubted} of ${wrong} wrong characters among the doubtful`,
    ),
    `of the wrong handwritten characters ${figures.doubted} % are among the doubtful`,
    `${figures.secondsAPage} s a page (median), process at most ${figures.peakMb} MB`,
  ].join('\n')
}

function firstPageOf(key: string, essay: number): string[] {
  let left = CHARACTERS_A_PAGE
  return (readHomework(key).essays[essay]?.paragraphs ?? []).filter((paragraph) => {
    left -= paragraph.length
    return left >= 0
  })
}

const moment = readHomework('moment').essays[0]?.paragraphs ?? []
/** In the middle of a paragraph. */
const [turnAt, turnIn] = [4, 60] as const
const paperPages: [PageSpec, ...PageSpec[]] = [
  { name: 'print', paper: 'print', font: SANS, paragraphs: firstPageOf('moment', 0), seed: 1 },
  {
    name: 'print, serif',
    paper: 'print',
    font: SERIF,
    paragraphs: firstPageOf('view', 0),
    seed: 2,
  },
  { name: 'print, Kai', paper: 'print', font: KAI, paragraphs: firstPageOf('person', 0), seed: 3 },
  { name: 'grid', paper: 'grid', font: KAI, paragraphs: firstPageOf('view', 0), seed: 4 },
  {
    name: 'grid, jitter',
    paper: 'grid',
    font: KAI,
    paragraphs: firstPageOf('person', 0),
    seed: 5,
    jitters: true,
  },
  {
    name: 'ruled, jitter',
    paper: 'ruled',
    font: KAI,
    paragraphs: firstPageOf('treasured', 0),
    seed: 6,
    jitters: true,
    tilt: 0.6,
    blur: 0.7,
  },
  {
    name: 'ruled, tilt',
    paper: 'ruled',
    font: KAI,
    paragraphs: firstPageOf('view', 1),
    seed: 7,
    jitters: true,
    tilt: 2,
    blur: 1,
  },
  {
    name: 'ruled, blur',
    paper: 'ruled',
    font: KAI,
    paragraphs: firstPageOf('moment', 1),
    seed: 8,
    jitters: true,
    tilt: -1.5,
    blur: 1.5,
  },
  {
    ...{ name: 'first of two', paper: 'grid', font: KAI, seed: 9 },
    paragraphs: [...moment.slice(0, turnAt), (moment[turnAt] ?? '').slice(0, turnIn)],
  },
  {
    ...{ name: 'second of two', paper: 'grid', font: KAI, seed: 10, goesOn: true },
    paragraphs: [(moment[turnAt] ?? '').slice(turnIn), ...moment.slice(turnAt + 1)],
  },
]

function handPages(name: string, font: string): PageSpec[] {
  return ['moment', 'view', 'person', 'treasured', 'slowness'].map((key, seed) => ({
    ...{ name: `${name} ${key}`, paper: 'ruled', font, jitters: true, seed },
    paragraphs: firstPageOf(key, 0),
  }))
}
