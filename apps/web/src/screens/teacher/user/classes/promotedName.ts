/** What a class is called a year later: the grade in its name goes up by one, all else stays. */

const NUMERALS = '一二三四五六七八九'
const JUNIOR = ['初一', '初二', '初三']
const SENIOR = ['高一', '高二', '高三']
const LAST_GRADE = 12
const LAST_NUMBERED = 9

/** The grade after this one; undefined where school ends, and at college. */
export function nextGrade(gradeLevel: number): number | undefined {
  return gradeLevel < LAST_GRADE ? gradeLevel + 1 : undefined
}

/** A name in which the class's grade is not found stays as it is. */
export function promotedName(name: string, gradeLevel: number): string {
  for (const [spelling, pattern] of patternsOf(gradeLevel)) {
    const found = pattern.exec(name)
    if (found === null) continue
    const next = spelling(gradeLevel + 1)
    if (next === undefined) continue
    const [whole] = found
    return name.slice(0, found.index) + next + name.slice(found.index + whole.length)
  }
  return name
}

type Spelling = (gradeLevel: number) => string | undefined

const inStages: Spelling = (level) => JUNIOR[level - 7] ?? SENIOR[level - 10]
const inNumerals: Spelling = (level) => NUMERALS[level - 1] ?? SENIOR[level - 10]
const inDigits: Spelling = (level) => (level <= LAST_NUMBERED ? String(level) : SENIOR[level - 10])
const withYear =
  (plain: Spelling): Spelling =>
  (level) =>
    level <= LAST_NUMBERED ? `${plain(level)}年级` : SENIOR[level - 10]

/** From the clearest spelling to the shortest: 四年级, 4年级, 初一, 四（2）, 4（2）, 402班. */
function patternsOf(gradeLevel: number): [Spelling, RegExp][] {
  const stage = inStages(gradeLevel)
  const numeral = NUMERALS[gradeLevel - 1]
  const numbered: [Spelling, RegExp][] =
    numeral === undefined
      ? []
      : [
          [withYear(inNumerals), new RegExp(`(?<![${NUMERALS}十])${numeral}年级`)],
          [withYear(inDigits), new RegExp(`(?<!\\d)${gradeLevel}年级`)],
          [inNumerals, new RegExp(`(?<![${NUMERALS}十初高第])${numeral}(?=[（(.·\\d])`)],
          [inDigits, new RegExp(`(?<!\\d)${gradeLevel}(?=[（(.])`)],
          [inDigits, new RegExp(`(?<!\\d)${gradeLevel}(?=\\d{2}班)`)],
        ]
  return [
    ...(stage === undefined ? [] : [[inStages, new RegExp(stage)] satisfies [Spelling, RegExp]]),
    ...numbered,
  ]
}
