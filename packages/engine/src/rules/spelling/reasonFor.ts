/** Of what a table says of several characters, what this slip needs to hear. */

/** Ends of what is said of one character: “座”用于山、桥、楼，/；/。 */
const PART = /[^；。]+[；。]?/g
const QUOTED = /“([^”]+)”/g

/**
 * `why` without the parts that speak of other characters or of other words: of 入口既化 nobody hears
 * that 即使 is written so. All of it where no part speaks of this slip.
 */
export function reasonFor(why: string, wrong: string, right: string): string {
  const changed = new Set(
    [...wrong, ...right].filter((unit) => !(wrong.includes(unit) && right.includes(unit))),
  )
  const parts = (why.match(PART) ?? []).filter((part) => {
    const quoted = [...part.matchAll(QUOTED)].map(([, words = '']) => words)
    return (
      quoted.some((words) => words.length === 1 && changed.has(words)) ||
      quoted.some((words) => words === right || words === wrong) ||
      quoted.length === 0
    )
  })
  const said = parts.join('').replace(/[；，]$/, '。')
  return said.includes('“') ? said : why
}
