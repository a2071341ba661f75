import { describe, expect, it } from 'vitest'
import { corpusEssay } from '../../corpus/essays.ts'
import { PLACED, triedOn } from '../../corpus/triedOn.ts'
import { correct } from '../../correct.ts'
import { reportOf, TABLES } from '../../testing.ts'
import type { Essay, Mark } from '../../types.ts'
import { faultsOf } from './faultsOf.ts'

const SOME = PLACED.filter(({ place }) => place % 4 === 0)
const SLIPS = '他高兴的跑过来，飞快的跑回去，象一个小太阳一样。'

function asked(essay: Essay, minCharacters: number): Essay {
  return { ...essay, task: { ...essay.task, minCharacters } }
}

function countsOf(text: string): number[] | undefined {
  return /(\d+)字，要求(\d+)字/.exec(text)?.slice(1).map(Number)
}

function fault(label: string): Mark {
  return {
    kind: 'fault',
    ruleId: 'x',
    label,
    explanation: '',
    paragraph: 0,
    start: 0,
    end: 1,
    quote: 'x',
  }
}

describe('the overall comment', () => {
  it.each(SOME)('says how long $name is where it is shorter than asked', ({ essay, place }) => {
    const { characters } = reportOf(essay)
    const lengths = [characters, characters + 1, Math.round(characters / 0.6)]
    for (const minCharacters of triedOn(place, lengths)) {
      const { comment } = correct(asked(essay, minCharacters), TABLES)
      expect(countsOf(comment.text)).toEqual(
        minCharacters > characters ? [characters, minCharacters] : undefined,
      )
    }
  })

  it('names the cap of a short essay exactly where it holds the total down', () => {
    const { essay } = corpusEssay('grade11-silence')
    const { characters } = reportOf(essay)
    const said = [0.2, 0.4, 0.7, 0.8].map((share) => {
      const { comment, score } = correct(asked(essay, Math.round(characters / share)), TABLES)
      return [/字数不到要求的(.+?)，总分/.exec(comment.text)?.[1], score]
    })
    expect(said).toEqual([
      ['四分之一', 16.7],
      ['一半', 33.3],
      ['四分之三', 50],
      [undefined, said[3]?.[1]],
    ])
    expect(said[3]?.[1]).toBeGreaterThan(50)
  })

  it.each(SOME)('names the kind of slip that comes most often in $name', ({ essay }) => {
    const { comment, marks } = correct({ ...essay, content: essay.content + SLIPS }, TABLES)
    const labels = marks.filter(({ kind }) => kind === 'fault').map(({ label }) => label)
    const [, most, times] = /其中(.+?)最多，有(\d+)处/.exec(comment.text) ?? []
    const [, only] = /，都?是(错别字|的、地、得|标点|不通顺的句子)，改/.exec(comment.text) ?? []
    const name = most ?? only
    if (name === undefined) return
    const isNamed = (label: string) =>
      label.includes(name) || (name === '不通顺的句子' && label.startsWith('语病'))
    const others = labels.filter((label) => !isNamed(label))
    expect(labels.filter(isNamed)).toHaveLength(only === undefined ? Number(times) : labels.length)
    for (const label of others)
      expect(others.filter((other) => other === label).length).toBeLessThan(Number(times))
  })

  it('is silent on what comes most often where two kinds come equally often', () => {
    expect(faultsOf([fault('错别字'), fault('标点：重复')], 'steady')).toBe(
      '文中圈出2处需要订正，请逐一查对。',
    )
  })

  it('names faults plainly to a child, and by their kind to everybody older', () => {
    const order = '语病：语序不当（先后颠倒）'
    const marks = [fault(order), fault(order), fault('错别字'), fault('语病：搭配不当')]
    expect(faultsOf(marks, 'warm')).toBe(
      '有4处小地方圈出来了，其中不通顺的句子最多，有3处，改过来就好。',
    )
    expect(faultsOf(marks, 'steady')).toBe(
      '文中圈出4处需要订正，其中语序不当最多，有2处，请逐一查对。',
    )
  })
})
