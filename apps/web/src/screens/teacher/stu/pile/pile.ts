/** A pile of photographed pages, and the essays that they make. */
import type { Edit, Pile, PilePage } from '#drafts/pileStore.ts'
import { joinPages } from '#parts/EssayTools/pages.ts'
import { beginsEssay, readHeader, type Pupil } from './header.ts'

export type PileEssay = {
  /** Its first page's. */
  key: string
  pages: readonly PilePage[]
  edit: Edit
  /** Confirmed by a tap. */
  pupilId: number | undefined
  suggestedId: number | undefined
  /** Lines above the title that name the pupil and are no part of the essay. */
  names: readonly string[]
  title: string
  content: string
  /** Every page was read, or could not be. */
  isSettled: boolean
  /** Its text was written in by hand: doubtful places are no longer where they were. */
  isRewritten: boolean
}

export function listEssays({ pages, edits }: Pile, pupils: readonly Pupil[]): PileEssay[] {
  return groupPages(pages, pupils).map((group) => toEssay(group, edits, pupils))
}

/** The pages of each essay, in order. */
function groupPages(pages: readonly PilePage[], pupils: readonly Pupil[]): PilePage[][] {
  const groups: PilePage[][] = []
  for (const page of pages) {
    const last = groups.at(-1)
    if (last === undefined || begins(page, pupils)) groups.push([page])
    else last.push(page)
  }
  return groups
}

function begins({ begins: said, read }: PilePage, pupils: readonly Pupil[]): boolean {
  if (said !== undefined || read === undefined) return said === true
  return beginsEssay(readHeader(read.content, pupils), read.goesOn)
}

function toEssay(
  group: readonly PilePage[],
  edits: Pile['edits'],
  pupils: readonly Pupil[],
): PileEssay {
  const key = group[0]?.key ?? ''
  const pages = pagesOf(group)
  const edit = editOf(group, pages, edits[key])
  const { pupilId, names, title, body } = readHeader(joinPages(group), pupils)
  return {
    key,
    pages: group,
    edit,
    pupilId: edit.pupilId,
    suggestedId: pupilId,
    names,
    title: edit.title ?? title,
    content: edit.content ?? body,
    isSettled: group.every(({ state }) => state !== 'waiting'),
    isRewritten: edit.content !== undefined,
  }
}

/** Pages that came behind those it was written over bring their text along, and take nothing. */
function editOf(group: readonly PilePage[], pages: string, stored: Edit | undefined): Edit {
  if (stored?.pages === pages) return stored
  if (stored === undefined || !pages.startsWith(`${stored.pages},`)) return { pages }
  const { content, ...rest } = stored
  if (content === undefined) return { ...rest, pages }
  const added = group.slice(stored.pages.split(',').length)
  return { ...rest, pages, content: `${content}\n${joinPages(added)}`.trimEnd() }
}

function pagesOf(group: readonly PilePage[]): string {
  return group.map(({ key }) => key).join()
}

/** The essay's pages go, and what was written over them. */
export function withoutEssay(pile: Pile, essay: PileEssay): Pile {
  return {
    entered: pile.entered + 1,
    pages: pile.pages.filter((page) => !essay.pages.includes(page)),
    edits: Object.fromEntries(Object.entries(pile.edits).filter(([key]) => key !== essay.key)),
  }
}

/** As it was, but for whose it is: the entry was taken back. */
export function withEssayAgain(pile: Pile, essay: PileEssay, place: number): Pile {
  const edit = { ...essay.edit }
  delete edit.pupilId
  return {
    entered: Math.max(0, pile.entered - 1),
    pages: pile.pages.toSpliced(place, 0, ...essay.pages),
    edits: { ...pile.edits, [essay.key]: edit },
  }
}

export function changeEssay(pile: Pile, essay: PileEssay, changes: Partial<Edit>): Pile {
  return { ...pile, edits: { ...pile.edits, [essay.key]: { ...essay.edit, ...changes } } }
}

export function changePage(pile: Pile, key: string, changes: Partial<PilePage>): Pile {
  return {
    ...pile,
    pages: pile.pages.map((page) => (page.key === key ? { ...page, ...changes } : page)),
  }
}

/** What was read from the photographs and still stands in the text. */
export function countRead({ pages, content }: PileEssay): number {
  const read = new Map<string, number>()
  for (const character of pages.map((page) => page.read?.content ?? '').join(''))
    read.set(character, (read.get(character) ?? 0) + 1)
  let count = 0
  for (const character of content.replaceAll(/\s/g, '')) {
    const left = read.get(character) ?? 0
    if (left === 0) continue
    read.set(character, left - 1)
    count += 1
  }
  return count
}
