/** URL → screen → role. A screen's file lies where its URL says; each loads when it is first opened. */
import { PROMOTION_CHANNEL } from '@zhupi/contract/terms/limits.ts'
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  useSearchParams,
  type RouteObject,
} from 'react-router'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { useEffect } from 'react'
import { ErrorScreen } from '#screens/public/ErrorScreen.tsx'
import { comingForAll, comingForRole, type ComingRoute } from './comingRoutes.ts'
import { LazyScreen, preloadScreens, type LoadScreen } from './LazyScreen.tsx'
import { LoadingSign } from './LoadingSign.tsx'
import { paths, patterns } from '#client/paths.ts'
import { getStoredRole, useSession } from '#client/session.ts'

type Entry = { path: string; load: LoadScreen }

const publicScreens: Entry[] = [
  ...comingForAll.map(coming),
  {
    path: patterns.login,
    load: async () => ({
      Screen: (await import('#screens/public/login/LoginScreen.tsx')).LoginScreen,
    }),
  },
  {
    path: patterns.register,
    load: async () => ({
      Screen: (await import('#screens/public/register/RegisterScreen.tsx')).RegisterScreen,
    }),
  },
  {
    path: patterns.words,
    load: async () => ({
      Screen: (await import('#screens/public/words/WordsScreen.tsx')).WordsScreen,
    }),
  },
  {
    path: patterns.forget,
    load: async () => ({
      Screen: (await import('#screens/public/forget/ForgetScreen.tsx')).ForgetScreen,
    }),
  },
  {
    path: patterns.promotion,
    load: async () => ({
      Screen: (await import('#screens/public/svip/PromotionScreen.tsx')).PromotionScreen,
    }),
  },
  {
    path: patterns.entitlement,
    load: async () => ({
      Screen: (await import('#screens/public/rqCode/EntitlementScreen.tsx')).EntitlementScreen,
    }),
  },
  {
    path: patterns.browserInfo,
    load: async () => ({
      Screen: (await import('#screens/public/test/BrowserInfoScreen.tsx')).BrowserInfoScreen,
    }),
  },
]

/** The report is found without the last part of its address too (spec 2 §2). */
const loadCorrection: LoadScreen = async () => ({
  Screen: (await import('#screens/student/tasks/correction/CorrectionScreen.tsx')).CorrectionScreen,
})

