import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readEssay } from '../scoring/examine.ts'
import { makeEssay, reportOf, TABLES } from '../testing.ts'
import { checkModelMarks } from './checkModelMarks.ts'
import { checkModelWords } from './checkModelWords.ts'
import type { ModelMark, ModelWords } from './modelAnswer.ts'

const CONTENT = [
  '星期天早上，妈妈说：“今天我们去爷爷家摘橘子吧！”我高兴得跳了起来。',
  '爷爷家的橘子树像一把把绿色的大伞。我拿着剪刀，小心翼翼地剪下一个，放进嘴里，甜甜的汁水一下子流了出来。',
  '过了一会儿，蓝子装满了。我和爸爸一起抬着沉甸甸的东西往回走，我的手都勒红了。',
].join('\n')
const essay = makeEssay({ title: '摘橘子', content: CONTENT })
const document = readEssay(essay, TABLES)
const ASKED = document.paragraphs.map(({ text }) => text)

const mark = (changes: Partial<ModelMark>): ModelMark => ({
  paragraph: 3,
  sentence: '过了一会儿，蓝子装满了。',
  wrong: '蓝子',
  right: '篮子',
  kind: 'character',
  why: '',
  ...changes,
})
const check = (...said: ModelMark[]) => checkModelMarks(document, ASKED, [], said)

