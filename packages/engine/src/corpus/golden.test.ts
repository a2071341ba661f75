import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reportOf } from '../testing.ts'
import type { Mark } from '../types.ts'
import type { CorpusEssay } from './corpusEssay.ts'
import { ESSAYS } from './essays.ts'

function faultsOf(essay: CorpusEssay['essay']): Mark[] {
  return reportOf(essay).marks.filter((mark) => mark.kind === 'fault')
}

function isPlanted(mark: Mark, { essay, planted }: CorpusEssay): boolean {
  const paragraph = essay.content.split('\n')[mark.paragraph] ?? ''
  return planted.some(({ wrong }) => {
    const at = paragraph.indexOf(wrong)
    return at >= 0 && mark.start < at + wrong.length && mark.end > at
  })
}

describe.each(ESSAYS)('$name', (entry) => {
  /**
   * After a wanted change: `npx vitest run packages/engine/src/corpus -u`, then read every changed
   * line as a strict and kind teacher would.
   */
  it('gets the report that was read and approved', async () => {
    await expect(JSON.stringify(reportOf(entry.essay), null, 2) + '\n').toMatchFileSnapshot(
      `./golden/${entry.name}.json`,
    )
  })

  it('gets no fault mark where nothing was planted', () => {
    expect(
      faultsOf(entry.essay)
        .filter((mark) => !isPlanted(mark, entry))
        .map((mark) => `${mark.ruleId}: ${mark.quote}`),
    ).toEqual([])
  })

  it('is sound once what was planted is put right', () => {
    const { essay, planted } = entry
    for (const { wrong } of planted) expect(essay.content.split(wrong)).toHaveLength(2)
    const content = planted.reduce(
      (text, { wrong, right }) => text.replace(wrong, right),
      essay.content,
    )
    expect(faultsOf({ ...essay, content }).map((mark) => `${mark.ruleId}: ${mark.quote}`)).toEqual(
      [],
    )
  })
})

describe('the whole corpus', () => {
  it('lists every essay file', () => {
    expect(ESSAYS.map(({ name }) => `${name}.txt`).toSorted()).toEqual(
      readdirSync(new URL('./essays', import.meta.url)).toSorted(),
    )
  })

  it('is large enough to hold the engine to no false alarm', () => {
    expect(ESSAYS.length).toBeGreaterThanOrEqual(40)
    expect(
      ESSAYS.map(({ essay }) => essay.content)
        .join('')
        .match(/\p{Script=Han}/gu)?.length,
    ).toBeGreaterThanOrEqual(30_000)
  })
})
