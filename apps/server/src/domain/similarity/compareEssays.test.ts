import { describe, expect, test } from 'vitest'
import { ESSAYS } from '@zhupi/engine/corpus/essays.ts'
import { compareEssays, type ComparedText, type Similarity } from './compareEssays.ts'

const PUPILS = 60
const COPIES = 6
const OPENING =
  '夕阳把操场染成了金色，放学的铃声刚刚响过，我背着书包站在校门口，忽然听见有人在身后喊我的名字。我回过头，看见一个人远远地朝我跑来，手里高高举着一样东西，跑得帽子都掉了，嘴里还在不停地喊着什么。'
const TASK =
  '生活中总有一些瞬间，让我们忽然觉得自己长大了。请以“那一刻，我长大了”为题，写一件让你觉得自己长大的事，把事情的经过写清楚，把自己的心情写具体，不少于四百五十字，不要写真实的姓名和校名。'
const SAMPLE =
  '门轴吱呀一声，我抬起头，看见父亲扛着那袋米站在门口，裤脚湿到了膝盖，额上的水分不清是汗还是雨。他什么也没说，只把米袋轻轻放下，先去看灶上的火。我那时才明白，有些话是用肩膀说的。'
const QUOTATION =
  '“你要记住，一个人走得快不快，不看别人，只看自己昨天站在哪里；今天比昨天多走了一步，哪怕只有一步，你也是在往前走。别怕慢，怕的是站着不动，还怪路太长，太阳太晒，鞋子太硬。”'
const RECITED =
  '不积跬步，无以至千里；不积小流，无以成江海。锲而舍之，朽木不折；锲而不舍，金石可镂。宝剑锋从磨砺出，梅花香自苦寒来。书山有路勤为径，学海无涯苦作舟。'
const IDIOMS =
  '春暖花开、争先恐后、目不转睛、全神贯注、汗流浃背、气喘吁吁、恍然大悟、热泪盈眶、小心翼翼、兴高采烈、垂头丧气、意味深长、心有余悸、迫不及待、五颜六色、鸦雀无声'
const PHRASES = '时间过得真快，转眼间这件事已经过去很久了，可是我到现在还记得清清楚楚。'
/** Words that a copier puts for others. */
const SYNONYMS: readonly (readonly [string, string])[] = [
  ['看见', '瞧见'],
  ['觉得', '感到'],
  ['非常', '十分'],
  ['高兴', '开心'],
  ['忽然', '突然'],
  ['已经', '早就'],
  ['但是', '不过'],
  ['因为', '由于'],
  ['知道', '明白'],
  ['妈妈', '母亲'],
  ['爸爸', '父亲'],
  ['一个', '有个'],
  ['我们', '大家'],
  ['没有', '并无'],
  ['自己', '本人'],
  ['后来', '之后'],
  ['时候', '时刻'],
]

const own = (at: number): string => {
  const essay = ESSAYS[at]
  if (essay === undefined) throw new Error('too few essays')
  return essay.essay.content
}
const paragraphsOf = (text: string) => text.split('\n')
const sentencesOf = (text: string) => text.split(/(?<=[。！？\n])/u)

/** Every second clause of some length gets another word, besides every word that has a synonym. */
function swapWords(text: string): string {
  const swapped = SYNONYMS.reduce((sum, [word, other]) => sum.replaceAll(word, other), text)
  return swapped
    .split(/(?<=[，。])/u)
    .map((clause, at) =>
      at % 2 === 0 && clause.length > 9 ? `${clause.slice(0, 6)}竟然${clause.slice(8)}` : clause,
    )
    .join('')
}

/** What each copier did, the last pupils of the class; `from`: whose essays went into it. */
const COPYING: readonly { name: string; from: number[]; text: string }[] = [
  { name: 'word for word', from: [20], text: own(20) },
  { name: 'words put for others', from: [21], text: swapWords(own(21)) },
  {
    name: 'paragraphs in another order',
    from: [22],
    text: paragraphsOf(own(22)).toReversed().join('\n'),
  },
  {
    name: 'the second half alone',
    from: [23],
    text: own(60).slice(0, own(60).length / 2) + own(23).slice(own(23).length / 2),
  },
  {
    name: 'put together out of two',
    from: [24, 25],
    text: paragraphsOf(own(24))
      .flatMap((paragraph, at) => [paragraph, paragraphsOf(own(25))[at] ?? ''])
      .join('\n'),
  },
  {
    name: 'with own sentences in between',
    from: [26],
    text: sentencesOf(own(26))
      .flatMap((sentence, at) => [sentence, sentencesOf(own(61))[at] ?? ''])
      .join(''),
  },
]

