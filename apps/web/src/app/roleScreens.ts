/**
 * Address → screen, for each role. The list of all their files is long, and sign-in needs none of
 * it: guardedScreens.ts fetches it for whoever has signed in.
 */
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { patterns } from '#client/paths.ts'
import type { LoadScreen } from './LazyScreen.tsx'
import type { ScreenEntry } from './screens.tsx'

/** The report is found without the last part of its address too. */
const loadCorrection: LoadScreen = async () =>
  (await import('#screens/student/tasks/correction/CorrectionScreen.tsx')).CorrectionScreen

/** The same screen at the same address for both roles. */
const sharedScreens: ScreenEntry[] = [
  {
    path: patterns.user,
    load: async () => (await import('#screens/both/user/UserScreen.tsx')).UserScreen,
  },
  {
    path: patterns.settings,
    load: async () =>
      (await import('#screens/both/user/settings/SettingsScreen.tsx')).SettingsScreen,
  },
  {
    path: patterns.opinion,
    load: async () => (await import('#screens/both/user/opinion/OpinionScreen.tsx')).OpinionScreen,
  },
  {
    path: patterns.vip,
    load: async () => (await import('#screens/both/user/vip/VipScreen.tsx')).VipScreen,
  },
  {
    path: patterns.wxpay,
    load: async () => (await import('#screens/both/wxpay/WxpayScreen.tsx')).WxpayScreen,
  },
  {
    path: patterns.messages,
    load: async () => (await import('#screens/both/user/msg/MessagesScreen.tsx')).MessagesScreen,
  },
  {
    path: patterns.practiceCorrection,
    load: async () =>
      (await import('#screens/both/practice/correction/PracticeCorrectionScreen.tsx'))
        .PracticeCorrectionScreen,
  },
]

