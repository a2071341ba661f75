import { expect, it } from 'vitest'
import { TABLES } from '../testing.ts'
import { readDocument } from '../text/document.ts'
import type { Mark } from '../types.ts'
import { findMarks } from './findMarks.ts'

function marksOf(text: string, gradeLevel = 5): Mark[] {
  return findMarks(readDocument(text, TABLES, { gradeLevel, task: '' }))
}

function kindsOf(text: string, quote: string, gradeLevel: number): string[] {
  return marksOf(text, gradeLevel)
    .filter((mark) => mark.quote === quote)
    .map(({ kind }) => kind)
}

it('tells younger pupils of 的, 地 and 得, asks older ones, and leaves the oldest alone', () => {
  const text = '弟弟高兴的跑了过来。'
  expect(kindsOf(text, '的', 5)).toEqual(['fault'])
  expect(kindsOf(text, '的', 8)).toEqual(['query'])
  expect(kindsOf(text, '的', 11)).toEqual([])
})

it('asks an older pupil of a certain 的 for 地 in an otherwise clean essay, and of no other', () => {
  const clean =
    '那天傍晚，外婆把晒好的被子抱进屋里，屋里有太阳的味道。我坐在门槛上写作业，听见巷口有人在修自行车，链条一圈一圈地响。'
  const asked = (text: string) => marksOf(clean + text, 8).map(({ kind, quote }) => kind + quote)
  expect(asked('外婆慢慢的走了过来，把手放在我的肩上。')).toContain('query的')
  expect(asked('外婆慢慢地走了过来，把手放在我的肩上。')).toEqual([])
  expect(asked('外婆脸上露出意味深长的笑，像早就知道了。')).not.toContain('query的')
})

const DOUBTFUL = [
  '妈妈在厨房里作饭。',
  '他向我走过来，手里带着一本书。',
  '我们坐在操场上看着天上的云，象棉花一样。',
  '他的声音很清，我没有听清楚。',
  '弟弟高兴的跑了过来。',
  '我在看了一遍题目。',
  '那里有这么多的书呢。',
  '我一个人战在荒了的菜园里。',
]

it('asks at most once for each hundred characters and six times an essay', () => {
  for (const times of [1, 3, 12, 40]) {
    const text = DOUBTFUL.join('').repeat(times)
    const asked = marksOf(text, 8).filter(({ kind }) => kind === 'query')
    expect(asked.length).toBeLessThanOrEqual(Math.min(6, Math.ceil(text.length / 100)))
  }
  expect(marksOf(DOUBTFUL.join('').repeat(12), 8).some(({ kind }) => kind === 'query')).toBe(true)
})

const queriesOf = (text: string) =>
  marksOf(text, 8)
    .filter(({ kind }) => kind === 'query')
    .map(({ quote }) => quote)

it('asks all six of a long essay, and of a short one what is doubted most, wherever it stands', () => {
  const long = '弟弟高兴的跑了过来。'.repeat(70)
  expect(queriesOf(long)).toHaveLength(6)
  const [weak, strong] = ['我们排成了一例。', '我们要再接再砺，争取更好。']
  expect(queriesOf(weak)).toEqual(['一例'])
  expect(queriesOf(weak + strong)).toEqual(['再接再砺'])
  expect(queriesOf(strong + weak)).toEqual(['再接再砺'])
})

it('counts one question for the same words, though two rules doubt them', () => {
  const plain =
    '那天傍晚，外婆把晒好的被子抱进屋里，屋里有太阳的味道。我坐在门槛上写作业，听见巷口有人在修自行车，链条一圈一圈地响。'
  const text = `${plain}我们排成了一例。${plain}我们要再接再砺，争取更好。`
  expect(text.length).toBeLessThanOrEqual(200)
  expect(queriesOf(text)).toEqual(['一例', '再接再砺'])
})

it('asks nothing about words in quotation marks', () => {
  const asked = marksOf('奶奶说：“弟弟高兴的跑了过来，爷爷慢慢的走在后面。”', 8)
  expect(asked.filter(({ kind }) => kind === 'query')).toEqual([])
})

it('marks what stands in every class book, and each of two slips in one sentence', () => {
  const quoted = (text: string) => marksOf(text).map(({ quote, suggestion }) => quote + suggestion)
  expect(quoted('再考场上，我一点也不紧张。')).toContain('再在')
  expect(quoted('小河哗哗的流着。')).toContain('的地')
  expect(quoted('老师一道一道的改着卷子。')).toContain('的地')
  const both = quoted('老师表杨了我，我高兴的笑了。').join(' ')
  expect(both).toMatch(/扬/)
  expect(both).toContain('的地')
})

const ALSO_WRITTEN: readonly [string, string, string][] = [
  ['昨天的联欢会真精采，大家都鼓了掌。', '精采', '精彩'],
  ['我们要再接再砺，争取更好。', '再接再砺', '再接再厉'],
  ['爷爷领着我，走了六、七里路。', '、', ''],
  ['学校图书馆里有约两千余册书。', '约两千余', '约两千'],
  ['他的新作见诸于各家报刊。', '见诸于', '见诸'],
  ['他想了想。。。还是没有说。', '。。。', '……'],
  ['清晨，我和爷爷去河边散步。柳条轻轻地摇着，小鱼在水里游来游去', '去', '去。'],
]

it('asks, and never says wrong, where dictionaries or printed books write so too', () => {
  for (const [text, quote, suggestion] of ALSO_WRITTEN) {
    const [mark, ...others] = marksOf(text).filter(
      ({ kind }) => kind === 'fault' || kind === 'query',
    )
    expect(others).toEqual([])
    expect(mark).toMatchObject({ kind: 'query', quote, suggestion })
    expect(mark?.explanation).toMatch(/[？?]/)
  }
})

it('leaves a word alone of which two forms stand side by side in the dictionary', () => {
  for (const word of ['叫作', '看作', '当作', '装作'])
    expect(
      marksOf(`大家都把这棵树${word}村里的老爷爷。`).filter(({ quote }) => quote.includes('作')),
    ).toEqual([])
})

it('still calls wrong what no dictionary has', () => {
  expect(kindsOf('天上的云好象一群羊。', '好象', 5)).toEqual(['fault'])
  expect(kindsOf('大约有三十人左右在跑步。', '大约有三十人左右', 5)).toEqual(['fault'])
  expect(kindsOf('我们回家了。。天也黑了。', '。。', 5)).toEqual(['fault'])
})
