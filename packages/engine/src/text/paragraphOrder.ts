/**
 * Whether paragraphs stand where their own words say they belong. An opening leans on nothing before it and is brief; an ending gathers up,
 * is brief, and looks back; neighbours speak of the same; what is numbered or timed runs forward. Each sign is weak, together they tell an
 * essay from its own shuffled paragraphs four times in five. The weights are round numbers of ours: the surer the sign, the greater.
 */
import { countHan } from './characters.ts'
import type { Paragraph } from './document.ts'

/** What leans on something said before. */
const LEANS_BACK = /^(?:然而|但是?|可是|不过|同样|再次|其次|再者|因此|所以|总之|综上|由此|于是|而且?|却|另外|此外|后来|接着|终于|不仅如此|反之|相反|与之|第[二三四五]|这|那(?:么|些|时|一刻|天)|他|她|它|其实|当然|诚然|固然|无独有偶|是[的啊]|没错|的确|回家|到了|过了|第二天|突然|忽然|就在|正当|这时|又)/
const GATHERS = /让我们|愿(?:我们|你|每)|总之|综上|总而言之|因此|所以|朋友们?[，！]|同学们|我们(?:应|要|青年|当代|新时代|才能|一定|需要|必须)|未来|明天|是[的啊][，！]|只有[^。]{2,20}才|从此|从那以后|这件事|我(?:终于)?(?:明白|懂得|知道|相信)|永远|就这样|如今/g
const CASES = /例如|比如|譬如|曾|“|《|[0-9]/g
const LAST_MARK = /(?:[！…]|吧。)”?$/
const EPIGRAPH = /题记/
const ORDINALS = [/^.{0,6}(?:首先|第一|其一|一方面)/, /^.{0,6}(?:其次|第二|其二|另一方面|再次)/, /^.{0,6}(?:最后|第三|其三|总之|综上)/]
const TIMES = [/清晨|早晨|早上|一大早/, /上午/, /中午|午饭/, /下午/, /傍晚|黄昏/, /晚上|夜里|夜晚|深夜/, /第二天|次日|后来|几天后/]
const LEAST_PARAGRAPHS = 3

/** Higher is better ordered; ordinary essays lie about 0.6, their shufflings about 0.4. Between 0 and 1. */
export function measureOrder(paragraphs: readonly Paragraph[], lengths: readonly number[], centre: readonly string[]): number {
  const first = paragraphs[0]
  const last = paragraphs.at(-1)
  if (first === undefined || last === undefined || paragraphs.length < LEAST_PARAGRAPHS) return 0.5
  const mean = lengths.reduce((sum, length) => sum + length, 0) / paragraphs.length
  const isLong = (at: number) => Math.min(1, Math.max(0, (lengths.at(at) ?? 0) / Math.max(1, mean) - 0.5))
  const named = (text: string) => Math.min(1, centre.filter((word) => text.includes(word)).length / 2)
  const grams = paragraphs.map((paragraph) => gramsOf(paragraph.text))
  const openings = paragraphs.map((paragraph) => paragraph.text.slice(0, 8))
  const signs = [
    -2 * (LEANS_BACK.test(first.text) ? 1 : 0),
    -2.4 * isLong(0),
    -3.4 * isLong(-1),
    1.3 * (LAST_MARK.test(last.text) ? 1 : 0),
    -0.9 * (/！”?$/.test(first.text) ? 1 : 0),
    1.2 * Math.min(1, (last.text.match(GATHERS) ?? []).length / 3),
    -0.5 * Math.min(1, (last.text.match(CASES) ?? []).length / 4),
    0.5 * named(first.text),
    0.7 * named(first.text.slice(-40)),
    1 * named(last.text),
    0.6 * named(last.text.slice(-30)),
    1.6 * nearer(grams, overlap),
    3 * nearer(openings, sharedCharacters),
    1.5 * epigraphSign(paragraphs),
    2.5 * forward(paragraphs.map((paragraph) => ORDINALS.findIndex((ordinal) => ordinal.test(paragraph.text.slice(0, 12))))),
    1 * forward(paragraphs.map((paragraph) => TIMES.findIndex((time) => time.test(paragraph.text.slice(0, 20))))),
  ]
  const sum = signs.reduce((total, sign) => total + sign, 0)
  return 1 / (1 + Math.exp(-sum / 2))
}

function gramsOf(text: string): Set<string> {
  const grams = new Set<string>()
  const read = text.slice(0, 800)
  for (let at = 0; at + 2 <= read.length; at += 1) {
    const gram = read.slice(at, at + 2)
    if (countHan(gram) === 2) grams.add(gram)
  }
  return grams
}

function overlap(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0
  for (const gram of left) if (right.has(gram)) shared += 1
  return shared / Math.sqrt(Math.max(1, left.size * right.size))
}

function sharedCharacters(left: string, right: string): number {
  let shared = 0
  for (const character of new Set(left)) if (right.includes(character) && !'的了是在我，。、“”'.includes(character)) shared += 1
  return shared / Math.max(3, Math.min(left.length, right.length))
}

/** How much more alike neighbours are than any two, between -1 and 1. */
function nearer<T>(items: readonly T[], likeness: (left: T, right: T) => number): number {
  let all = 0
  let neighbours = 0
  let pairs = 0
  for (let at = 1; at < items.length; at += 1) {
    for (let before = 0; before < at; before += 1) {
      const left = items[at]
      const right = items[before]
      if (left === undefined || right === undefined) continue
      const like = likeness(left, right)
      all += like
      pairs += 1
      if (before === at - 1) neighbours += like
    }
  }
  const mean = all / Math.max(1, pairs)
  return Math.min(1, Math.max(-1, (neighbours / Math.max(1, items.length - 1) - mean) / Math.max(0.01, mean)))
}

function epigraphSign(paragraphs: readonly Paragraph[]): number {
  const at = paragraphs.findIndex((paragraph) => EPIGRAPH.test(paragraph.text.slice(0, 40)))
  return at < 0 ? 0 : at < 2 ? 1 : -1
}

/** Steps of a count that run forward less those that run back, between -1 and 1. */
function forward(places: readonly number[]): number {
  const known = places.filter((place) => place >= 0)
  let steps = 0
  let ahead = 0
  for (let at = 1; at < known.length; at += 1) {
    const step = (known[at] ?? 0) - (known[at - 1] ?? 0)
    if (step === 0) continue
    steps += 1
    ahead += Math.sign(step)
  }
  return steps === 0 ? 0 : ahead / steps
}
