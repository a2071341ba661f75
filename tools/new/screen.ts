/** A new screen: its file where its URL says, its address, its route. */
import { addEntry, create, edit, format, UsageError } from './source.ts'

const FOLDERS = ['student', 'teacher', 'both', 'public']
const PATHS = 'apps/web/src/client/paths.ts'
const PUBLIC_ROUTES = 'apps/web/src/app/screens.tsx'
const ROLE_ROUTES = 'apps/web/src/app/roleScreens.ts'

export async function addScreen(root: string, path: string): Promise<string[]> {
  const [folder = '', ...segments] = path.split('/')
  if (
    !FOLDERS.includes(folder) ||
    segments.length === 0 ||
    !segments.every((segment) => /^[a-z][A-Za-z0-9]*$/.test(segment))
  ) {
    throw new UsageError(
      '名字应当是 student|teacher|both|public 加上网址的路径，例如 student/user/report',
    )
  }
  const url = `/${segments.join('/')}`
  // A teacher's addresses often begin with the role already: no second folder for it.
  const place = [folder, ...(segments[0] === folder ? segments.slice(1) : segments)].join('/')
  const key = segments
    .map((segment, index) => (index === 0 ? segment : capitalized(segment)))
    .join('')
  const component = `${segments.map(capitalized).join('')}Screen`
  const file = `apps/web/src/screens/${place}/${component}.tsx`
  await create(root, file, screenSource(component))
  // At the end of each list: addresses stand in the order a person meets them.
  await edit(root, PATHS, (text) =>
    addEntry(
      addEntry(text, 'patterns', `${key}: '${url}'`, 'last'),
      'paths',
      `${key}: () => '${url}'`,
      'last',
    ),
  )
  const entry = `{ path: patterns.${key}, load: async () => (await import('#screens/${place}/${component}.tsx')).${component} }`
  const roles = folder === 'both' ? ['student', 'teacher'] : [folder]
  const lists = folder === 'public' ? ['publicScreens'] : roles.map((role) => `roleScreens.${role}`)
  const routes = folder === 'public' ? PUBLIC_ROUTES : ROLE_ROUTES
  await edit(root, routes, (text) =>
    lists.reduce((changed, list) => addEntry(changed, list, entry, 'last'), text),
  )
  await format(root, [file, PATHS, routes])
  return [file, PATHS, routes]
}

function capitalized(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

function screenSource(component: string): string {
  return `import { useNavigate } from 'react-router'
import { Screen } from '#ui/Screen.tsx'

export function ${component}() {
  const navigate = useNavigate()
  return (
    <Screen title="新页面" onBack={() => navigate(-1)}>
      <p>这里还没有内容</p>
    </Screen>
  )
}
`
}
