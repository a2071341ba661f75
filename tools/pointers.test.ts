/**
 * Whatever the repository points to is in the repository: pages, headings, files, and the tests
 * that hold a rule.
 */
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  findLinks,
  findPageMentions,
  findUnreachable,
  holdsTitle,
  isRelative,
  listAnchors,
  listRules,
} from './pointers.ts'
import { listRepositoryFiles, readRepositoryFile } from './repositoryFiles.ts'

/** These hold broken pointers on purpose, to see that they are found. */
const PLANTED = new Set(['tools/pointers.test.ts'])
/** The lock file is npm's. */
const TEXTS = /(\.(ts|tsx|mjs|cjs|css|html|md|json|txt|sql|yml|yaml|sh)|^\.ci\/run|^\.[a-z]+)$/
const PRODUCT_PAGE = /^docs\/product\/(?!README\.md$)[\w-]+\.md$/

/** Rules of docs/product that no test holds and none will soon: the rule's first words, and why. */
const UNTESTED_FOR_A_REASON: Record<string, string> = {}

const files = listRepositoryFiles()
const folders = new Set(files.flatMap(foldersAbove))
const texts = new Map(
  files
    .filter((file) => TEXTS.test(file) && file !== 'package-lock.json' && !PLANTED.has(file))
    .map((file) => [file, readRepositoryFile(file)]),
)
const pages = [...texts].filter(([file]) => file.endsWith('.md'))

describe('in the whole repository', () => {
  test('every page of docs/ that a text names is there, with its heading', () => {
    expect(
      [...texts].flatMap(([file, text]) =>
        findPageMentions(text)
          .filter(({ page, anchor }) => !isThere(page, anchor))
          .map(({ line, page, anchor }) => `${file}:${line}: ${withAnchor(page, anchor)}`),
      ),
    ).toEqual([])
  })

  test('every relative link of a page leads to a file, and to a heading that is there', () => {
    expect(
      pages.flatMap(([file, text]) =>
        findLinks(text)
          .filter(({ target }) => isRelative(target) && !isReached(file, target))
          .map(({ line, target }) => `${file}:${line}: ${target}`),
      ),
    ).toEqual([])
  })

  test('nothing points by number into a document that is not here', () => {
    expect(
      [...texts].flatMap(([file, text]) =>
        findUnreachable(text).map(
          ({ line, found, reason }) => `${file}:${line}: «${found}» (${reason})`,
        ),
      ),
    ).toEqual([])
  })

  describe('every rule of docs/product', () => {
    const rules = pages
      .filter(([file]) => PRODUCT_PAGE.test(file))
      .flatMap(([file, text]) => listRules(text).map((rule) => ({ ...rule, file })))

    test('names a test, or says that there is none', () => {
      expect(
        rules
          .filter(({ tests, isUntested }) => tests.length > 0 === isUntested)
          .map(({ file, line, text }) => `${file}:${line}: ${text.slice(0, 80)}`),
      ).toEqual([])
    })

    test('names its tests by titles that stand in their files', () => {
      expect(
        rules.flatMap(({ file, line, tests }) =>
          tests
            .filter(
              ({ text, target }) => !holdsTitle(texts.get(resolveLink(file, target)) ?? '', text),
            )
            .map(({ text, target }) => `${file}:${line}: [${text}](${target})`),
        ),
      ).toEqual([])
    })

    // The assertion that forbids a rule without a test. A rule that cannot have one goes on the
    // list above, with its reason.
    test('has a test', () => {
      expect(
        rules
          .filter(({ isUntested, text }) => isUntested && !isExcused(text))
          .map(({ file, line, text }) => `${file}:${line}: ${text.slice(0, 80)}`),
      ).toEqual([])
    })

    test('that is excused from having a test is still there', () => {
      expect(
        Object.keys(UNTESTED_FOR_A_REASON).filter(
          (start) => !rules.some(({ isUntested, text }) => isUntested && text.startsWith(start)),
        ),
      ).toEqual([])
    })
  })
})

function isExcused(text: string): boolean {
  return Object.keys(UNTESTED_FOR_A_REASON).some((start) => text.startsWith(start))
}

function isReached(from: string, target: string): boolean {
  const [, anchor] = target.split('#')
  return isThere(resolveLink(from, target), anchor)
}

