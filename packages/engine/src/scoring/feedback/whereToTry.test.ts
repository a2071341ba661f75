import { describe, expect, it } from 'vitest'
import { corpusEssay, ESSAYS } from '../../corpus/essays.ts'
import { makeEssay, makeTask, reportOf } from '../../testing.ts'

/** More say no more. */
const TRIED = 12

describe('where a technique or a question is tried', () => {
  it('is a place of this essay, quoted word for word, and no place twice', () => {
    const tied = ESSAYS.slice(0, TRIED).map(({ essay }) => {
      const { paragraphs, extensions, microSuggestions } = reportOf(essay)
      const texts = [
        ...extensions.map(({ detail }) => detail),
        ...microSuggestions.map(({ answer }) => answer),
      ]
      const quotes = texts.flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, q]) => q))
      for (const quote of quotes) expect(paragraphs.join('\n')).toContain(quote)
      const places = texts.flatMap((text) => text.match(/(?:先[看拿]|最长的一句)[^。]*。$/g) ?? [])
      expect(new Set(places).size).toBe(places.length)
      return places.length
    })
    expect(tied.filter((places) => places > 0).length).toBeGreaterThan(tied.length / 2)
  })

  it('is no paragraph of a poem', () => {
    const content =
      '奶奶家的院子里\n有一口井\n井口圆圆的\n盛着一小块天\n\n白天\n云从里面走过去\n麻雀低下头\n啄了一下自己'
    const { extensions, microSuggestions } = reportOf(
      makeEssay({ content, genre: 'j-poetry', gradeLevel: 8 }),
    )
    expect(JSON.stringify([extensions, microSuggestions])).not.toMatch(/第\d+段/)
  })
})

it('numbers the paragraphs of a letter as its paper and its print do', () => {
  const body = corpusEssay('grade5-persimmon-cakes').essay.content.split('\n').slice(0, 3)
  const lengths = body.map((text) => text.length)
  // The salutation is the first.
  const longest = lengths.indexOf(Math.max(...lengths)) + 2
  const { dimensions } = reportOf(
    makeEssay({
      genre: 'e-letter',
      gradeLevel: 5,
      content: ['亲爱的小舟：', ...body, '祝你', '天天开心！', '你的好朋友：周一鸣'].join('\n'),
      task: makeTask({ minCharacters: 100 }),
    }),
  )
  const said = dimensions.flatMap(({ traits }) => traits.map(({ lift }) => lift)).join('')
  expect(said).toMatch(/第\d+段/)
  for (const [, no] of said.matchAll(/第(\d+)段/g)) expect(Number(no)).toBeLessThanOrEqual(4)
  expect(said).toContain(`最长的第${longest}段`)
})
