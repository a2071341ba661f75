import { expect, test } from 'vitest'
import { listCommonFaults } from './commonFaults.ts'
import { createMask } from './maskNames.ts'

const mask = createMask({ people: ['林小满', '何青禾'], teachers: ['陈老师'], places: [] })
const essayOf = (
  paragraph: string,
  quotes: readonly string[],
  {
    kind = 'fault',
    label = '错别字',
  }: { kind?: 'fault' | 'query' | 'strength'; label?: string } = {},
) => ({
  paragraphs: [paragraph],
  marks: quotes.map((quote) => ({
    kind,
    label,
    ruleId: 'wrong-character',
    explanation: '这个字写错了。',
    suggestion: '已经',
    paragraph: 0,
    start: paragraph.indexOf(quote),
    end: paragraph.indexOf(quote) + quote.length,
    quote,
  })),
})

test('what two pupils do is common, once a pupil, with sentences that name nobody', () => {
  expect(
    listCommonFaults(
      [
        essayOf('林小满以经走了。', ['以经']),
        essayOf('天以经黑了，路灯以经亮了。', ['以经', '灯以经']),
        essayOf('他气冲冲地走了。', ['冲冲'], { label: '重复' }),
      ],
      mask,
    ),
  ).toEqual([
    {
      label: '错别字',
      explanation: '这个字写错了。',
      students: 2,
      marks: 3,
      examples: [
        { before: '×××', quote: '以经', after: '走了。', suggestion: '已经' },
        { before: '天', quote: '以经', after: '黑了，路灯以经亮了。', suggestion: '已经' },
      ],
    },
  ])
})

test('questions and praise are no faults', () => {
  const query = essayOf('天以经黑了。', ['以经'], { kind: 'query' })
  const strength = essayOf('天以经黑了。', ['以经'], { kind: 'strength' })
  expect(listCommonFaults([query, query, strength, strength], mask)).toEqual([])
})

test('what most pupils do stands first, and a long sentence is cut', () => {
  const long = `${'很'.repeat(60)}以经${'长'.repeat(60)}。`
  const found = listCommonFaults(
    [
      ...Array.from({ length: 2 }, () => essayOf('他冲冲走了。', ['冲冲'], { label: '重复' })),
      ...Array.from({ length: 3 }, () => essayOf(long, ['以经'])),
    ],
    mask,
  )
  expect(found.map(({ label, students }) => [label, students])).toEqual([
    ['错别字', 3],
    ['重复', 2],
  ])
  expect(found[0]?.examples[0]).toMatchObject({
    before: `…${'很'.repeat(24)}`,
    after: `${'长'.repeat(24)}…`,
  })
})
