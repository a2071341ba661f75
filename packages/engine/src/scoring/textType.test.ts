import { expect, test } from 'vitest'
import { ESSAYS } from '../corpus/essays.ts'
import { makeEssay, reportOf } from '../testing.ts'

function saidOfStyle(name: string, genre: string): string {
  const { essay } = ESSAYS.find((entry) => entry.name === name) ?? { essay: makeEssay({}) }
  const traits = reportOf({ ...essay, genre }).dimensions.flatMap((dimension) => dimension.traits)
  const style = traits.find(({ trait }) => trait === 'STYLE_MATCH')
  return `${style?.observations.join('')}${style?.lift}`
}

test('a story handed in as an argument is not said to read as one, and an argument not as a story', () => {
  expect(saidOfStyle('grade8-bus-stop', 'j-argument')).toMatch(/更像在讲一件事.*先用一句话说出/)
  expect(saidOfStyle('grade12-duty', 's-narrative')).toMatch(/更像在讲道理.*写一件真事/)
  for (const said of [
    saidOfStyle('grade8-bus-stop', 'j-narrative'),
    saidOfStyle('grade12-duty', 's-argument'),
  ]) {
    expect(said).toContain('读得出是这种文体的写法')
    expect(said).not.toContain('现在像在讲')
  }
})
