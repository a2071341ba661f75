import { corpusEssay } from '@zhupi/engine/corpus/essays.ts'
import { checkModelMarks } from '@zhupi/engine/llm/checkModelMarks.ts'
import { checkModelWords } from '@zhupi/engine/llm/checkModelWords.ts'
import { MODEL_MARKS, MODEL_WORDS } from '@zhupi/engine/llm/modelAnswer.ts'
import { askForMarks, askForWords, type ModelQuestion } from '@zhupi/engine/llm/prompts.ts'
import { readEssay } from '@zhupi/engine/scoring/examine.ts'
import { makeEssay, reportOf, TABLES } from '@zhupi/engine/testing.ts'
import { describe, expect, it, test } from 'vitest'
import { answerFromEssay } from './answerFromEssay.ts'
import type { LlmRequest } from './fakeLlm.ts'
import { LYING_ANSWERS } from './lyingAnswers.ts'

const requestOf = ({ system, user }: ModelQuestion): LlmRequest => ({
  model: 'm',
  messages: [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ],
})
const say = (question: ModelQuestion) => answerFromEssay(requestOf(question))

describe('the stand-in of `LLM_DEMO=1 npm start`', () => {
  it('marks what its list knows, and the engine takes up what it has not marked itself', () => {
    const content = '小狗跑过来，我心里按按高兴。它的主人过逝了。'
    const essay = makeEssay({ title: '小狗', content })
    const document = readEssay(essay, TABLES)
    const { marks: said } = MODEL_MARKS.parse(say(askForMarks(essay, [content])))
    expect(checkModelMarks(document, [content], reportOf(essay).marks, said)).toEqual({
      marks: [
        expect.objectContaining({ quote: '按按', suggestion: '暗暗' }),
        expect.objectContaining({ quote: '逝', suggestion: '世' }),
      ],
      refused: {},
    })
  })

  it.each(['grade3-ivy', 'grade5-good', 'grade5-harmonica', 'grade12-mending'])(
    'says of %s what every check lets through but praise of a faulty sentence',
    (name) => {
      const { essay } = corpusEssay(name)
      const document = readEssay(essay, TABLES)
      const asked = document.paragraphs.map(({ text }) => text)
      const said = MODEL_WORDS.parse(say(askForWords(essay, asked)))
      const { marks } = reportOf(essay)
      const { words, refused } = checkModelWords({ essay, document, asked, marks }, said)
      expect(Object.keys(refused).filter((fault) => fault !== 'praisesFault')).toEqual([])
      expect(words?.paragraphSuggestions.length).toBeGreaterThan(0)
      expect(words?.microSuggestions).toHaveLength(1)
    },
  )
})

test.each(Object.entries(LYING_ANSWERS))('nothing of a model that %s is kept', (_how, answer) => {
  const { essay } = corpusEssay('grade5-good')
  const document = readEssay(essay, TABLES)
  const asked = document.paragraphs.map(({ text }) => text)
  const { marks: said } = MODEL_MARKS.parse(answer(requestOf(askForMarks(essay, asked))))
  expect(checkModelMarks(document, asked, [], said).marks).toEqual([])
  const words = MODEL_WORDS.parse(answer(requestOf(askForWords(essay, asked))))
  expect(checkModelWords({ essay, document, asked, marks: [] }, words).words).toBeNull()
})
