/** What became of an earlier version, in one line: whole paragraphs and the length, no verdict. */
import { countCharacters } from '@zhupi/contract/rules/length.ts'

export function describeChange(then: readonly string[], latest: readonly string[]): string {
  const written = without(latest, then).length
  const gone = without(then, latest).length
  if (written === 0 && gone === 0) return '和最新一稿相同。'
  const growth = countCharacters(latest.join('')) - countCharacters(then.join(''))
  const parts = [
    written > 0 && `新写或改了 ${written} 段`,
    gone > written && `删去 ${gone - written} 段`,
    growth !== 0 && `${growth > 0 ? '多' : '少'}了 ${Math.abs(growth)} 字`,
  ]
  return `最新一稿比这一稿：${parts.filter(Boolean).join('，')}。`
}

/** Each paragraph of `others` takes away one that is equal. */
function without(paragraphs: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return paragraphs.filter((paragraph) => {
    const place = left.indexOf(paragraph)
    if (place === -1) return true
    left.splice(place, 1)
    return false
  })
}
