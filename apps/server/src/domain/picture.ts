/**
 * A picture that somebody sent, hostile until proven otherwise: known by its bytes and never by its
 * name, whole from the first to the last of them, small enough to be opened. What goes on is drawn
 * anew, upright, without anything that a camera writes into a file.
 */
import { PICTURE_PIXELS_MAX, PICTURE_SIDE } from '@zhupi/contract/terms/limits.ts'
import sharp from 'sharp'
import { endOfJpeg, endOfPng, endOfWebp } from './pictureEnd.ts'
import { refuse } from './refuse.ts'

const QUALITY = 90
/** Longer than wide by more than this is no page. */
const STRETCH_MAX = 20
/** What other programs would run or show, hidden in what a camera may note. */
const FOREIGN = ['<script', '<svg', '<html', '<!doctype', '<?php', '%pdf-'] as const

// Each picture comes once; what sharp would remember of it is memory for nothing.
sharp.cache(false)

/** A small JPEG; refuses what is no whole picture of a kind that cameras make. */
export async function redrawPicture(file: Buffer): Promise<Buffer> {
  const end = findEnd(file)
  if (end === undefined) return refuse('fileUnreadable')
  // Cut off, or something else follows: then it is two files in one.
  if (end !== file.length || isForeign(file)) return refuse('pictureBroken')
  const options = { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'error' } as const
  const size = await sharp(file, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => refuse('pictureBroken'))
  const { width, height } = size
  if (width * height > PICTURE_PIXELS_MAX) return refuse('pictureTooLarge')
  if (Math.max(width, height) > STRETCH_MAX * Math.min(width, height))
    return refuse('fileUnreadable')
  return sharp(file, options)
    .autoOrient()
    .resize({ width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
    .catch(() => refuse('pictureBroken'))
}

/** Where the picture that begins the file ends; undefined where none begins it. */
function findEnd(file: Buffer): number | undefined {
  if (file.subarray(0, 3).equals(JPEG)) return endOfJpeg(file) ?? -1
  if (file.subarray(0, PNG.length).equals(PNG)) return endOfPng(file) ?? -1
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP')
    return endOfWebp(file)
  return undefined
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function isForeign(file: Buffer): boolean {
  const text = file.toString('latin1').toLowerCase()
  return FOREIGN.some((word) => text.includes(word))
}
