/**
 * Finds what a text points to: pages of docs/, links of a Markdown page, the tests of a rule,
 * documents that nobody can open.
 */

export interface PageMention {
  line: number
  page: string
  anchor?: string
}

/** `docs/….md`, from the repository's root or as a relative path; an address on the web is none. */
const PAGE = /(?<![\w/.-])(?:\.{1,2}\/)*(docs\/[\w./-]*\.md)\b(?:#([\w\u00c0-\uffff-]+))?/g

export function findPageMentions(text: string): PageMention[] {
  return [...text.matchAll(PAGE)].map((match) => ({
    line: lineAt(text, match.index),
    page: match[1] ?? '',
    ...(match[2] !== undefined && { anchor: match[2] }),
  }))
}

export interface Link {
  line: number
  text: string
  target: string
}

/** `[text](target "title")`; the text may hold brackets of its own. */
const INLINE_LINK = /\[((?:[^[\]]|\[[^[\]]*\])*)\]\(\s*<?([^()\s>]+(?:\([^()\s]*\)[^()\s>]*)*)/g
/** `[label]: target`, and the images of README pages. */
const OTHER_LINKS = /^ {0,3}\[([^\]]+)\]:\s*<?([^\s>]+)|<(?:img|a)\b[^>]*\s(src|href)="([^"]+)"/gm

export function findLinks(markdown: string): Link[] {
  const text = withoutCode(markdown)
  return [
    ...[...text.matchAll(INLINE_LINK)].map((match) => ({
      line: lineAt(text, match.index),
      text: readEscapes(markdown.slice(match.index + 1, match.index + 1 + (match[1] ?? '').length)),
      target: match[2] ?? '',
    })),
    ...[...text.matchAll(OTHER_LINKS)].map((match) => ({
      line: lineAt(text, match.index),
      text: match[1] ?? match[3] ?? '',
      target: match[2] ?? match[4] ?? '',
    })),
  ]
}

/** A link that leads to a file of the repository, or to a heading. */
export function isRelative(target: string): boolean {
  return !/^([a-z][a-z+.-]*:|\/)/i.test(target)
}

/** The anchors of a page's headings, made as GitHub makes them. */
export function listAnchors(markdown: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of withoutFences(markdown).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)) {
    const anchor = heading
      .replaceAll(/\[((?:[^[\]]|\[[^[\]]*\])*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-')
    let unique = anchor
    for (let count = 1; anchors.has(unique); count += 1) unique = `${anchor}-${count}`
    anchors.add(unique)
  }
  return anchors
}

export interface Unreachable {
  line: number
  found: string
  reason: string
}

/**
 * A number is a pointer into a document; none of these documents is in the repository, so the
 * reader is left with the number.
 */
const UNREACHABLE: readonly { pattern: RegExp; reason: string }[] = [
  {
    pattern: /\bdecisions? \d+/gi,
    reason: 'decisions have pages with names, not numbers: docs/decisions/<name>.md',
  },
  {
    pattern: /\bdocs\/decisions\/\d+/g,
    reason: 'decisions have pages with names, not numbers: docs/decisions/<name>.md',
  },
  {
    pattern: /\bspec(?:ification)?s? \d+/gi,
    reason: 'what the product does stands in docs/product/<area>.md',
  },
  { pattern: /\u00a7\s*\d*/g, reason: 'no document here has numbered sections' },
  {
    pattern: /\bdomain facts\b/gi,
    reason: 'no such document: give the fact, or name its page of docs/',
  },
  { pattern: /\bissues? #?\d+/gi, reason: 'an issue is read elsewhere: give its reason here' },
]

export function findUnreachable(text: string): Unreachable[] {
  return UNREACHABLE.flatMap(({ pattern, reason }) =>
    [...text.matchAll(pattern)].map((match) => ({
      line: lineAt(text, match.index),
      found: match[0].trim(),
      reason,
    })),
  )
}

export interface ProductRule {
  line: number
  text: string
  tests: Link[]
  isUntested: boolean
}

/**
 * The bullets of a page of docs/product: a rule in words, then its tests as links, or the words `no
 * test yet`.
 */
export function listRules(markdown: string): ProductRule[] {
  const rules: ProductRule[] = []
  const lines = withoutFences(markdown).split('\n')
  for (const [index, line] of lines.entries()) {
    if (!/^\s*[-*] /.test(line)) continue
    const next = lines.findIndex((each, at) => at > index && /^\s*([-*] |#|$)/.test(each))
    const text = lines.slice(index, next === -1 ? undefined : next).join('\n')
    rules.push({
      line: index + 1,
      text: text.replace(/^\s*[-*] /, ''),
      tests: findLinks(text).filter(({ target }) => /\.(test|spec)\.tsx?$/.test(target)),
      isUntested: /\bno test yet\W*$/.test(text),
    })
  }
  return rules
}

/** A test's title, or a case of its table, as the source writes it. */
export function holdsTitle(source: string, title: string): boolean {
  return title !== '' && source.replaceAll(/\\(['"`])/g, '$1').includes(title)
}

/** Code shows links; it does not make them. Its length stays, so that positions do. */
function withoutCode(markdown: string): string {
  return withoutFences(markdown).replaceAll(/(`+)[^`\n]+\1/g, (code) => 'x'.repeat(code.length))
}

function withoutFences(markdown: string): string {
  return markdown.replaceAll(/^( {0,3})(```+|~~~+)[^]*?^\1\2/gm, (code) =>
    code.replaceAll(/[^\n]/g, ' '),
  )
}

/** `\_` → `_` */
function readEscapes(text: string): string {
  return text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
