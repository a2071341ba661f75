/**
 * Hides names in a text that strangers read. Each hidden character becomes MASK, one for each UTF-16
 * unit, so that positions in the text stay true. What is hidden and what is left:
 * docs/decisions/sharing.md.
 */
export const MASK = '×'

export type KnownNames = {
  /** Whole names of people. */
  people: readonly string[]
  /** Those of them who teach: their surname is hidden before 老师 too. */
  teachers: readonly string[]
  /** Names of schools and classes. */
  places: readonly string[]
}

export type Mask = (text: string) => string

/** A school's name shorter than this may be anything. */
const PLACE_MIN_LENGTH = 4
const LONG_NAME = 3
const COMPOUND_SURNAME = /^(?:欧阳|司马|上官|诸葛|尉迟|公冶|东方|皇甫|令狐|慕容|司徒|夏侯)./u
const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/g
const LATIN = /[0-9A-Za-z]/
const SAID_BEFORE = /(?:名叫|叫做|叫作|我叫|他叫|她叫|名字叫|名字是|姓名[：:]|作者[：:])$/u
const CLAUSE_START = /(?:^|[\s，。！？；：、“”‘’（《…—])$/u
const SAID_AFTER = /^(?:同学(?!们)|小朋友(?!们)|老师(?!们)|(?:笑着|大声|轻声)?[说问喊答]道?[：:])/u

type Form = { text: string; isWhole: boolean }
type Word = { start: number; end: number; isWord: boolean }

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

export function createMask(names: KnownNames): Mask {
  const forms = listForms(names.people)
  const places = names.places.map((each) => each.trim()).filter(isLongPlace)
  const surnames = [...new Set(names.teachers.map(surnameOf))].filter((each) => each !== '')
  return (text) => {
    const spans = [
      ...places.flatMap((place) => findAll(text, place)),
      ...[...text.matchAll(PHONE)].map(({ index, 0: found }) => [index, index + found.length]),
      ...findPeople(text, forms, surnames),
    ]
    return hide(text, spans)
  }
}

function isLongPlace(place: string): boolean {
  return place.length >= PLACE_MIN_LENGTH
}

/** The whole name, the given name, and what a class makes of it: 小明, 阿明, 明明. */
function listForms(people: readonly string[]): Form[] {
  const forms = people.flatMap((person): Form[] => {
    const name = person.trim().replace(/老师$/u, '')
    if (name.length < 2 || /^\d+$/.test(name)) return []
    const whole = { text: name, isWhole: true }
    if (LATIN.test(name)) return [whole]
    const given = [...name.slice(surnameOf(name).length)]
    const last = given.at(-1) ?? ''
    return [
      whole,
      ...[given.join(''), `小${last}`, `阿${last}`, `${last}${last}`]
        .filter((each) => [...each].length > 1)
        .map((each) => ({ text: each, isWhole: false })),
    ]
  })
  return [...new Map(forms.map((form) => [form.text, form])).values()]
}

function surnameOf(name: string): string {
  const trimmed = name.trim().replace(/老师$/u, '')
  if (LATIN.test(trimmed)) return ''
  return COMPOUND_SURNAME.test(trimmed) ? trimmed.slice(0, 2) : ([...trimmed][0] ?? '')
}

function findPeople(text: string, forms: readonly Form[], surnames: readonly string[]): number[][] {
  const found = forms.flatMap((form) => findAll(text, form.text).map((span) => ({ form, span })))
  const taught = surnames.flatMap((surname) =>
    findAll(text, `${surname}老师`).map(([start = 0]) => [start, start + surname.length]),
  )
  if (found.length === 0 && taught.length === 0) return []
  const words = [...segmenter.segment(text)].map(({ index, segment, isWordLike }) => ({
    start: index,
    end: index + segment.length,
    isWord: isWordLike === true,
  }))
  return [
    ...found.filter(({ form, span }) => isNamed(text, words, form, span)).map(({ span }) => span),
    // 由于老师 is no 于老师.
    ...taught.filter(([start = 0]) => words.some((word) => word.start === start)),
  ]
}

/**
 * Whether these characters are the person. Where a dictionary knows them as a word, or as a part of
 * one, they are only if what stands around says so.
 */
function isNamed(
  text: string,
  words: readonly Word[],
  form: Form,
  [start = 0, end = 0]: readonly number[],
): boolean {
  const word = words.find((each) => each.start <= start && end <= each.end)
  if (word === undefined || !word.isWord) return true
  if (LATIN.test(form.text)) return word.start === start && word.end === end
  if (form.isWhole && [...form.text].length >= LONG_NAME) return true
  const before = text.slice(0, start)
  return SAID_BEFORE.test(before) || (CLAUSE_START.test(before) && SAID_AFTER.test(text.slice(end)))
}

function findAll(text: string, part: string): number[][] {
  const spans: number[][] = []
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1))
    spans.push([at, at + part.length])
  return spans
}

function hide(text: string, spans: readonly (readonly number[])[]): string {
  if (spans.length === 0) return text
  const units = text.split('')
  for (const [start = 0, end = 0] of spans) units.fill(MASK, start, end)
  return units.join('')
}
