/** Type sizes and radii are tokens, type grows with the browser's own font size, and no file's classes reach into another's. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './runStep.ts'

const THEME = 'apps/web/src/app/theme.css'
/** Classes that every screen may use and combine: declared in these files alone. */
const SHARED = [THEME, 'apps/web/src/ui/ui.css']
/** Written by libraries; a file that styles one names a class of its own, or the library's frame, beside it. */
const FOREIGN = /^(adm|driver)-/

type Sheet = {
  file: string
  selectors: string[]
  declarations: [property: string, value: string][]
}

const sheets: Sheet[] = execFileSync('git', ['ls-files', 'apps/web/src/**/*.css'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .map((file) => readSheet(file, readFileSync(join(ROOT, file), 'utf8')))

function readSheet(file: string, source: string): Sheet {
  const text = source.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/'[^'\n]*'/g, "''")
  const rules = [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  return {
    file,
    selectors: rules.flatMap(([, selectors = '']) => splitSelectors(selectors)),
    declarations: rules.flatMap(([, , body = '']) =>
      [...body.matchAll(/([\w-]+):([^;]+)/g)].map(([, name = '', value = '']): [string, string] => [
        name,
        value.trim(),
      ]),
    ),
  }
}

/** `.a, .b:is(.c, .d)` → two; an at-rule is none. */
function splitSelectors(text: string): string[] {
  return text
    .replaceAll(/@[^;{]*;/g, '')
    .split(/,(?![^(]*\))/)
    .map((each) => each.trim())
    .filter((each) => each !== '' && !/^(@|\d|from|to)/.test(each))
}

function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name)
}

/** The class that keeps a selector to its own file: the first that is neither shared nor a library's. */
export function findKeyClass(selector: string, isShared: (name: string) => boolean) {
  return classesOf(selector).find((name) => !isShared(name) && !FOREIGN.test(name))
}

const shared = new Set(
  sheets
    .filter(({ file }) => SHARED.includes(file))
    .flatMap((each) => each.selectors.flatMap(classesOf)),
)
const own = sheets.filter(({ file }) => !SHARED.includes(file))
/** Key class → the files that have selectors under it. */
const owners = new Map<string, Set<string>>()
for (const { file, selectors } of own)
  for (const selector of selectors) {
    const key = findKeyClass(selector, (name) => shared.has(name))
    if (key !== undefined) owners.set(key, (owners.get(key) ?? new Set()).add(file))
  }

describe.each(own)('$file', ({ selectors }) => {
  test('each selector begins with a class of its own', () => {
    const keyless = selectors.filter(
      (selector) => findKeyClass(selector, (name) => shared.has(name)) === undefined,
    )
    // A library's frame, styled where the library is used.
    expect(keyless.filter((selector) => !FOREIGN.test(selector.slice(1)))).toEqual([])
  })
})

test('no class is the own one of two files', () => {
  const doubled = [...owners].filter(([, files]) => files.size > 1)
  expect(doubled.map(([name, files]) => `.${name}: ${[...files].join(', ')}`)).toEqual([])
})

test('a shared class keeps no selector apart, one of the file’s own does', () => {
  const isShared = (name: string) => name === 'chip'
  expect(findKeyClass('.chip > b', isShared)).toBeUndefined()
  expect(findKeyClass('.adm-popup-body .chip', isShared)).toBeUndefined()
  expect(findKeyClass('.chip.class-filter .over', isShared)).toBe('class-filter')
})

const theme = sheets.find(({ file }) => file === THEME)?.declarations ?? []
const tokens = (prefix: string) => theme.filter(([name]) => name.startsWith(prefix))

test('at most nine sizes of type, all in rem', () => {
  expect(tokens('--type-').length).toBeLessThanOrEqual(9)
  expect(tokens('--type-').filter(([, value]) => !value.endsWith('rem'))).toEqual([])
})

/** Sizes of pictures: a cell of the manuscript, a character of a drawing. */
const DRAWN = /^(var\(--(glyph|drawn-\w+)\)|calc\(var\(--cell\) \* [\d.]+\))$/
const TOKEN =
  /^(inherit|var\(--type-\w+\)|calc\(var\(--type-\w+\) \* [\d.]+\)|min\(var\(--type-\w+\), \d+vw\))$/

test.each(sheets)('$file: type sizes are tokens', ({ declarations }) => {
  const sizes = declarations.flatMap(([name, value]) => {
    if (name === 'font-size' || name === 'font') return value === 'inherit' ? [] : [sizeOf(value)]
    return []
  })
  expect(sizes.filter((size) => !TOKEN.test(size) && !DRAWN.test(size))).toEqual([])
})

test.each(sheets)('$file: radii are tokens', ({ declarations }) => {
  const radii = declarations
    .filter(([name]) => name === 'border-radius')
    .flatMap(([, value]) => value.split(/\s+/))
  expect(radii.filter((radius) => !/^(0|50%|inherit|var\(--radius[\w-]*\))$/.test(radius))).toEqual(
    [],
  )
})

/** `700 var(--type-head) / 1.2 var(--kai)` → `var(--type-head)`. */
function sizeOf(font: string): string {
  return (
    /(?:(?:calc|min)\(var\([\w-]+\)[^)]*\)|var\(--(?:type|glyph|drawn)[\w-]*\)|[\d.]+(?:px|r?em|%|vw))/.exec(
      font,
    )?.[0] ?? font
  )
}

test('the files were read', () => {
  expect(own.length).toBeGreaterThan(40)
  expect(own.map(({ file }) => basename(file))).toContain('ScoreCard.css')
})
