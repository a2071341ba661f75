/** The question bank as it ships: what it covers, how long its texts are, that no two are alike. */
import { findGenre, GENRE_GROUPS } from '@zhupi/contract/terms/genres.ts'
import { KEYWORD_MAX_LENGTH, TITLE_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import {
  EDITION_NAMES,
  EDITIONS,
  QUESTION_TAG_NAMES,
  QUESTION_TAGS,
} from '@zhupi/contract/terms/questions.ts'
import { REFERENCE_THEME_NAMES, REFERENCE_THEMES } from '@zhupi/contract/terms/references.ts'
import { describe, expect, test } from 'vitest'
import { type ProductQuestion, QUESTIONS } from '../questions.ts'
import { findLikest, likenessOf } from './likeness.ts'
import { UNITS } from './units.ts'

const QUESTIONS_MIN = 320
const PER_UNIT_MIN = 2
const HANDFUL = 15
const EXAM_STYLE_MIN = 15 // of each year that ends in an examination

/**
 * The likest two questions measured 0.07 when the bound was set; a question with words exchanged
 * measures 0.89, one that keeps half of another’s demand 0.23.
 */
const LIKENESS_MAX = 0.1

describe('what the bank covers', () => {
  test(`at least ${QUESTIONS_MIN} questions, each with a key of its own`, () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(QUESTIONS_MIN)
    expect(new Set(QUESTIONS.map(({ key }) => key)).size).toBe(QUESTIONS.length)
  })

  test('a key tells grade and volume, and they are those of the question', () => {
    const wrong = QUESTIONS.filter(({ key, gradeLevel, edition }) => {
      const [, grade, volume] = /^(\d+)([abx])-\d+$/.exec(key) ?? []
      // Examinations are at the end of the school year.
      return Number(grade) !== gradeLevel || edition !== (volume === 'a' ? 'edition7' : 'edition8')
    })
    expect(wrong).toEqual([])
  })

  test('every unit of the textbooks has at least two questions, and no other unit is named', () => {
    const listed = UNITS.flatMap(({ volume, units }) => units.map((unit) => `${volume} ${unit}`))
    const named = QUESTIONS.filter(({ unit }) => unit !== null).map(
      ({ key, unit }) => `${volumeOf(key)} ${unit}`,
    )
    expect(named.filter((unit) => !listed.includes(unit))).toEqual([])
    const few = listed.filter((unit) => named.filter((each) => each === unit).length < PER_UNIT_MIN)
    expect(few).toEqual([])
  })

  test('every genre of a school stage, and a grade has only genres of its stage', () => {
    const groupOf = (gradeLevel: number) =>
      gradeLevel <= 2 ? 'type1' : gradeLevel <= 6 ? 'type2' : gradeLevel <= 9 ? 'type4' : 'type5'
    const wrong = QUESTIONS.filter(({ gradeLevel, articleType }) => {
      const group = GENRE_GROUPS.find(({ id }) => id === groupOf(gradeLevel))
      return !group?.genres.some(({ id }) => id === articleType)
    })
    expect(wrong.map(({ key }) => key)).toEqual([])

    const used = new Set(QUESTIONS.map(({ articleType }) => articleType))
    const missing = GENRE_GROUPS.filter(({ id }) =>
      ['type1', 'type2', 'type4', 'type5'].includes(id),
    ).flatMap(({ genres }) => genres.filter(({ id }) => !used.has(id)))
    expect(missing).toEqual([])
    expect([...used].filter((id) => findGenre(id) === undefined)).toEqual([])
  })

  test('all themes, common types and volumes, none with only a handful of questions', () => {
    const few = [
      ...REFERENCE_THEMES.filter((theme) => countWith({ theme }) < HANDFUL).map(
        (theme) => REFERENCE_THEME_NAMES[theme],
      ),
      ...QUESTION_TAGS.filter((tag) => countWith({ tag }) < HANDFUL).map(
        (tag) => QUESTION_TAG_NAMES[tag],
      ),
      ...EDITIONS.filter((edition) => countWith({ edition }) < HANDFUL).map(
        (edition) => EDITION_NAMES[edition],
      ),
    ]
    expect(few).toEqual([])
  })

  test.each([9, 12])('grade %i has examination questions with materials of their own', (grade) => {
    const examStyle = QUESTIONS.filter(({ key }) => key.startsWith(`${grade}x-`))
    expect(examStyle.length).toBeGreaterThanOrEqual(EXAM_STYLE_MIN)
    expect(examStyle.filter(({ tag }) => tag === 'material').length).toBeGreaterThan(3)
  })
})

