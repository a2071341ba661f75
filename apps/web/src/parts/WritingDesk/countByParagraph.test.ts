import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { expect, test } from 'vitest'
import { createParagraphCounter } from './countByParagraph.ts'

const TEXTS = [
  '',
  '下雨了。\n我没有带伞……',
  '下雨了。\n我没有带伞……\n我没有带伞……',
  '下雨了！\r\n\u3000\u3000我没有带伞……\n',
  'e\u0301\n\u0301雨\n\n 👨‍👩‍👧🇨🇳 \r雨',
]

test('paragraph by paragraph it is the same figure, whatever was counted before', () => {
  const count = createParagraphCounter()
  for (const text of [...TEXTS, ...TEXTS.toReversed()])
    expect(count(text)).toBe(countCharacters(text))
})