/** The same address may hold another screen for each role (spec 1 §2.1, spec 3 §2). */
const roleScreens: Record<Role, Entry[]> = {
  student: [
    ...comingForRole.student.map(coming),
    {
      path: patterns.tasks,
      load: async () => ({
        Screen: (await import('#screens/student/tasks/TasksScreen.tsx')).TasksScreen,
      }),
    },
    {
      path: patterns.homeworkDetail,
      load: async () => ({
        Screen: (await import('#screens/student/tasks/detail/HomeworkDetailScreen.tsx'))
          .HomeworkDetailScreen,
      }),
    },
    {
      path: patterns.writing,
      load: async () => ({
        Screen: (await import('#screens/student/tasks/writing/WritingScreen.tsx')).WritingScreen,
      }),
    },
    { path: patterns.correction, load: loadCorrection },
    { path: patterns.correctionShort, load: loadCorrection },
    {
      path: patterns.history,
      load: async () => ({
        Screen: (await import('#screens/student/tasks/history/HistoryScreen.tsx')).HistoryScreen,
      }),
    },
    {
      path: patterns.user,
      load: async () => ({
        Screen: (await import('#screens/both/user/UserScreen.tsx')).UserScreen,
      }),
    },
    {
      path: patterns.settings,
      load: async () => ({
        Screen: (await import('#screens/both/user/settings/SettingsScreen.tsx')).SettingsScreen,
      }),
    },
    {
      path: patterns.opinion,
      load: async () => ({
        Screen: (await import('#screens/both/user/opinion/OpinionScreen.tsx')).OpinionScreen,
      }),
    },
    {
      path: patterns.vip,
      load: async () => ({
        Screen: (await import('#screens/both/user/vip/VipScreen.tsx')).VipScreen,
      }),
    },
    {
      path: patterns.wxpay,
      load: async () => ({
        Screen: (await import('#screens/both/wxpay/WxpayScreen.tsx')).WxpayScreen,
      }),
    },
    {
      path: patterns.messages,
      load: async () => ({
        Screen: (await import('#screens/both/user/msg/MessagesScreen.tsx')).MessagesScreen,
      }),
    },
    {
      path: patterns.pupilAlipay,
      load: async () => ({
        Screen: (await import('#screens/student/pay/PayScreen.tsx')).PayScreen,
      }),
    },
    {
      path: patterns.pupilSystemMessages,
      load: async () => ({
        Screen: (await import('#screens/student/user/msgsys/SystemMessagesScreen.tsx'))
          .SystemMessagesScreen,
      }),
    },
    {
      path: patterns.pupilHomeworkMessages,
      load: async () => ({
        Screen: (await import('#screens/student/user/msghomework/HomeworkMessagesScreen.tsx'))
          .HomeworkMessagesScreen,
      }),
    },
    {
      path: patterns.pupilClassMessages,
      load: async () => ({
        Screen: (await import('#screens/student/user/msgclasses/ClassMessagesScreen.tsx'))
          .ClassMessagesScreen,
      }),
    },
    {
      path: patterns.pupilMessageDetail,
      load: async () => ({
        Screen: (await import('#screens/student/user/msgdetail/MessageDetailScreen.tsx'))
          .MessageDetailScreen,
      }),
    },
    {
      path: patterns.writeToTeacher,
      load: async () => ({
        Screen: (await import('#screens/student/user/msg/classes/WriteToTeacherScreen.tsx'))
          .WriteToTeacherScreen,
      }),
    },
    {
      path: patterns.pupilPassword,
      load: async () => ({
        Screen: (await import('#screens/student/user/updatepwd/PasswordScreen.tsx')).PasswordScreen,
      }),
    },
    {
      path: patterns.classes,
      load: async () => ({
        Screen: (await import('#screens/student/user/classes/MyClassesScreen.tsx')).MyClassesScreen,
      }),
    },
  ],
  teacher: [
    ...comingForRole.teacher.map(coming),
    {
      path: patterns.tasks,
      load: async () => ({
        Screen: (await import('#screens/teacher/tasks/HomeworkListScreen.tsx')).HomeworkListScreen,
      }),
    },
    {
      path: patterns.arrange,
      load: async () => ({
        Screen: (await import('#screens/teacher/arrange/ArrangeScreen.tsx')).ArrangeScreen,
      }),
    },
    {
      path: patterns.arrangeSuccess,
      load: async () => ({
        Screen: (await import('#screens/teacher/arrange/success/ArrangeSuccessScreen.tsx'))
          .ArrangeSuccessScreen,
      }),
    },
    {
      path: patterns.arrangeUp,
      load: async () => ({
        Screen: (await import('#screens/teacher/arrangeUp/ArrangeUpScreen.tsx')).ArrangeUpScreen,
      }),
    },
    {
      path: patterns.homeworkSettings,
      load: async () => ({
        Screen: (await import('#screens/teacher/works/detail/HomeworkSettingsScreen.tsx'))
          .HomeworkSettingsScreen,
      }),
    },
    {
      path: patterns.submissions,
      load: async () => ({
        Screen: (await import('#screens/teacher/stu/works/SubmissionsScreen.tsx'))
          .SubmissionsScreen,
      }),
    },
    {
      path: patterns.review,
      load: async () => ({
        Screen: (await import('#screens/teacher/stu/works/review/ReviewScreen.tsx')).ReviewScreen,
      }),
    },
    {
      path: patterns.returned,
      load: async () => ({
        Screen: (await import('#screens/teacher/stu/show/ShowScreen.tsx')).ShowScreen,
      }),
    },
    {
      path: patterns.attempt,
      load: async () => ({
        Screen: (await import('#screens/teacher/stu/history/HistoryScreen.tsx')).HistoryScreen,
      }),
    },
    {
      path: patterns.statistics,
      load: async () => ({
        Screen: (await import('#screens/teacher/statistics/StatisticsScreen.tsx')).StatisticsScreen,
      }),
    },
    {
      path: patterns.user,
      load: async () => ({
        Screen: (await import('#screens/both/user/UserScreen.tsx')).UserScreen,
      }),
    },
    {
      path: patterns.settings,
      load: async () => ({
        Screen: (await import('#screens/both/user/settings/SettingsScreen.tsx')).SettingsScreen,
      }),
    },
    {
      path: patterns.opinion,
      load: async () => ({
        Screen: (await import('#screens/both/user/opinion/OpinionScreen.tsx')).OpinionScreen,
      }),
    },
    {
      path: patterns.vip,
      load: async () => ({
        Screen: (await import('#screens/both/user/vip/VipScreen.tsx')).VipScreen,
      }),
    },
    {
      path: patterns.wxpay,
      load: async () => ({
        Screen: (await import('#screens/both/wxpay/WxpayScreen.tsx')).WxpayScreen,
      }),
    },
    {
      path: patterns.messages,
      load: async () => ({
        Screen: (await import('#screens/both/user/msg/MessagesScreen.tsx')).MessagesScreen,
      }),
    },
    {
      path: patterns.teacherAlipay,
      load: async () => ({
        Screen: (await import('#screens/teacher/alipay/AlipayScreen.tsx')).AlipayScreen,
      }),
    },
    {
      path: patterns.teacherSystemMessages,
      load: async () => ({
        Screen: (await import('#screens/teacher/user/msg/sys/SystemMessagesScreen.tsx'))
          .SystemMessagesScreen,
      }),
    },
    {
      path: patterns.teacherHomeworkMessages,
      load: async () => ({
        Screen: (await import('#screens/teacher/msg/homework/HomeworkMessagesScreen.tsx'))
          .HomeworkMessagesScreen,
      }),
    },
    {
      path: patterns.teacherClassMessages,
      load: async () => ({
        Screen: (await import('#screens/teacher/msg/classes/ClassMessagesScreen.tsx'))
          .ClassMessagesScreen,
      }),
    },
    {
      path: patterns.teacherMessageDetail,
      load: async () => ({
        Screen: (await import('#screens/teacher/msg/detail/MessageDetailScreen.tsx'))
          .MessageDetailScreen,
      }),
    },
    {
      path: patterns.writeToStudent,
      load: async () => ({
        Screen: (await import('#screens/teacher/msg/classes/WriteToStudentScreen.tsx'))
          .WriteToStudentScreen,
      }),
    },
    {
      path: patterns.teacherPassword,
      load: async () => ({
        Screen: (await import('#screens/teacher/user/password/PasswordScreen.tsx')).PasswordScreen,
      }),
    },
    {
      path: patterns.about,
      load: async () => ({
        Screen: (await import('#screens/teacher/about/AboutScreen.tsx')).AboutScreen,
      }),
    },
    {
      path: patterns.classes,
      load: async () => ({
        Screen: (await import('#screens/teacher/user/classes/ClassesScreen.tsx')).ClassesScreen,
      }),
    },
    {
      path: patterns.classMembers,
      load: async () => ({
        Screen: (await import('#screens/teacher/user/classes/ClassMembersScreen.tsx'))
          .ClassMembersScreen,
      }),
    },
    {
      path: patterns.addClass,
      load: async () => ({
        Screen: (await import('#screens/teacher/classes/add/AddClassScreen.tsx')).AddClassScreen,
      }),
    },
  ],
}

