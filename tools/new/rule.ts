/** A new rule of the engine: its file with room for its examples, and its place in the list. The examples' test fails until rule and examples agree. */
import { addEntry, addImport, create, edit, format, UsageError } from './source.ts'

const RULE_LIST = 'packages/engine/src/rules/index.ts'

export async function addRule(root: string, path: string): Promise<string[]> {
  const [, kind, id] =
    /^(spelling|grammar|punctuation|rhetoric|craft|advice)\/([a-z]+(?:-[a-z]+)*)$/.exec(path) ?? []
  if (kind === undefined || id === undefined)
    throw new UsageError('名字应当是 KIND/rule-id，例如 grammar/wrong-measure')
  const name = id.replaceAll(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase())
  const file = `packages/engine/src/rules/${kind}/${id}.ts`
  await create(root, file, ruleSource(kind, id, name))
  await edit(root, RULE_LIST, (text) =>
    addEntry(addImport(text, name, `./${kind}/${id}.ts`), 'RULES', name, 'last'),
  )
  await format(root, [file, RULE_LIST])
  return [file, RULE_LIST]
}

function ruleSource(kind: string, id: string, name: string): string {
  const area = kind === 'advice' ? 'craft' : kind
  const mark =
    kind === 'rhetoric' ? 'strength' : kind === 'advice' || kind === 'craft' ? 'advice' : 'fault'
  return `/** What the pupil learns here, and why it matters. */
import { inEachParagraph, type Rule } from '../rule.ts'

export const ${name}: Rule = {
  id: '${id}',
  kind: '${mark}',
  area: '${area}',
  label: '',
  teaches: '',
  // The sentences that must be marked, then those that only look like them: write these first.
  marks: [
    { text: '', quote: '' },
    { text: '', quote: '' },
  ],
  leaves: ['', ''],
  find: inEachParagraph(() => []),
}
`
}
