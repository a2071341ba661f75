import { describe, expect, it } from 'vitest'
import { correct } from '../correct.ts'
import { ESSAYS } from './essays.ts'

describe.each(ESSAYS)('$name', ({ name, planted, essay }) => {
  /** After a wanted change: `npx vitest run packages/engine/src/corpus -u`, then read every changed line as a strict and kind teacher would. */
  it('gets the report that was read and approved', async () => {
    await expect(JSON.stringify(correct(essay), null, 2) + '\n').toMatchFileSnapshot(`./golden/${name}.json`)
  })

  it('has its planted faults marked, and no others', () => {
    const found = correct(essay).marks.filter((mark) => mark.kind === 'fault').map((mark) => mark.quote)
    expect(found.toSorted()).toEqual([...planted].toSorted())
  })
})
