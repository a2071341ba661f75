import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findDataSets } from './dataSets.ts'
import { readRows } from './rows.ts'

const data = mkdtempSync(join(tmpdir(), 'quality-'))

function write(path: string, lines: string[]): void {
  mkdirSync(join(data, path, '..'), { recursive: true })
  writeFileSync(join(data, path), lines.join('\n'))
}

beforeAll(() => {
  write('scored/essays.dev.jsonl', ['{"text":"一"}'])
  write('scored/essays.kept.jsonl', ['{"text":"二"}'])
  write('clean/prose.dev.jsonl', ['{"text":"三"}', '', '{"text":4}'])
  write('clean/notes.txt', ['no rows'])
})
afterAll(() => rmSync(data, { recursive: true }))

it('skips what is absent, and measures development rows only where there are no others', () => {
  expect(findDataSets(data, undefined)).toEqual([
    {
      folder: 'scored',
      key: 'essays',
      files: [join(data, 'scored/essays.kept.jsonl')],
      development: [join(data, 'scored/essays.dev.jsonl')],
    },
    {
      folder: 'clean',
      key: 'prose',
      files: [join(data, 'clean/prose.dev.jsonl')],
      development: [],
    },
  ])
  expect(findDataSets(data, 'prose').map(({ key }) => key)).toEqual(['prose'])
  expect(findDataSets(data, 'clean').map(({ key }) => key)).toEqual(['prose'])
})

it('names a bad row by file and line', () => {
  const rows = readRows(join(data, 'clean/prose.dev.jsonl'))
  expect(rows).toHaveLength(2)
  expect(rows[0]?.text('text')).toBe('三')
  expect(() => rows[1]?.text('text')).toThrow('prose.dev.jsonl:3: “text” is not a text')
})
