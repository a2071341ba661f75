/**
 * Repairing what was marked never lowers the total. Length rules aside: an essay at the edge of a
 * length may lose a character by a repair.
 */
import { repaired } from '@zhupi/engine/rules/findMarks.ts'
import type { Essay } from '@zhupi/engine/types.ts'
import { correctEssay } from '../engineUnderTest.ts'
import { DAMAGES } from './damages.ts'
import type { Pairs } from './corruptionPairs.ts'

/** Sentences with a fault that any checker should know; put behind a paragraph each. Our own. */
const FAULTY = [
  '通过这件事，使我明白了很多道理。',
  '既使下着大雨，他还是来了。',
  '那天大约有三十人左右。',
  '我以经把作业写完了。。',
  '他的眼晴很亮，大家都很羡幕。',
  '我们迫不急待地跑了出去。',
  '门口站着七、八个人，，都在等他。',
]

export function repairPairs(essays: readonly Essay[]): Pairs {
  const failures: string[] = []
  let pairs = 0
  for (const essay of essays) {
    for (const written of [essay, ...withFaults(essay)]) {
      const before = correctEssay(written)
      const mended = repaired(before.paragraphs, before.marks).join('\n')
      if (mended === before.paragraphs.join('\n')) continue
      pairs += 1
      const after = correctEssay({ ...written, content: mended })
      if (after.score < before.score)
        failures.push(`repair, ${essay.title}: ${before.score} fell to ${after.score}`)
    }
  }
  return { name: 'repair', pairs, held: pairs - failures.length, failures }
}

function withFaults(essay: Essay): Essay[] {
  const paragraphs = essay.content.split('\n')
  const sprinkled = (count: number) =>
    paragraphs
      .map(
        (text, at) =>
          text +
          FAULTY.filter((_fault, index) => index < count && index % paragraphs.length === at).join(
            '',
          ),
      )
      .join('\n')
  const typos = DAMAGES.find(({ name }) => name === 'typos')?.spoil(essay, essay)
  return [
    { ...essay, content: sprinkled(2) },
    { ...essay, content: sprinkled(FAULTY.length) },
    ...(typos === undefined ? [] : [typos]),
  ]
}
