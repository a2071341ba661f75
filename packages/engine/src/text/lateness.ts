/**
 * How late in an essay a paragraph speaks, by its own words. One sign says little, and each counts
 * the same: weights fitted to our essays told no more about the essays of others.
 */
import { EARLY_SIGNS, LATE_SIGNS, type LateSign, type Place } from '../lexicon/lateSigns.ts'
import { countWords } from './characters.ts'
import type { Paragraph } from './document.ts'
import { regex } from './multiline.ts'

/** UTF-16 units with which a paragraph begins. */
const HEAD = 12
/** UTF-16 units of which one sign is as much as there can be. */
const ROOM = 60

/** By paragraph. Whoever tells the end first and turns back begins as well as anybody. */
export function latenessOf(paragraphs: readonly Paragraph[]): number[] {
  const lateness = paragraphs.map(
    (paragraph) => sum(LATE_SIGNS, paragraph) - sum(EARLY_SIGNS, paragraph),
  )
  return turnsBack(paragraphs)
    ? lateness.map((value, at) => (at === 0 ? Math.min(value, ...lateness.slice(1)) : value))
    : lateness
}

/** At the end of the first paragraph or at the beginning of the second. */
function turnsBack([first, second]: readonly Paragraph[]): boolean {
  return (
    TURNS_BACK.test(first?.sentences.at(-1)?.text ?? '') ||
    TURNS_BACK.test(second?.sentences[0]?.text ?? '')
  )
}

const TURNS_BACK = regex()`
  从.{1,12}说起|^那是|(?:思绪|记忆|时间|时光).{0,8}(?:回到|飘回|拉回|倒回|退回|拨回)|带回(?:到)?了?那|
  (?:回想|想)起了?(?:那|去年|前年|小时候|几年前|从前)|(?:还|仍)记得那|
  ^[^，。]{1,5}(?:天|周|月|年|小时|星期)(?:以|之)?前
`

function sum(signs: readonly LateSign[], paragraph: Paragraph): number {
  return signs.reduce(
    (total, { words, places }) =>
      places.reduce((soFar, place) => soFar + found(words, place, paragraph), total),
    0,
  )
}

function found(words: RegExp, place: Place, { text, sentences }: Paragraph): number {
  switch (place) {
    case 'whole':
      return Math.min(1, (countWords(text, words) * ROOM) / Math.max(ROOM, text.length))
    case 'head':
      return Math.min(1, countWords(text.slice(0, HEAD), words))
    case 'lead':
      return Math.min(1, countWords(sentences[0]?.text ?? '', words))
    case 'close':
      return Math.min(1, countWords(sentences.at(-1)?.text ?? '', words))
  }
}