function coming({ path, title, isTab }: ComingRoute): Entry {
  return {
    path,
    load: async () => {
      const { ComingScreen } = await import('#screens/public/ComingScreen.tsx')
      return { Screen: () => <ComingScreen title={title} isTab={isTab === true} /> }
    },
  }
}

/** The app's own addresses stand below it (decisions 1); the router's state names them in full. */
export const BASENAME = '/h5'

export function createAppRouter() {
  return createBrowserRouter(
    [
      {
        element: (
          <>
            <LoadingSign />
            <Outlet />
          </>
        ),
        errorElement: <ErrorScreen />,
        children: [
          { path: patterns.home, element: <Home /> },
          // Of no essay: the list offers them all.
          { path: patterns.noCorrection, element: <Navigate to={paths.tasks()} replace /> },
          ...publicScreens.map(({ path, load }) => ({
            path,
            element: <LazyScreen key={path} load={load} />,
          })),
          ...guardedRoutes(),
          { path: '*', element: <ErrorScreen /> },
        ],
      },
    ],
    { basename: BASENAME },
  )
}

/** The promotion's channel leads to its own page (spec 1 §2.1). */
function Home() {
  const [query] = useSearchParams()
  return (
    <Navigate
      to={query.get('c') === PROMOTION_CHANNEL ? paths.promotion(PROMOTION_CHANNEL) : paths.user()}
      replace
    />
  )
}

/** One route an address; the role that is signed in when it is shown decides the screen. */
function guardedRoutes(): RouteObject[] {
  const addresses = new Set(
    Object.values(roleScreens).flatMap((entries) => entries.map(({ path }) => path)),
  )
  return [...addresses].map((path) => ({ path, element: <Guarded path={path} /> }))
}

/** No ticket leads to sign-in; another role's address is the error page (spec 1 §2.1, decisions 9). */
function Guarded({ path }: { path: string }) {
  const session = useSession()
  const role = session?.role

  // The other screens' code is fetched beside React, once this one stands.
  useEffect(() => {
    if (role !== undefined) void preloadScreens(roleScreens[role].map(({ load }) => load))
  }, [role])

  // Decisions 9: a teacher without a ticket finds the signed-out profile.
  const shownTo =
    role ?? (path === patterns.user && getStoredRole() === 'teacher' ? 'teacher' : undefined)
  if (shownTo === undefined) return <Navigate to={paths.login()} replace />
  const entry = roleScreens[shownTo].find((each) => each.path === path)
  // Another person's screen starts from its own beginning.
  return entry === undefined ? (
    <ErrorScreen />
  ) : (
    <LazyScreen key={`${session?.ticket ?? ''}/${path}`} load={entry.load} />
  )
}