/** The same address may hold another screen for each role. */
export const roleScreens: Record<Role, ScreenEntry[]> = {
  student: [
    ...sharedScreens,
    {
      path: patterns.tasks,
      load: async () => (await import('#screens/student/tasks/TasksScreen.tsx')).TasksScreen,
    },
    {
      path: patterns.homeworkDetail,
      load: async () =>
        (await import('#screens/student/tasks/detail/HomeworkDetailScreen.tsx'))
          .HomeworkDetailScreen,
    },
    {
      path: patterns.writing,
      load: async () =>
        (await import('#screens/student/tasks/writing/WritingScreen.tsx')).WritingScreen,
    },
    { path: patterns.correction, load: loadCorrection },
    { path: patterns.correctionShort, load: loadCorrection },
    {
      path: patterns.history,
      load: async () =>
        (await import('#screens/student/tasks/history/HistoryScreen.tsx')).HistoryScreen,
    },
    {
      path: patterns.pupilAlipay,
      load: async () => (await import('#screens/student/pay/PayScreen.tsx')).PayScreen,
    },
    {
      path: patterns.pupilSystemMessages,
      load: async () =>
        (await import('#screens/student/user/msgsys/SystemMessagesScreen.tsx'))
          .SystemMessagesScreen,
    },
    {
      path: patterns.pupilHomeworkMessages,
      load: async () =>
        (await import('#screens/student/user/msghomework/HomeworkMessagesScreen.tsx'))
          .HomeworkMessagesScreen,
    },
    {
      path: patterns.pupilClassMessages,
      load: async () =>
        (await import('#screens/student/user/msgclasses/ClassMessagesScreen.tsx'))
          .ClassMessagesScreen,
    },
    {
      path: patterns.pupilMessageDetail,
      load: async () =>
        (await import('#screens/student/user/msgdetail/MessageDetailScreen.tsx'))
          .MessageDetailScreen,
    },
    {
      path: patterns.writeToTeacher,
      load: async () =>
        (await import('#screens/student/user/msg/classes/WriteToTeacherScreen.tsx'))
          .WriteToTeacherScreen,
    },
    {
      path: patterns.learningReport,
      load: async () =>
        (await import('#screens/student/user/report/LearningScreen.tsx')).LearningScreen,
    },
    {
      path: patterns.pupilPassword,
      load: async () =>
        (await import('#screens/student/user/updatepwd/PasswordScreen.tsx')).PasswordScreen,
    },
    {
      path: patterns.classes,
      load: async () =>
        (await import('#screens/student/user/classes/MyClassesScreen.tsx')).MyClassesScreen,
    },
    {
      path: patterns.pupilQuestions,
      load: async () =>
        (await import('#screens/student/questions/list/QuestionListScreen.tsx')).QuestionListScreen,
    },
    {
      path: patterns.pupilQuestion,
      load: async () =>
        (await import('#screens/student/questions/detail/QuestionScreen.tsx')).QuestionScreen,
    },
    {
      path: patterns.pupilQuestionPractice,
      load: async () =>
        (await import('#screens/student/questions/practice/QuestionPracticeScreen.tsx'))
          .QuestionPracticeScreen,
    },
    {
      path: patterns.pupilPractice,
      load: async () =>
        (await import('#screens/student/practice/list/PracticeListScreen.tsx')).PracticeListScreen,
    },
    {
      path: patterns.pupilPracticeEditor,
      load: async () =>
        (await import('#screens/student/practice/free/PracticeScreen.tsx')).PracticeScreen,
    },
    {
      path: patterns.pupilPracticeHistory,
      load: async () =>
        (await import('#screens/student/practice/history/PracticeHistoryScreen.tsx'))
          .PracticeHistoryScreen,
    },
  ],
  teacher: [
    ...sharedScreens,
    {
      path: patterns.tasks,
      load: async () =>
        (await import('#screens/teacher/tasks/HomeworkListScreen.tsx')).HomeworkListScreen,
    },
    {
      path: patterns.teacherQuestions,
      load: async () =>
        (await import('#screens/teacher/questions/QuestionsScreen.tsx')).QuestionsScreen,
    },
    {
      path: patterns.teacherQuestion,
      load: async () =>
        (await import('#screens/teacher/questions/detail/QuestionScreen.tsx')).QuestionScreen,
    },
    {
      path: patterns.teacherNewPractice,
      load: async () =>
        (await import('#screens/teacher/questions/free/NewPracticeScreen.tsx')).NewPracticeScreen,
    },
    {
      path: patterns.teacherPractice,
      load: async () =>
        (await import('#screens/teacher/practice/PracticeListScreen.tsx')).PracticeListScreen,
    },
    {
      path: patterns.teacherPracticeEditor,
      load: async () =>
        (await import('#screens/teacher/practice/free/PracticeScreen.tsx')).PracticeScreen,
    },
    {
      path: patterns.teacherPracticeHistory,
      load: async () =>
        (await import('#screens/teacher/practice/history/PracticeHistoryScreen.tsx'))
          .PracticeHistoryScreen,
    },
    {
      path: patterns.arrange,
      load: async () => (await import('#screens/teacher/arrange/ArrangeScreen.tsx')).ArrangeScreen,
    },
    {
      path: patterns.arrangeSuccess,
      load: async () =>
        (await import('#screens/teacher/arrange/success/ArrangeSuccessScreen.tsx'))
          .ArrangeSuccessScreen,
    },
    {
      path: patterns.arrangeUp,
      load: async () =>
        (await import('#screens/teacher/arrangeUp/ArrangeUpScreen.tsx')).ArrangeUpScreen,
    },
    {
      path: patterns.homeworkSettings,
      load: async () =>
        (await import('#screens/teacher/works/detail/HomeworkSettingsScreen.tsx'))
          .HomeworkSettingsScreen,
    },
    {
      path: patterns.deletedHomework,
      load: async () =>
        (await import('#screens/teacher/works/deleted/DeletedHomeworkScreen.tsx'))
          .DeletedHomeworkScreen,
    },
    {
      path: patterns.submissions,
      load: async () =>
        (await import('#screens/teacher/stu/works/SubmissionsScreen.tsx')).SubmissionsScreen,
    },
    {
      path: patterns.review,
      load: async () =>
        (await import('#screens/teacher/stu/works/review/ReviewScreen.tsx')).ReviewScreen,
    },
    {
      path: patterns.pile,
      load: async () => (await import('#screens/teacher/stu/pile/PileScreen.tsx')).PileScreen,
    },
    {
      path: patterns.returned,
      load: async () => (await import('#screens/teacher/stu/show/ShowScreen.tsx')).ShowScreen,
    },
    {
      path: patterns.attempt,
      load: async () =>
        (await import('#screens/teacher/stu/history/HistoryScreen.tsx')).HistoryScreen,
    },
    {
      path: patterns.similar,
      load: async () =>
        (await import('#screens/teacher/stu/similar/SimilarScreen.tsx')).SimilarScreen,
    },
    {
      path: patterns.statistics,
      load: async () =>
        (await import('#screens/teacher/statistics/StatisticsScreen.tsx')).StatisticsScreen,
    },
    {
      path: patterns.classesProgress,
      load: async () =>
        (await import('#screens/teacher/progress/ProgressScreen.tsx')).ProgressScreen,
    },
    {
      path: patterns.classProgress,
      load: async () =>
        (await import('#screens/teacher/progress/ClassProgressScreen.tsx')).ClassProgressScreen,
    },
    {
      path: patterns.pupilProgress,
      load: async () =>
        (await import('#screens/teacher/progress/PupilProgressScreen.tsx')).PupilProgressScreen,
    },
    {
      path: patterns.project,
      load: async () => (await import('#screens/teacher/project/ProjectScreen.tsx')).ProjectScreen,
    },
    {
      path: patterns.passages,
      load: async () =>
        (await import('#screens/teacher/passages/PassagesScreen.tsx')).PassagesScreen,
    },
    {
      path: patterns.teacherAlipay,
      load: async () => (await import('#screens/teacher/alipay/AlipayScreen.tsx')).AlipayScreen,
    },
    {
      path: patterns.teacherSystemMessages,
      load: async () =>
        (await import('#screens/teacher/user/msg/sys/SystemMessagesScreen.tsx'))
          .SystemMessagesScreen,
    },
    {
      path: patterns.teacherHomeworkMessages,
      load: async () =>
        (await import('#screens/teacher/msg/homework/HomeworkMessagesScreen.tsx'))
          .HomeworkMessagesScreen,
    },
    {
      path: patterns.teacherClassMessages,
      load: async () =>
        (await import('#screens/teacher/msg/classes/ClassMessagesScreen.tsx')).ClassMessagesScreen,
    },
    {
      path: patterns.teacherMessageDetail,
      load: async () =>
        (await import('#screens/teacher/msg/detail/MessageDetailScreen.tsx')).MessageDetailScreen,
    },
    {
      path: patterns.writeToStudent,
      load: async () =>
        (await import('#screens/teacher/msg/classes/WriteToStudentScreen.tsx'))
          .WriteToStudentScreen,
    },
    {
      path: patterns.teacherPassword,
      load: async () =>
        (await import('#screens/teacher/user/password/PasswordScreen.tsx')).PasswordScreen,
    },
    {
      path: patterns.about,
      load: async () => (await import('#screens/teacher/about/AboutScreen.tsx')).AboutScreen,
    },
    {
      path: patterns.classes,
      load: async () =>
        (await import('#screens/teacher/user/classes/ClassesScreen.tsx')).ClassesScreen,
    },
    {
      path: patterns.classMembers,
      load: async () =>
        (await import('#screens/teacher/user/classes/ClassMembersScreen.tsx')).ClassMembersScreen,
    },
    {
      path: patterns.addClass,
      load: async () =>
        (await import('#screens/teacher/classes/add/AddClassScreen.tsx')).AddClassScreen,
    },
    {
      path: patterns.editClass,
      load: async () =>
        (await import('#screens/teacher/classes/update/EditClassScreen.tsx')).EditClassScreen,
    },
    {
      path: patterns.importStudents,
      load: async () =>
        (await import('#screens/teacher/classes/import/ImportStudentsScreen.tsx'))
          .ImportStudentsScreen,
    },
    {
      path: patterns.joinCard,
      load: async () =>
        (await import('#screens/teacher/classes/card/JoinCardScreen.tsx')).JoinCardScreen,
    },
    {
      path: patterns.classSlips,
      load: async () =>
        (await import('#screens/teacher/classes/slips/ClassSlipsScreen.tsx')).ClassSlipsScreen,
    },
    {
      path: patterns.moveStudents,
      load: async () =>
        (await import('#screens/teacher/classes/move/MoveStudentsScreen.tsx')).MoveStudentsScreen,
    },
    {
      path: patterns.transferClass,
      load: async () =>
        (await import('#screens/teacher/classes/transfer/TransferClassScreen.tsx'))
          .TransferClassScreen,
    },
    {
      path: patterns.addAssistant,
      load: async () =>
        (await import('#screens/teacher/classes/assistant/add/AddAssistantScreen.tsx'))
          .AddAssistantScreen,
    },
  ],
}
