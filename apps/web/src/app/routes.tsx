/** URL → screen → role. A screen's file lies where its URL says; each loads when it is first opened. */
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { lazy, Suspense, type ComponentType } from 'react'
import { ErrorScreen } from '../screens/public/ErrorScreen.tsx'
import { LoadingScreen } from '../ui/LoadingScreen.tsx'
import { useSession } from './session.ts'
import { paths, patterns } from './paths.ts'

type Load = () => Promise<{ Screen: ComponentType }>
type Entry = { path: string; load: Load }

const publicScreens: Entry[] = [
  { path: patterns.login, load: async () => ({ Screen: (await import('../screens/public/login/LoginScreen.tsx')).LoginScreen }) },
]

/** The same address may hold another screen for each role (spec 1 §2.1, spec 3 §2). */
const roleScreens: Record<Role, Entry[]> = {
  student: [
    { path: patterns.tasks, load: async () => ({ Screen: (await import('../screens/student/tasks/TasksScreen.tsx')).TasksScreen }) },
    { path: patterns.homeworkDetail, load: async () => ({ Screen: (await import('../screens/student/tasks/detail/HomeworkDetailScreen.tsx')).HomeworkDetailScreen }) },
    { path: patterns.writing, load: async () => ({ Screen: (await import('../screens/student/tasks/writing/WritingScreen.tsx')).WritingScreen }) },
    { path: patterns.correction, load: async () => ({ Screen: (await import('../screens/student/tasks/correction/CorrectionScreen.tsx')).CorrectionScreen }) },
    { path: patterns.user, load: async () => ({ Screen: (await import('../screens/both/user/UserScreen.tsx')).UserScreen }) },
    { path: patterns.classes, load: async () => ({ Screen: (await import('../screens/student/user/classes/MyClassesScreen.tsx')).MyClassesScreen }) },
  ],
  teacher: [
    { path: patterns.tasks, load: async () => ({ Screen: (await import('../screens/teacher/tasks/HomeworkListScreen.tsx')).HomeworkListScreen }) },
    { path: patterns.arrange, load: async () => ({ Screen: (await import('../screens/teacher/arrange/ArrangeScreen.tsx')).ArrangeScreen }) },
    { path: patterns.arrangeSuccess, load: async () => ({ Screen: (await import('../screens/teacher/arrange/success/ArrangeSuccessScreen.tsx')).ArrangeSuccessScreen }) },
    { path: patterns.submissions, load: async () => ({ Screen: (await import('../screens/teacher/stu/works/SubmissionsScreen.tsx')).SubmissionsScreen }) },
    { path: patterns.review, load: async () => ({ Screen: (await import('../screens/teacher/stu/works/review/ReviewScreen.tsx')).ReviewScreen }) },
    { path: patterns.user, load: async () => ({ Screen: (await import('../screens/both/user/UserScreen.tsx')).UserScreen }) },
    { path: patterns.classes, load: async () => ({ Screen: (await import('../screens/teacher/user/classes/ClassesScreen.tsx')).ClassesScreen }) },
    { path: patterns.classMembers, load: async () => ({ Screen: (await import('../screens/teacher/user/classes/ClassMembersScreen.tsx')).ClassMembersScreen }) },
    { path: patterns.addClass, load: async () => ({ Screen: (await import('../screens/teacher/classes/add/AddClassScreen.tsx')).AddClassScreen }) },
  ],
}

export function createAppRouter() {
  return createBrowserRouter([{ element: <Outlet />, errorElement: <ErrorScreen />, hydrateFallbackElement: <LoadingScreen />, children: [
    { path: patterns.home, element: <Navigate to={paths.user()} replace /> },
    ...publicScreens.map((entry) => ({ path: entry.path, lazy: async () => ({ Component: (await entry.load()).Screen }) })),
    ...guardedRoutes(),
    { path: '*', element: <ErrorScreen /> },
  ] }], { basename: '/h5' })
}

/** One route an address; the role that is signed in when it is shown decides the screen. */
function guardedRoutes(): RouteObject[] {
  const screens: Record<Role, Map<string, ComponentType>> = { student: lazyScreens(roleScreens.student), teacher: lazyScreens(roleScreens.teacher) }
  const addresses = new Set([...screens.student.keys(), ...screens.teacher.keys()])
  return [...addresses].map((path) => ({ path, element: <Guarded path={path} screens={screens} /> }))
}

function lazyScreens(entries: Entry[]): Map<string, ComponentType> {
  return new Map(entries.map((entry) => [entry.path, lazy(async () => ({ default: (await entry.load()).Screen }))]))
}

/** No ticket leads to sign-in; another role's address is the error page (spec 1 §2.1, decisions 9). */
function Guarded({ path, screens }: { path: string; screens: Record<Role, Map<string, ComponentType>> }) {
  const session = useSession()
  if (session === undefined) return <Navigate to={paths.login()} replace />
  const Screen = screens[session.role].get(path)
  if (Screen === undefined) return <ErrorScreen />
  return <Suspense fallback={<LoadingScreen />}><Screen /></Suspense>
}
