/**
 * Rows of writing from the detector's map: each pixel says how likely it lies in the middle of a
 * line. Pure.
 */
export type Box = { left: number; top: number; right: number; bottom: number }

export type DetectionMap = { data: Float32Array; width: number; height: number }

/** How sure the detector must be that a pixel belongs to a line. */
const DETECTED_FROM = 0.3
/** Specks: fewer pixels than this are no character. */
const PIXELS_MIN = 12
/** The detector marks the middle of a line; the writing is wider by this share of area to outline. */
const WIDENED_BY = 1.5
/** A stretch this many times as wide as high shows how the page is tilted. */
const LONG_STRETCH = 4
/** Less tilt than this (one pixel in two hundred) is not worth turning the page. */
const TILT_MIN = 0.005
/** More is no tilt but writing that climbs. */
const TILT_MAX = 0.2
/** Two boxes of one row overlap by at least this share of the lower one. */
const OVERLAP_MIN = 0.5
/** Of the usual height of a row: less is a page number's dust or a line of the paper. */
const ROW_HEIGHT_MIN = 0.4

type Stretch = Box & { pixels: number; slope: number }

/** Rows from above to below, each as wide as its writing. */
export function findRows(map: DetectionMap): Box[] {
  const boxes = findStretches(map).map((stretch) => widen(stretch, map))
  const usual = medianOf(boxes.map(heightOf))
  const rows: Box[] = []
  for (const box of boxes
    .filter((each) => heightOf(each) >= ROW_HEIGHT_MIN * usual)
    .sort((one, other) => other.right - other.left - (one.right - one.left))) {
    const row = rows.find((each) => overlap(each, box) >= OVERLAP_MIN)
    if (row === undefined) rows.push({ ...box })
    else Object.assign(row, union(row, box))
  }
  return rows.sort((one, other) => one.top + one.bottom - other.top - other.bottom)
}

/** How far the lines fall per pixel to the right; 0 where they lie level. */
export function findTilt(map: DetectionMap): number {
  const slopes = findStretches(map)
    .filter((each) => each.right - each.left > LONG_STRETCH * heightOf(each))
    .map(({ slope }) => slope)
  const tilt = medianOf(slopes)
  return Math.abs(tilt) < TILT_MIN || Math.abs(tilt) > TILT_MAX ? 0 : tilt
}

/** Connected pixels, by flooding; with the slope of the line through them. */
function findStretches({ data, width, height }: DetectionMap): Stretch[] {
  const seen = new Uint8Array(width * height)
  const stretches: Stretch[] = []
  const isWriting = (at: number) => seen[at] === 0 && (data[at] ?? 0) > DETECTED_FROM
  for (let start = 0; start < width * height; start += 1) {
    if (!isWriting(start)) continue
    seen[start] = 1
    const open = [start]
    const sums = { n: 0, x: 0, y: 0, xx: 0, xy: 0 }
    const box = { left: width, top: height, right: 0, bottom: 0 }
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width
      const y = (at - x) / width
      Object.assign(box, union(box, { left: x, top: y, right: x + 1, bottom: y + 1 }))
      sums.n += 1
      sums.x += x
      sums.y += y
      sums.xx += x * x
      sums.xy += x * y
      const around = [
        ...(x > 0 ? [at - 1] : []),
        ...(x + 1 < width ? [at + 1] : []),
        ...(y > 0 ? [at - width] : []),
        ...(y + 1 < height ? [at + width] : []),
      ]
      for (const next of around)
        if (isWriting(next)) {
          seen[next] = 1
          open.push(next)
        }
    }
    const spread = sums.n * sums.xx - sums.x * sums.x
    const slope = spread === 0 ? 0 : (sums.n * sums.xy - sums.x * sums.y) / spread
    if (sums.n >= PIXELS_MIN) stretches.push({ ...box, pixels: sums.n, slope })
  }
  return stretches
}

function widen(box: Box, { width, height }: DetectionMap): Box {
  const [w, h] = [box.right - box.left, heightOf(box)]
  const by = Math.round((w * h * WIDENED_BY) / (2 * (w + h)))
  return {
    left: Math.max(0, box.left - by),
    top: Math.max(0, box.top - by),
    right: Math.min(width, box.right + by),
    bottom: Math.min(height, box.bottom + by),
  }
}

function heightOf({ top, bottom }: Box): number {
  return bottom - top
}

/** Of the lower one's height. */
function overlap(one: Box, other: Box): number {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return shared / Math.min(heightOf(one), heightOf(other))
}

function union(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
