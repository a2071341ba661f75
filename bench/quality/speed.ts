/**
 * Time for an essay of 800 characters beside jieba's cut of the same text: medians of many rounds,
 * one core, warmed up.
 */
import { Jieba } from '@node-rs/jieba'
import { dict } from '@node-rs/jieba/dict.js'
import type { Essay } from '@zhupi/engine/types.ts'
import { correctEssay } from './engineUnderTest.ts'
import { medianOf, round, type Figures } from './figures.ts'
import { OWN_ESSAYS } from './ownEssays.ts'

const CHARACTERS = 800
const ROUNDS = 9
const WARM_UP = 3
const CUTS_A_ROUND = 20

export function measureSpeed(): Figures {
  const jieba = Jieba.withDict(dict)
  const texts = textsOf(CHARACTERS)
  const essays = texts.map((content): Essay => ({
    title: '我的一天',
    content,
    genre: 'j-narrative',
    gradeLevel: 8,
    task: { title: '我的一天', requirement: '', minCharacters: 600, maxCharacters: null },
  }))
  for (let round = 0; round < WARM_UP; round += 1) {
    for (const essay of essays) correctEssay(essay)
    for (const text of texts) jieba.cut(text)
  }
  const engine: number[] = []
  const cut: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    essays.forEach((essay, at) => {
      engine.push(timed(() => correctEssay(essay)))
      cut.push(
        timed(() => {
          for (let time = 0; time < CUTS_A_ROUND; time += 1) jieba.cut(texts[at] ?? '')
        }) / CUTS_A_ROUND,
      )
    })
  }
  const [engineMs, jiebaMs] = [medianOf(engine), medianOf(cut)]
  return {
    engineMs: round(engineMs, 3),
    jiebaMs: round(jiebaMs, 3),
    toJieba: round(engineMs / jiebaMs, 1),
  }
}

/** Our own essays, end to end, cut into pieces of so many characters. */
function textsOf(characters: number): string[] {
  const all = OWN_ESSAYS.map(({ content }) => content).join('\n')
  const whole = all.length < characters ? all.repeat(Math.ceil(characters / all.length)) : all
  return Array.from({ length: Math.min(24, Math.floor(whole.length / characters)) }, (_, at) =>
    whole.slice(at * characters, (at + 1) * characters),
  )
}

function timed(run: () => void): number {
  const started = performance.now()
  run()
  return performance.now() - started
}
