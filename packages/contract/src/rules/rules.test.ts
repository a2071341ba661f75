import { expect, test } from 'vitest'
import { GENRE_GROUPS } from '../terms/genres.ts'
import { GRADE_LEVELS, gradeName, isGradeLevel, stageOf } from '../terms/stages.ts'
import { bandOf } from '../terms/traits.ts'
import { isCorrectable, isGenreFor, listGenreGroups } from './genre.ts'
import { countCharacters, splitParagraphs } from './length.ts'
import { findScoreLimitFault, formatScore, fromScale, sliderLevel, toScale } from './score.ts'
import { formatWireTime, parseWireTime } from './shanghaiTime.ts'
import { findClosedReason, findMissing, mayEdit } from './submission.ts'

test('every character but white space counts one, …… and —— two', () => {
  expect(countCharacters('　　天，真蓝！ a1\n')).toBe(7)
  expect(countCharacters('……——')).toBe(4)
  expect(countCharacters('👨‍👩‍👧𠮷é')).toBe(3)
  expect(countCharacters(' \n\t　')).toBe(0)
})

test('what stands among characters that join with others counts the same', () => {
  const joined = '👨‍👩‍👧'
  for (const text of [
    '天，真蓝！\r\n“好！”——他说…… a1',
    '《草》〈一〉（二）１２、·　\ufeff\u2003龘',
  ])
    expect(countCharacters(text + joined)).toBe(countCharacters(text) + 1)
})

test('paragraphs are the lines that hold something, trimmed', () => {
  expect(splitParagraphs('　　一\r\n\r\n二 \r三\n')).toEqual(['一', '二', '三'])
})

test('a score is shown in its scale with one decimal, --.- without one', () => {
  expect([
    formatScore(87, 100),
    formatScore(87, 40),
    formatScore(66.667, 60),
    formatScore(null, 100),
  ]).toEqual(['87.0', '34.8', '40.0', '--.-'])
})

test('what a teacher types in any scale shows again as typed', () => {
  for (const scale of [100, 70, 60, 55, 50, 40, 30, 25, 20]) {
    for (let tenths = 0; tenths <= scale * 10; tenths += 1)
      expect(toScale(fromScale(tenths / 10, scale), scale)).toBe(tenths / 10)
  }
})

test('slider values to levels', () => {
  expect([0, 20, 21, 40, 41, 60, 61, 80, 81, 99.9, 100].map(sliderLevel)).toEqual([
    1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 5,
  ])
})

test('score limits in their order', () => {
  const limits = { scoreScale: 60, lowScore: 10, highScore: 60, lowestScore: 0 }
  expect(findScoreLimitFault(limits)).toBeUndefined()
  expect(findScoreLimitFault({ ...limits, lowScore: 70, highScore: 65 })).toBe('scoreLimitsCrossed')
  expect(findScoreLimitFault({ ...limits, highScore: 61 })).toBe('scoreLimitAboveScale')
  expect(findScoreLimitFault({ ...limits, lowestScore: 9 })).toBe('lowestScoreOutside')
  expect(findScoreLimitFault({ ...limits, lowestScore: 10 })).toBeUndefined()
})

test('type3 and type8 by grade and region', () => {
  const ids = (grade: number, isMalaysia: boolean) =>
    listGenreGroups(grade, { isMalaysia }).map((group) => group.id)
  expect(ids(5, false)).toEqual(['type0', 'type2'])
  expect(ids(5, true)).toEqual(['type0', 'type2', 'type3'])
  expect(ids(13, false)).toEqual(['type0', 'type7', 'type8'])
  expect(ids(13, true)).toEqual(['type0', 'type3', 'type7'])
  expect([
    isGenreFor('e-event', 5, { isMalaysia: false }),
    isGenreFor('e-event', 8, { isMalaysia: false }),
    isGenreFor('', 5, { isMalaysia: false }),
  ]).toEqual([true, false, false])
})

test('genre ids are given once', () => {
  const ids = GENRE_GROUPS.flatMap((group) => group.genres.map((genre) => genre.id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('文体不限 cannot be corrected', () => {
  expect([isCorrectable('any'), isCorrectable(''), isCorrectable('e-event')]).toEqual([
    false,
    false,
    true,
  ])
})

test('what may be edited, and when a homework is closed', () => {
  expect((['notStart', 'underway', 'reject', 'finish', 'remark'] as const).map(mayEdit)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  const times = { startsAt: new Date(1_000), endsAt: new Date(2_000) }
  expect(findClosedReason('underway', { ...times, now: new Date(999) })).toBe('homeworkNotStarted')
  expect(findClosedReason('underway', { ...times, now: new Date(1_000) })).toBeUndefined()
  expect(findClosedReason('underway', { ...times, now: new Date(2_000) })).toBe('homeworkEnded')
  expect(findClosedReason('reject', { ...times, now: new Date(9_999) })).toBeUndefined()
  expect(findMissing({ genre: 'e-event', title: '题', content: '文' })).toBeUndefined()
})

test('bands begin at 80, 55 and 30 of 100', () => {
  expect([100, 80, 79.9, 55, 54, 30, 29, 0].map(bandOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
})

test('times on the wire are Shanghai’s', () => {
  expect(formatWireTime(new Date('2025-12-31T16:00:00Z'))).toBe('2026-01-01 00:00:00')
  expect(parseWireTime('2026-01-01 00:00:00')).toEqual(new Date('2025-12-31T16:00:00Z'))
  expect(parseWireTime('2026-02-29 00:00:00')).toBeUndefined()
})

test('every grade has its stage and its name', () => {
  expect(GRADE_LEVELS.map((grade) => stageOf(grade))).toEqual([
    ...Array.from({ length: 6 }, () => 'elementary'),
    ...Array.from({ length: 3 }, () => 'junior'),
    ...Array.from({ length: 3 }, () => 'senior'),
    'bachelor',
  ])
  expect([1, 6, 7, 9, 10, 12, 13].map(gradeName)).toEqual([
    '一年级',
    '六年级',
    '七年级',
    '九年级',
    '高一',
    '高三',
    '大学',
  ])
  expect([0, 14, 5.5, Number.NaN].filter(isGradeLevel)).toEqual([])
})
