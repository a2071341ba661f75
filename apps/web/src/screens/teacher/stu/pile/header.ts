/** What stands above an essay on paper: whose it is and what it is called. Only a suggestion. */

export type Pupil = { id: number; name: string; studentNumber: string }
export type Header = {
  /** Whose it seems to be. */
  pupilId: number | undefined
  /** Name, class, number: what stands neither in the title nor in the body. */
  names: readonly string[]
  title: string
  /** What is left below. */
  body: string
}

/** A heading stands on one of the first lines, is short, and ends no sentence. */
const LINES = 4
const LENGTH_MAX = 24
const SENTENCE_END = /[，。！？；…”’」』,.!?;]$/

export function readHeader(text: string, pupils: readonly Pupil[]): Header {
  const lines = text.split('\n')
  const names: string[] = []
  let pupilId: number | undefined
  let title = ''
  let taken = 0
  for (const line of lines.slice(0, LINES)) {
    const words = line.trim()
    if (words.length > LENGTH_MAX || SENTENCE_END.test(words)) break
    const found = readNameLine(words, pupils)
    if (found === undefined && title !== '') break
    if (found === undefined) title = cleanTitle(words)
    else {
      names.push(words)
      pupilId ??= found.pupilId
    }
    taken += 1
  }
  return { pupilId, names, title, body: lines.slice(taken).join('\n') }
}

/** Whether a page looks like another pupil's first one. */
export function beginsEssay({ names, title, body }: Header, goesOn: boolean): boolean {
  return names.length > 0 || (title !== '' && body !== '' && !goesOn)
}

/** 五（2）班, 三年级, 12 号, 姓名：, and the signs between them. */
const CLASS_AND_NUMBER =
  /姓名|班级|学号|[一二三四五六七八九十0-9]+年级|[一二三四五六七八九十0-9]*[（(]?[一二三四五六七八九十0-9]+[)）]?班|[0-9A-Za-z]+号?|[:：_·—－-]/g

/** Undefined: the line names nobody. */
function readNameLine(
  line: string,
  pupils: readonly Pupil[],
): { pupilId: number | undefined } | undefined {
  const letters = line.replaceAll(/\s/g, '')
  const only = (fits: (pupil: Pupil) => boolean) => {
    const found = pupils.filter(fits)
    return { isAny: found.length > 0, id: found.length === 1 ? found[0]?.id : undefined }
  }
  const numbers = line.replaceAll(/[0-9]+\s*[)）]?\s*(?:班|年级)/g, '').match(/[0-9A-Za-z]+/g) ?? []
  const hasNumber = ({ studentNumber }: Pupil) =>
    studentNumber !== '' && numbers.some((number) => sameNumber(number, studentNumber))
  const rest = letters.replaceAll(CLASS_AND_NUMBER, '')
  const named = only(({ name }) => rest === name)
  if (named.isAny)
    return { pupilId: named.id ?? only((each) => rest === each.name && hasNumber(each)).id }
  // Class and number alone, or with a name that was read wrongly.
  if (rest === '') return { pupilId: only(hasNumber).id }
  const nearly = only(({ name }) => isNearly(rest, name))
  if (nearly.isAny) return { pupilId: nearly.id }
  // 知行小学 五（2）班 林小满
  const within = only(({ name }) => name !== '' && letters.includes(name))
  return /学校|小学|中学|姓名|[0-9一二三四五六七八九十)）]班/.test(letters)
    ? { pupilId: within.id ?? (within.isAny ? undefined : only(hasNumber).id) }
    : undefined
}

const NEARLY_FROM = 3

/** One character of the name is another. */
function isNearly(letters: string, name: string): boolean {
  if (name.length < NEARLY_FROM || letters.length !== name.length) return false
  return [...name].filter((character, index) => letters[index] !== character).length === 1
}

/** 07 and 7 are one number. */
function sameNumber(one: string, other: string): boolean {
  const plain = (number: string) => number.replace(/^0+(?=.)/, '').toUpperCase()
  return plain(one) === plain(other)
}

function cleanTitle(line: string): string {
  return line
    .replace(/^(?:作文)?(?:题目|标题)\s*[:：]\s*/, '')
    .replaceAll(/[《》]/g, '')
    .trim()
}
