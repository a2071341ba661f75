/**
 * The manuscript font: a Kai of which every character is one cell wide, in files that are fetched
 * as a text needs them, after the first paint and never where data is saved. Until it is there, and
 * where it does not come, the phone's own Kai is spaced to the cells.
 */
import { useEffect, useState } from 'react'

/** What the paper says by itself stands in it too. */
const PLACEHOLDERS = '写下题目从这里开始写…'

/** @returns whether all of the text that was there first can be drawn with it; what is added comes later */
export function useManuscriptFont(text: string, isWanted: boolean): boolean {
  const [isReady, setReady] = useState(() => lacking(text).length === 0)
  // Fonts are the browser's, outside React, and are fetched once the paper is painted.
  useEffect(
    () =>
      isWanted ? prepareManuscriptFont(text, (isThere) => isThere && setReady(true)) : undefined,
    [text, isWanted],
  )
  return isReady && isWanted
}

/**
 * Without a network, and where data is saved, the text stays in the phone's own font.
 * @param onSettled never called once the returned stop was
 */
export function prepareManuscriptFont(
  text: string,
  onSettled: (isThere: boolean) => void,
): () => void {
  let isGone = false
  const settle = (isThere: boolean) => {
    if (!isGone) onSettled(isThere)
  }
  const stop = afterPaint(() => {
    if (savesData()) return settle(false)
    fetchFont(text).then(
      () => settle(true),
      () => settle(false),
    )
  })
  return () => {
    isGone = true
    stop()
  }
}

/** What it is there for: a keystroke brings one more character at most. */
const known = new Set<string>()

function lacking(text: string): string[] {
  return [...PLACEHOLDERS, ...text].filter((character) => !known.has(character))
}

async function fetchFont(text: string): Promise<void> {
  const added = lacking(text)
  if (added.length === 0) return
  const { loadFont } = await import('./manuscriptFont.ts')
  await loadFont(added.join(''))
  for (const character of added) known.add(character)
}

/** Network Information API: not in every browser. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  )
}

function afterPaint(run: () => void): () => void {
  const timer = setTimeout(run, 50)
  return () => clearTimeout(timer)
}
