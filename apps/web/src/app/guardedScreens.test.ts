import { expect, test, vi } from 'vitest'
import { ErrorScreen } from '#screens/public/ErrorScreen.tsx'
import { patterns } from '#client/paths.ts'
import { guardedScreens } from './guardedScreens.ts'
import { roleScreens } from './roleScreens.ts'

// The screens themselves are the browser's alone.
const PupilsClasses = () => null
const TeachersClasses = () => null
const About = () => null
vi.mock('#screens/student/user/classes/MyClassesScreen.tsx', () => ({
  MyClassesScreen: PupilsClasses,
}))
vi.mock('#screens/teacher/user/classes/ClassesScreen.tsx', () => ({
  ClassesScreen: TeachersClasses,
}))
vi.mock('#screens/teacher/about/AboutScreen.tsx', () => ({ AboutScreen: About }))

test('every address behind sign-in is known before the roles’ tables are, and no other', () => {
  const tables = Object.values(roleScreens).flatMap((entries) => entries.map(({ path }) => path))
  expect(guardedScreens.map(({ path }) => path).sort()).toEqual([...new Set(tables)].sort())
})

test('an address leads each role to its own screen, the other role to the error page', async () => {
  const opened = async (address: string) => {
    const loads = guardedScreens.find(({ path }) => path === address)?.loads
    return [await loads?.student(), await loads?.teacher()]
  }
  const [pupils, teachers] = await opened(patterns.classes)
  expect(pupils).toBe(PupilsClasses)
  expect(teachers).toBe(TeachersClasses)
  const [others, own] = await opened(patterns.about)
  expect(others).toBe(ErrorScreen)
  expect(own).toBe(About)
})
