/** The files of the manuscript font, and which of them a text needs. A chunk of its own. */
import subsets from '@zhupi/contract/manuscript/font/subsets.json'

const FAMILY = 'Zhupi Manuscript'
const FOLDER = '../../../../../packages/contract/src/manuscript/font'
const urls = import.meta.glob<string>(
  '../../../../../packages/contract/src/manuscript/font/*.woff2',
  { query: '?url', import: 'default', eager: true },
)
const subsetOf = new Map(subsets.flatMap((text, number) => [...text].map((each) => [each, number])))
const loading = new Map<number, Promise<unknown>>()

/** Characters that it does not have are left to the phone's own fonts. */
export async function loadFont(text: string): Promise<void> {
  const needed = new Set<number>()
  for (const character of text) {
    const number = subsetOf.get(character)
    if (number !== undefined) needed.add(number)
  }
  await Promise.all([...needed].map(loadSubset))
}

function loadSubset(number: number): Promise<unknown> {
  const known = loading.get(number)
  if (known !== undefined) return known
  const url = urls[`${FOLDER}/manuscript-${String(number).padStart(2, '0')}.woff2`]
  const characters = [...(subsets[number] ?? '')]
  const face = new FontFace(FAMILY, `url(${url})`, {
    unicodeRange: characters.map((each) => `U+${each.codePointAt(0)?.toString(16)}`).join(),
    display: 'swap',
  })
  const loaded = face.load().then(
    () => document.fonts.add(face),
    (error: unknown) => {
      // A later text asks for it again.
      loading.delete(number)
      throw error
    },
  )
  loading.set(number, loaded)
  return loaded
}
