/** A new screen: its file where its URL says, its address, its route. */
import { create, edit, UsageError } from './source.ts'

const FOLDERS = ['student', 'teacher', 'both', 'public']

export async function addScreen(root: string, path: string): Promise<string[]> {
  const [folder = '', ...segments] = path.split('/')
  if (!FOLDERS.includes(folder) || segments.length === 0 || !segments.every((segment) => /^[a-z][A-Za-z0-9]*$/.test(segment))) {
    throw new UsageError('名字应当是 student|teacher|both|public 加上网址的路径，例如 student/user/report')
  }
  const url = `/${segments.join('/')}`
  const key = segments.map((segment, index) => (index === 0 ? segment : capitalized(segment))).join('')
  const component = `${segments.map(capitalized).join('')}Screen`
  const file = `apps/web/src/screens/${folder}/${segments.join('/')}/${component}.tsx`
  await create(root, file, screenSource(component, segments.length))
  await edit(root, 'apps/web/src/app/paths.ts', (text) => addLast(addLast(text, 'export const patterns = {', `  ${key}: '${url}',`), 'export const paths = {', `  ${key}: () => '${url}',`))
  const entry = (indent: string) => `${indent}{ path: patterns.${key}, load: async () => ({ Screen: (await import('../screens/${folder}/${segments.join('/')}/${component}.tsx')).${component} }) },`
  await edit(root, 'apps/web/src/app/routes.tsx', (text) => {
    if (folder === 'public') return addLast(text, 'const publicScreens', entry('  '), ']')
    const roles = folder === 'both' ? ['student', 'teacher'] : [folder]
    return roles.reduce((changed, role) => addLast(changed, `  ${role}: [`, entry('    '), '  ]'), text)
  })
  return [file, 'apps/web/src/app/paths.ts', 'apps/web/src/app/routes.tsx']
}

/** At the end of the block: addresses stand in the order a person meets them. */
function addLast(text: string, opening: string, entry: string, closing = '}'): string {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => line.startsWith(opening))
  const end = lines.findIndex((line, index) => index > start && line.startsWith(closing))
  return start === -1 || end === -1 ? text : [...lines.slice(0, end), entry, ...lines.slice(end)].join('\n')
}

function capitalized(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

function screenSource(component: string, depth: number): string {
  const up = '../'.repeat(depth + 2)
  return `import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useNavigate } from 'react-router'
import { Empty } from '${up}ui/pieces.tsx'
import { Screen } from '${up}ui/Screen.tsx'

export function ${component}() {
  const navigate = useNavigate()
  return (
    <Screen title={MESSAGES.notOpenYet} onBack={() => navigate(-1)}>
      <Empty sign="候">{MESSAGES.notOpenYet}</Empty>
    </Screen>
  )
}
`
}