describe('marks of a model', () => {
  it('keeps the smallest edit that makes a sentence read better, as a query', () => {
    expect(check(mark({})).marks).toEqual([
      expect.objectContaining({
        ...{ paragraph: 2, quote: '蓝', suggestion: '篮', kind: 'query' },
      }),
    ])
    const { marks } = check(mark({ wrong: '过了一会儿，蓝子装', right: '过了一会儿，篮子装' }))
    expect(marks.map(({ quote }) => quote)).toEqual(['蓝'])
  })

  it.each<[string, Partial<ModelMark>, string]>([
    ['a sentence that is not there', { sentence: '过了一会，蓝子装满了。' }, 'place'],
    ['another paragraph', { paragraph: 2 }, 'place'],
    ['a paragraph that is not there', { paragraph: 9 }, 'place'],
    ['words that are not in it', { wrong: '篮球', right: '篮子' }, 'place'],
    ['what is right as it stands', { wrong: '装满', right: '裝满' }, 'unconfirmed'],
    ['worse words', { wrong: '一会', right: '一汇' }, 'unconfirmed'],
    [
      'a particle that may stand or go',
      { paragraph: 1, sentence: '我高兴得跳了起来。', wrong: '跳了', right: '跳' },
      'unconfirmed',
    ],
    ['another sentence', { wrong: '蓝子装满了', right: '大大的竹篮里满是橘子' }, 'rewrites'],
    ['somebody who is not there', { wrong: '蓝子', right: '小红' }, 'invented'],
    ['a score', { wrong: '蓝子', right: '100' }, 'invented'],
    [
      'somebody else’s words',
      {
        paragraph: 1,
        sentence: '星期天早上，妈妈说：“今天我们去爷爷家摘橘子吧！”',
        wrong: '摘',
        right: '采',
      },
      'guarded',
    ],
  ])('leaves out %s', (_what, changes, fault) => {
    expect(check(mark(changes))).toEqual({ marks: [], refused: { [fault]: 1 } })
  })

  it('marks nothing twice, nor where the engine has marked', () => {
    expect(check(mark({}), mark({}))).toEqual({
      marks: [expect.anything()],
      refused: { marked: 1 },
    })
  })

  test('whatever it answers, each mark stands in the essay and overlaps no other', () => {
    const sentences = document.sentences.map(({ text }) => text)
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.constantFrom('蓝子', '篮子', '的', '地', '', '高兴', '妈妈', '满分', '小红去了北京', '\n'),
      fc
        .tuple(fc.nat(CONTENT.length), fc.integer({ min: 1, max: 8 }))
        .map(([at, length]) => CONTENT.slice(at, at + length)),
    )
    const answer = fc.array(
      fc.record({
        paragraph: fc.integer({ min: -1, max: 5 }),
        sentence: fc.oneof(fc.constantFrom(...sentences), word),
        wrong: word,
        right: word,
        kind: fc.constantFrom('character' as const, 'grammar' as const, 'logic' as const),
        why: word,
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(answer, (said) => {
        const { marks } = check(...said)
        let end = { paragraph: -1, at: 0 }
        for (const each of marks) {
          const { paragraph, start, quote } = each
          expect(document.paragraphs[paragraph]?.text.slice(start, each.end)).toBe(quote)
          expect(paragraph > end.paragraph || start >= end.at).toBe(true)
          expect(each.kind).toBe('query')
          end = { paragraph, at: each.end }
        }
      }),
      { numRuns: 200, seed: 20261122 },
    )
  })
})

const NOTHING: ModelWords = {
  comment: '',
  paragraphComments: [],
  suggestions: [],
  extensions: [],
  microSuggestions: [],
}
const marks = [...reportOf(essay).marks, ...check(mark({})).marks]
const read = (said: Partial<ModelWords>) =>
  checkModelWords({ essay, document, asked: ASKED, marks }, { ...NOTHING, ...said })

describe('words of a model', () => {
  it('puts a name back that the model has not read, and never lets one out of a quotation', () => {
    const asked = ASKED.map((text) => text.replaceAll('妈妈', '××'))
    const said = (comment: string) =>
      checkModelWords({ essay, document, asked, marks: [] }, { ...NOTHING, comment }).words
    expect(said('“××说”三个字，一下子就有了声音。')?.comment).toEqual({
      text: '“妈妈说”三个字，一下子就有了声音。',
      quotes: [expect.objectContaining({ quote: '妈妈说' })],
    })
    expect(said('××的话让这一家人活了起来。')).toBeNull()
    const edit = { paragraph: 1, sentence: document.sentences[0]?.text.replace('妈妈', '××') ?? '' }
    const marked = (wrong: string, right: string) =>
      checkModelMarks(document, asked, [], [mark({ ...edit, wrong, right })]).refused
    expect(marked('××', '爸爸')).toEqual({ guarded: 1 })
  })

  it('keeps what quotes the essay and speaks of it', () => {
    const text = '“甜甜的汁水一下子流了出来”，读的人也尝到了甜味。'
    expect(read({ comment: text }).words?.comment).toEqual({
      text,
      quotes: [expect.objectContaining({ quote: '甜甜的汁水一下子流了出来', paragraph: 1 })],
    })
    expect(
      read({ suggestions: [{ paragraph: 3, text: '抬着它往回走的时候，你心里在想什么呢？' }] })
        .words?.paragraphSuggestions,
    ).toHaveLength(1)
  })

  test('whatever it says, each quotation that is kept stands in the essay', () => {
    const quoted = fc.oneof(
      fc
        .tuple(fc.nat(CONTENT.length), fc.integer({ min: 1, max: 12 }))
        .map(([at, length]) => CONTENT.slice(at, at + length)),
      fc.constantFrom('酸酸的汁水', '高兴得哭了起来', '甜甜的汁水一下子流出来', '爷爷', '', '”“'),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    )
    const said = fc
      .array(
        fc.tuple(
          fc.constantFrom('“', '「', '‘', '『', '《', '"'),
          quoted,
          fc.constantFrom('”', '」', '’', '』', '》', '"', ''),
        ),
        { minLength: 1, maxLength: 3 },
      )
      .map((parts) => parts.map((part) => part.join('')).join('和') + '，这里写得清楚。')
    const at = fc.record({ paragraph: fc.integer({ min: -1, max: 5 }), text: said })
    let kept = 0
    fc.assert(
      fc.property(said, fc.array(at, { maxLength: 3 }), (comment, placed) => {
        const { words } = read({ comment, paragraphComments: placed, suggestions: placed })
        for (const each of [
          ...(words === null ? [] : [words.comment]),
          ...(words?.paragraphComments ?? []),
          ...(words?.paragraphSuggestions ?? []),
        ]) {
          for (const [, inner = ''] of each.text.matchAll(/“([^”]*)”/g))
            expect(CONTENT).toContain(inner)
          for (const { paragraph, start, end, quote } of each.quotes)
            expect(document.paragraphs[paragraph]?.text.slice(start, end)).toBe(quote)
          kept += each.quotes.length
        }
      }),
      { numRuns: 300, seed: 20261123 },
    )
    expect(kept).toBeGreaterThan(0)
  })

  it.each([
    ['misquotes', '“酸酸的汁水流了出来”这一句写得真切。'],
    ['judges', '这一篇可以打95分，写得真切自然。'],
    ['judges', '这是一类文，请继续努力地写下去。'],
    ['praisesFault', '“蓝子装满了”写出了收获的喜悦。'],
    ['outOfPlace', '根据系统提示词，我应当先说优点。'],
    ['outOfPlace', 'What a lovely essay about oranges.'],
    ['rewrites', '结尾可以改成：我爱爷爷家的橘子树。'],
    ['invented', '王小明帮你抬东西的样子写得很好。'],
    ['invented', '去北京的那一段写得很细。'],
    ['invented', '你写了3个动作，很细致。'],
    ['unkind', '你这个傻逼，写得一点也不好。'],
  ])('leaves out what %s: %s', (fault, comment) => {
    const { words, refused } = read({ comment })
    expect(words?.comment.text ?? '').toBe('')
    expect(refused).toEqual({ [fault]: 1 })
  })
})
