import { describe, expect, it } from 'vitest'
import { TABLES } from '../testing.ts'
import { readDocument } from '../text/document.ts'
import { measureLanguage } from './language.ts'

const parallelOf = (text: string) => measureLanguage(readDocument(text, TABLES), text).parallel

describe('clauses that open like one shortly before them', () => {
  it('are counted also where each has a clause of its own after it', () => {
    expect(
      parallelOf('是学习，擦亮了你的双眼；是学习，打开了你的心门；是学习，点燃了你的希望。'),
    ).toBeCloseTo(2 / 6)
    expect(parallelOf('不必羡慕别人的掌声，不必追逐一时的热闹，不必害怕暂时的冷清。')).toBeCloseTo(
      2 / 3,
    )
  })

  it('are none across paragraphs, far apart, or where only a word or two stands', () => {
    expect(parallelOf('不必羡慕别人的掌声。\n不必追逐一时的热闹。')).toBe(0)
    expect(parallelOf('不必羡慕别人，天亮了，鸡叫了，路上有人，灯灭了，不必追逐热闹。')).toBe(0)
    expect(parallelOf('也许，花会开。也许，雨会停。')).toBe(0)
  })
})