describe('how a question reads', () => {
  test('texts are neither thin nor too long for a phone', () => {
    const wrong = QUESTIONS.filter(
      ({ title, demand, ideation, keywords }) =>
        title.length > TITLE_MAX_LENGTH ||
        isOutside(demand, 60, 260) ||
        (ideation !== '' && isOutside(ideation, 60, 200)) ||
        keywords.length < 3 ||
        keywords.length > 6 ||
        keywords.some((word) => word === '' || word.length > KEYWORD_MAX_LENGTH),
    )
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  test('a few have no ideation, so that the screen for it is met', () => {
    const without = QUESTIONS.filter(({ ideation }) => ideation === '').length
    expect(without).toBeGreaterThan(0)
    expect(without / QUESTIONS.length).toBeLessThan(0.03)
  })

  test('a half-proposition has a blank to fill and nothing else has one', () => {
    const wrong = QUESTIONS.filter(
      ({ title, tag }) => title.includes('____') !== (tag === 'half-proposition'),
    )
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  test('only questions with a material or a situation go without a title', () => {
    const wrong = QUESTIONS.filter(
      ({ title, tag }) => title === '' && !['material', 'topic', 'task', 'picture'].includes(tag),
    )
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  test('a picture is told in words', () => {
    const wrong = QUESTIONS.filter(({ demand, tag }) => /（图/.test(demand) !== (tag === 'picture'))
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  test('Chinese is punctuated as Chinese, and nothing is doubled or left over', () => {
    const wrong = QUESTIONS.filter(({ title, demand, ideation }) =>
      /["',;:?!()]|\s|[。，！？；：、]{2}|。”。|(.)\1{3}/.test(
        `${title}\n${demand}\n${ideation}`.replaceAll('____', '').replaceAll('\n', ''),
      ),
    )
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  test('the stock opening stays rare', () => {
    const stock = QUESTIONS.filter(({ demand }) => demand.startsWith('请以'))
    expect(stock.length / QUESTIONS.length).toBeLessThan(0.15)
  })
})

describe('no two are alike', () => {
  test('no question is near another', () => {
    expect(findLikest(QUESTIONS.map(textOf), LIKENESS_MAX).map(namePair)).toEqual([])
  })

  test('no title is given twice', () => {
    const titles = QUESTIONS.map(({ title }) => title).filter((title) => title !== '')
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
  })

  test('a question with one word exchanged is caught', () => {
    const model = questionOf('5a-13')
    const copy = textOf(model).replaceAll('景物', '动物').replaceAll('雪后', '雨后')
    expect(copy).not.toBe(textOf(model))
    expect(likenessOf(textOf(model), copy)).toBeGreaterThan(0.8)
    const planted = [...QUESTIONS.map(textOf), copy]
    expect(findLikest(planted, LIKENESS_MAX).map(({ second }) => second)).toEqual([
      QUESTIONS.length,
    ])
  })

  test('half of another’s demand under a new title, with new ideation, is caught', () => {
    const model = QUESTIONS.findIndex(({ key }) => key === '8b-9')
    const half = QUESTIONS[model]?.demand.slice(0, 40) ?? ''
    const copy = `${half}把路上闻到的气味都写下来。气味由浓到淡怎样变？谁家的窗口飘出了饭香？`
    expect(findLikest([...QUESTIONS.map(textOf), copy], LIKENESS_MAX)).toEqual([
      { first: model, second: QUESTIONS.length, likeness: expect.closeTo(0.2, 1) },
    ])
  })
})

function countWith(wanted: Partial<Pick<ProductQuestion, 'theme' | 'tag' | 'edition'>>): number {
  return QUESTIONS.filter(
    ({ theme, tag, edition }) =>
      theme === (wanted.theme ?? theme) &&
      tag === (wanted.tag ?? tag) &&
      edition === (wanted.edition ?? edition),
  ).length
}

function questionOf(key: string): ProductQuestion {
  const question = QUESTIONS.find((each) => each.key === key)
  if (question === undefined) throw new Error(`no question ${key}`)
  return question
}

function textOf({ title, demand, ideation }: ProductQuestion): string {
  return title + demand + ideation
}

function namePair({ first, second, likeness }: ReturnType<typeof findLikest>[number]): string {
  return `${QUESTIONS[first]?.key} ${QUESTIONS[second]?.key} ${likeness.toFixed(3)}`
}

function volumeOf(key: string): string {
  return key.replace(/-\d+$/, '')
}

function isOutside(text: string, min: number, max: number): boolean {
  return text.length < min || text.length > max
}