function writeClass(): ComparedText[] {
  const texts = Array.from({ length: PUPILS - COPIES }, (_, at) => own(at))
  const put = (at: number, text: string) => {
    texts[at] = `${texts[at] ?? ''}\n${text}`
  }
  for (let at = 0; at < 20; at += 1) texts[at] = `${OPENING}${own(at)}`
  for (const at of [27, 28]) put(at, `那天他对我说：${QUOTATION}我一直记着。`)
  for (const at of [29, 30]) put(at, `老师常说，${RECITED}我想，就是这个道理。`)
  for (const at of [31, 32, 33]) put(at, TASK)
  put(34, IDIOMS)
  put(35, IDIOMS.split('、').toReversed().join('、'))
  for (const at of [36, 37]) put(at, SAMPLE)
  for (const at of [38, 39, 40]) put(at, PHRASES)
  return [...texts, ...COPYING.map(({ text }) => text)].map((content, at) => ({
    id: String(at),
    writer: String(at),
    content,
  }))
}

const GIVEN = ['那一刻，我长大了', TASK, SAMPLE]
const pairsOf = (found: readonly Similarity[]) => found.map(({ id, otherId }) => `${id}–${otherId}`)
const compare = (essays: readonly ComparedText[], others: readonly ComparedText[] = []) =>
  [...compareEssays({ essays, others, given: GIVEN })].flat()

describe('a class of sixty with six copiers', () => {
  const found = compare(writeClass())

  test.each(COPYING.map(({ name, from }, at) => [name, from, PUPILS - COPIES + at] as const))(
    'a copy is found: %s',
    (_name, from, copier) => {
      expect(pairsOf(found).filter((pair) => pair.endsWith(`–${copier}`))).toEqual(
        from.map((each) => `${each}–${copier}`),
      )
    },
  )

  test('nobody else is named, whatever opening, quotation, task, idioms or sample they share', () => {
    const copied = COPYING.flatMap(({ from }, at) =>
      from.map((each) => `${each}–${PUPILS - COPIES + at}`),
    )
    expect(pairsOf(found).toSorted()).toEqual(copied.toSorted())
  })

  test('passages lie where both texts say the same', () => {
    const essays = writeClass()
    const copy = found.find(({ otherId }) => otherId === '54')
    const [text, other] = [essays[20], essays[54]]
    expect(copy?.passages.length).toBeGreaterThan(0)
    for (const { start, end, otherStart, otherEnd } of copy?.passages ?? [])
      expect(text?.content.slice(start, end)).toBe(other?.content.slice(otherStart, otherEnd))
  })
})

describe('what counts as copied from', () => {
  const [essay, other] = [own(50), own(51)]

  test('an essay of an earlier homework, a reference of the product, a draft', () => {
    expect(
      pairsOf(
        compare(
          [
            { id: 'a', writer: 'a', content: essay },
            { id: 'b', writer: 'b', content: other },
          ],
          [{ id: 'older', writer: 'c', content: essay }],
        ),
      ),
    ).toEqual(['a–older'])
  })

  test('never one’s own earlier text', () => {
    expect(
      compare(
        [{ id: 'a', writer: 'a', content: essay }],
        [{ id: 'older', writer: 'a', content: essay }],
      ),
    ).toEqual([])
  })

  test('three who have the same essay are named, though they are all there are', () => {
    const three = ['a', 'b', 'c'].map((id) => ({ id, writer: id, content: essay }))
    expect(pairsOf(compare(three))).toEqual(['a–b', 'a–c', 'b–c'])
  })

  test('a text of a few words, or of none, has nothing in common with another', () => {
    expect(
      compare([
        { id: 'a', writer: 'a', content: '' },
        { id: 'b', writer: 'b', content: '我长大了。' },
        { id: 'c', writer: 'c', content: '我长大了。' },
      ]),
    ).toEqual([])
  })
})
