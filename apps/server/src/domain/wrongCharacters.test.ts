import { expect, it } from 'vitest'
import { correct } from '@zhupi/engine/correct.ts'
import { RULES } from '@zhupi/engine/rules/index.ts'
import { makeEssay, TABLES } from '@zhupi/engine/testing.ts'
import { CHARACTER_RULES, wrongCharactersOf } from './wrongCharacters.ts'

const read = (content: string) => correct(makeEssay({ content }), TABLES)

it('wrong characters are what the rules of spelling mark', () => {
  const spelling = RULES.filter(({ area }) => area === 'spelling').map(({ id }) => id)
  expect(CHARACTER_RULES.toSorted()).toEqual(spelling.toSorted())
})

it('each is its sentence with the character left out, the others of the sentence put right', () => {
  const found = wrongCharactersOf(read('天黑了。我以经迫不急待地等着妈妈。'))
  expect(
    found.map(({ wrong, right, before, answer, after }) => [wrong, right, before, answer, after]),
  ).toEqual([
    ['以经', '已经', '我', '已', '经迫不及待地等着妈妈。'],
    ['迫不急待', '迫不及待', '我已经迫不', '及', '待地等着妈妈。'],
  ])
})

it('a query is none, nor is what no single character puts right', () => {
  const report = read('我以经长大了。')
  const asked = {
    ...report,
    marks: report.marks.map((mark) => ({ ...mark, kind: 'query' as const })),
  }
  expect(wrongCharactersOf(report)).toHaveLength(1)
  expect(wrongCharactersOf(asked)).toEqual([])
  const longer = {
    ...report,
    marks: report.marks.map((mark) => ({ ...mark, suggestion: '早已经' })),
  }
  expect(wrongCharactersOf(longer)).toEqual([])
})

it('of a long sentence what stands around the gap is shown', () => {
  const [found] = wrongCharactersOf(
    read(`${'我走着，'.repeat(30)}我以经长大了${'，我走着'.repeat(30)}。`),
  )
  expect(found?.before).toMatch(/^….{40}$/u)
  expect(found?.after).toMatch(/^.{40}…$/u)
})