/** The file a link of `from` leads to; `#heading` leads to the page itself. */
function resolveLink(from: string, target: string): string {
  const [path = ''] = target.split(/[#?]/)
  if (path === '') return from
  return normalize(join(dirname(from), decodeURIComponent(path))).replace(/\/$/, '')
}

function isThere(path: string, anchor: string | undefined): boolean {
  if (!files.includes(path) && !folders.has(path)) return false
  if (anchor === undefined || !path.endsWith('.md')) return true
  return listAnchors(texts.get(path) ?? '').has(decodeURIComponent(anchor).toLowerCase())
}

function withAnchor(page: string, anchor: string | undefined): string {
  return anchor === undefined ? page : `${page}#${anchor}`
}

function foldersAbove(file: string): string[] {
  const folder = dirname(file)
  return folder === '.' ? ['.'] : [folder, ...foldersAbove(folder)]
}

describe('a planted breach is found', () => {
  test('pages of docs/, from the root and relative, with anchors; not addresses on the web', () => {
    expect(
      findPageMentions(
        [
          '// why: docs/decisions/wire.md#one-envelope.',
          '// (../../docs/MAP.md) https://example.org/docs/a.md my-docs/b.md',
        ].join('\n'),
      ),
    ).toEqual([
      { line: 1, page: 'docs/decisions/wire.md', anchor: 'one-envelope' },
      { line: 2, page: 'docs/MAP.md' },
    ])
  })

  test('links in every form, but not those in code', () => {
    const page = [
      '[a](b.md "title") and ![picture](../x.png)',
      '[a test [of two] \\_parts\\_](c.test.ts) `[shown](not-made.md)`',
      '```',
      '[in code](gone.md)',
      '```',
      '[label]: d.md',
      '<img src="e.png" width="3">',
    ].join('\n')
    expect(findLinks(page)).toEqual([
      { line: 1, text: 'a', target: 'b.md' },
      { line: 1, text: 'picture', target: '../x.png' },
      { line: 2, text: 'a test [of two] _parts_', target: 'c.test.ts' },
      { line: 6, text: 'label', target: 'd.md' },
      { line: 7, text: 'src', target: 'e.png' },
    ])
    expect(['a.md', '#top', '../b'].every(isRelative)).toBe(true)
    expect(['https://a.b', 'mailto:a@b.c', '/h5/'].some(isRelative)).toBe(false)
  })

  test('files that are not there, and headings', () => {
    expect(isReached('docs/MAP.md', '../README.md')).toBe(true)
    expect(isReached('docs/MAP.md', '../README.md#no-such-heading')).toBe(false)
    expect(isReached('docs/MAP.md', 'README.md')).toBe(false)
    expect(isReached('docs/MAP.md', '../tools')).toBe(true)
  })

  test('headings have the anchors that GitHub gives them', () => {
    const page = '# A call, followed: `x`!\n## 朱批 2.0\n## Same\n## Same\n```\n# code\n```\n'
    expect([...listAnchors(page)]).toEqual(['a-call-followed-x', '朱批-20', 'same', 'same-1'])
  })

  test.each([
    'see decisions 12',
    'Decision 7',
    'docs/decisions/09',
    'spec 3 §7',
    '§ 4',
    'domain facts',
    'issue 5: 200 at once',
    'issue #12',
  ])('a number that leads nowhere: %s', (text) => {
    expect(findUnreachable(`a line\n// ${text}`)[0]).toMatchObject({ line: 2 })
  })

  test.each([
    'docs/decisions/wire.md',
    'cards issue --count 20',
    'special 3 cases',
    'two decisions',
    'inspect 3',
  ])('nothing is found in: %s', (text) => {
    expect(findUnreachable(text)).toEqual([])
  })

  test('the bullets of a product page, with their tests', () => {
    const page = [
      '# Area',
      '- One rule. — [a title](../../a.test.ts) · [another, see [x]](../b.spec.ts)',
      '- A rule of',
      '  two lines ([why](../decisions/wire.md)). — no test yet',
      '- Nothing said.',
      '',
      'Not a bullet.',
    ].join('\n')
    expect(
      listRules(page).map(({ line, tests, isUntested }) => [
        line,
        tests.map(({ text, target }) => `${target}: ${text}`),
        isUntested,
      ]),
    ).toEqual([
      [2, ['../../a.test.ts: a title', '../b.spec.ts: another, see [x]'], false],
      [3, [], true],
      [5, [], false],
    ])
  })

  test('a title that the test file does not hold', () => {
    const source = "test('it’s refused', () => {})\ntest('it\\'s %s', () => {})"
    expect(holdsTitle(source, 'it’s refused')).toBe(true)
    expect(holdsTitle(source, "it's %s")).toBe(true)
    expect(holdsTitle(source, 'it is refused')).toBe(false)
    expect(holdsTitle(source, '')).toBe(false)
  })
})
