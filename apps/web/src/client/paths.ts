/** Every link of the product is a function here; the routes use the patterns beside them. */
import type { MessageCategory } from '@zhupi/contract/terms/messageCategories.ts'
import type { RechargeType } from '@zhupi/contract/terms/membership.ts'
import { ROLE_TYPES, type Role } from '@zhupi/contract/terms/roles.ts'

export const patterns = {
  home: '/',
  login: '/login',
  firstSignIn: '/login/first',
  register: '/register',
  words: '/words',
  forget: '/forget',
  join: '/join/:code',
  promotion: '/svip',
  entitlement: '/rqCode',
  browserInfo: '/test',
  tasks: '/tasks',
  homeworkDetail: '/tasks/detail',
  writing: '/tasks/writing',
  correction: '/tasks/correction/:id/:ishomework',
  correctionShort: '/tasks/correction/:id',
  noCorrection: '/tasks/correction',
  history: '/tasks/history/:no',
  user: '/user',
  settings: '/user/settings',
  pupilPassword: '/user/updatepwd',
  teacherPassword: '/user/password',
  opinion: '/user/opinion',
  about: '/about',
  vip: '/user/vip',
  pupilAlipay: '/pay',
  teacherAlipay: '/alipay',
  wxpay: '/wxpay',
  messages: '/user/msg',
  pupilSystemMessages: '/user/msgsys',
  pupilHomeworkMessages: '/user/msghomework',
  pupilClassMessages: '/user/msgclasses',
  pupilMessageDetail: '/user/msgdetail',
  writeToTeacher: '/user/msg/classes/:id',
  teacherSystemMessages: '/user/msg/sys',
  teacherHomeworkMessages: '/teacher/msg/homework',
  teacherClassMessages: '/teacher/msg/classes',
  teacherMessageDetail: '/teacher/msg/detail',
  writeToStudent: '/teacher/msg/classes/:classId/:studentId',
  learningReport: '/user/report',
  classes: '/user/classes',
  classMembers: '/user/classes/:code',
  addClass: '/teacher/classes/add',
  editClass: '/teacher/classes/update',
  importStudents: '/teacher/classes/import/:id',
  classSlips: '/teacher/classes/slips/:id',
  moveStudents: '/teacher/classes/move/:id',
  joinCard: '/teacher/classes/card/:id',
  transferClass: '/teacher/classes/transfer/:id',
  addAssistant: '/teacher/classes/assistant/add/:id',
  arrange: '/arrange',
  arrangeSuccess: '/arrange/success/:id',
  arrangeUp: '/arrangeUp',
  homeworkSettings: '/teacher/works/detail/:id',
  deletedHomework: '/teacher/works/deleted',
  submissions: '/teacher/stu/works/:worksid',
  review: '/teacher/stu/works/:worksid/:workid',
  pile: '/teacher/stu/pile/:worksid',
  returned: '/teacher/stu/show/:worksid/:workid',
  attempt: '/teacher/stu/history/:id',
  similar: '/teacher/stu/similar/:worksid/:workid',
  statistics: '/teacher/statistics/:id',
  classesProgress: '/teacher/progress',
  classProgress: '/teacher/progress/:code',
  pupilProgress: '/teacher/progress/:code/:studentId',
  project: '/teacher/project/:id',
  passages: '/teacher/passages/:id',
  pupilQuestions: '/questions/list',
  pupilQuestion: '/questions/detail/:id',
  pupilQuestionPractice: '/questions/practice/:id',
  pupilPractice: '/practice/list',
  pupilPracticeEditor: '/practice/free',
  practiceCorrection: '/practice/correction/:id',
  evaCorrection: '/practice/evacorrection',
  sharedReport: '/shareRep/:id',
  pupilPracticeHistory: '/practice/history/:id',
  teacherQuestions: '/teacher/questions',
  teacherQuestion: '/teacher/questions/detail/:id',
  teacherNewPractice: '/teacher/questions/free',
  teacherPractice: '/teacher/practice',
  teacherPracticeEditor: '/teacher/practice/free/:id',
  teacherPracticeHistory: '/teacher/practice/history/:id',
} as const

/** The screens of the tab bar: from these no arrow leads back. */
export const TAB_PATTERNS: ReadonlySet<string> = new Set([
  patterns.tasks,
  patterns.pupilQuestions,
  patterns.teacherQuestions,
  patterns.pupilPractice,
  patterns.teacherPractice,
  patterns.user,
])

/** A gateway without a page of its own does not compile. */
const PAYMENT_PAGES: Record<RechargeType, Record<Role, string>> = {
  ALIPAY: { student: '/pay', teacher: '/alipay' },
  WECHAT: { student: '/wxpay', teacher: '/wxpay' },
}

export const paths = {
  home: () => '/',
  /** Channel and role travel through signing in and registering; a known phone is filled in. */
  login: (carried: Carried = {}) => withQuery('/login', carried),
  /** After a sign-in with a password that somebody else chose. */
  firstSignIn: () => '/login/first',
  register: (carried: Carried = {}) => withQuery('/register', carried),
  forget: (carried: Carried = {}) => withQuery('/forget', carried),
  /** 1 = the user agreement, 2 = the privacy policy. */
  words: (type: 1 | 2, role: Role) => `/words?type=${type}&roleType=${ROLE_TYPES[role]}`,
  promotion: (channel: string) => `/svip?c=${channel}`,
  /** `tab`: the pupil's status tab 0–3, or the teacher's phase 1–3. */
  tasks: (tab?: number) => (tab === undefined ? '/tasks' : `/tasks?homeworkStatus=${tab}`),
  /** The teacher's: what has ended for one class, an archived one too. */
  homeworkOfClass: (classId: number) => `/tasks?homeworkStatus=3&classEntityId=${classId}`,
  homeworkDetail: (submissionId: number, homeworkId: number) =>
    `/tasks/detail?id=${submissionId}&homeworkId=${homeworkId}`,
  /** `historyId`: of the attempt whose text is put on the paper again. */
  writing: (submissionId: number, homeworkId: number, historyId?: number) =>
    `/tasks/writing?id=${submissionId}&homeworkId=${homeworkId}${restoring('&', historyId)}`,
  correction: (submissionId: number) => `/tasks/correction/${submissionId}/1`,
  /** One attempt of the machine-grading history, to its pupil. */
  history: (historyId: number) => `/tasks/history/${historyId}`,
  questions: (role: Role) => (role === 'student' ? '/questions/list' : '/teacher/questions'),
  question: (role: Role, questionId: number) =>
    role === 'student'
      ? `/questions/detail/${questionId}`
      : `/teacher/questions/detail/${questionId}`,
  practice: (role: Role) => (role === 'student' ? '/practice/list' : '/teacher/practice'),
  /** `key`: of a draft that the server does not know yet; without one a new essay begins. */
  newPractice: (role: Role, { questionId, key }: { questionId?: number; key?: string } = {}) => {
    const query = new URLSearchParams()
    if (role === 'teacher' && questionId !== undefined) query.set('question', String(questionId))
    if (key !== undefined) query.set('key', key)
    const suffix = query.toString() === '' ? '' : `?${query.toString()}`
    if (role === 'teacher') return `/teacher/questions/free${suffix}`
    return questionId === undefined
      ? `/practice/free${suffix}`
      : `/questions/practice/${questionId}${suffix}`
  },
  practiceEditor: (role: Role, practiceId: number, historyId?: number) =>
    role === 'student'
      ? `/practice/free?id=${practiceId}${restoring('&', historyId)}`
      : `/teacher/practice/free/${practiceId}${restoring('?', historyId)}`,
  practiceCorrection: (practiceId: number) => `/practice/correction/${practiceId}`,
  practiceHistory: (role: Role, historyId: number, practiceId: number) =>
    `${role === 'student' ? '' : '/teacher'}/practice/history/${historyId}?corId=${practiceId}`,
  sharedReport: (token: string) => `/shareRep/${token}`,
  user: () => '/user',
  settings: () => '/user/settings',
  changePassword: (role: Role) => (role === 'student' ? '/user/updatepwd' : '/user/password'),
  opinion: () => '/user/opinion',
  about: () => '/about',
  browserInfo: () => '/test',
  learningReport: () => '/user/report',
  vip: () => '/user/vip',
  /** The pages of a payment; `query` as parts/Payment/purchase.ts writes it. */
  payment: (role: Role, type: RechargeType, query: string) =>
    `${PAYMENT_PAGES[type][role]}?${query}`,
  messages: () => '/user/msg',
  messageList: (role: Role, category: MessageCategory) => MESSAGE_LISTS[role][category],
  /** What belongs together under one `tip`. */
  messageDetail: (role: Role, category: MessageCategory, tip: string) =>
    `${MESSAGE_DETAILS[role]}?type=${category}&tip=${encodeURIComponent(tip)}`,
  /** By the class's code. */
  writeToTeacher: (code: string) => `/user/msg/classes/${code}`,
  writeToStudent: (classId: number, studentId: number) =>
    `/teacher/msg/classes/${classId}/${studentId}`,
  classes: () => '/user/classes',
  classMembers: (code: string) => `/user/classes/${code}`,
  addClass: () => '/teacher/classes/add',
  editClass: (classId: number) => `/teacher/classes/update?id=${classId}`,
  /** By the class's code. */
  importStudents: (code: string) => `/teacher/classes/import/${code}`,
  /** By the class's code. */
  classSlips: (code: string) => `/teacher/classes/slips/${code}`,
  moveStudents: (code: string) => `/teacher/classes/move/${code}`,
  /** By the class's code. */
  joinCard: (code: string) => `/teacher/classes/card/${code}`,
  /** The pupil's, with the code filled in. */
  joinClass: (code: string) => `/user/classes?join=${code}`,
  join: (code: string) => `/join/${code}`,
  transferClass: (classId: number) => `/teacher/classes/transfer/${classId}`,
  /** By the class's code. */
  addAssistant: (code: string) => `/teacher/classes/assistant/add/${code}`,
  /** `code`: of the class it is for. It begins with a question of the bank or an earlier homework. */
  arrange: ({ code, questionId, homeworkId }: Arranged = {}) => {
    const query = new URLSearchParams()
    if (code !== undefined) query.set('codes', code)
    if (homeworkId !== undefined) query.set('from', String(homeworkId))
    if (questionId !== undefined) query.set('question', String(questionId))
    return query.toString() === '' ? '/arrange' : `/arrange?${query.toString()}`
  },
  arrangeSuccess: (homeworkId: number) => `/arrange/success/${homeworkId}`,
  arrangeUp: (homeworkId: number) => `/arrangeUp?id=${homeworkId}`,
  homeworkSettings: (homeworkId: number) => `/teacher/works/detail/${homeworkId}`,
  deletedHomework: () => '/teacher/works/deleted',
  submissions: (homeworkId: number) => `/teacher/stu/works/${homeworkId}`,
  /** `essay`: the one that is checked, by its first page. */
  pile: (homeworkId: number, essay?: string) =>
    `/teacher/stu/pile/${homeworkId}${essay === undefined ? '' : `?essay=${essay}`}`,
  /** `order`: how the list stood, so that 下一篇 follows it. */
  review: (homeworkId: number, submissionId: number, order = '') =>
    `/teacher/stu/works/${homeworkId}/${submissionId}${order === '' ? '' : `?order=${order}`}`,
  returned: (homeworkId: number, submissionId: number) =>
    `/teacher/stu/show/${homeworkId}/${submissionId}`,
  /** One attempt of the machine-grading history, to the teacher. */
  attempt: (historyId: number) => `/teacher/stu/history/${historyId}`,
  /** What the essay has in common with others. */
  similar: (homeworkId: number, submissionId: number) =>
    `/teacher/stu/similar/${homeworkId}/${submissionId}`,
  statistics: (homeworkId: number) => `/teacher/statistics/${homeworkId}`,
  classesProgress: () => '/teacher/progress',
  /** By the class's code. */
  classProgress: (code: string) => `/teacher/progress/${code}`,
  pupilProgress: (code: string, studentId: number) => `/teacher/progress/${code}/${studentId}`,
  /** To be shown to the class on a wall. */
  project: (homeworkId: number) => `/teacher/project/${homeworkId}`,
  /** Which passages are read there. */
  passages: (homeworkId: number) => `/teacher/passages/${homeworkId}`,
} as const

function restoring(joint: '?' | '&', historyId: number | undefined): string {
  return historyId === undefined ? '' : `${joint}restore=${historyId}`
}

const MESSAGE_DETAILS: Record<Role, string> = {
  student: '/user/msgdetail',
  teacher: '/teacher/msg/detail',
}

const MESSAGE_LISTS: Record<Role, Record<MessageCategory, string>> = {
  student: {
    System: '/user/msgsys',
    Homework: '/user/msghomework',
    ClassEntity: '/user/msgclasses',
  },
  teacher: {
    System: '/user/msg/sys',
    Homework: '/teacher/msg/homework',
    ClassEntity: '/teacher/msg/classes',
  },
}

type Arranged = {
  code?: string | undefined
  questionId?: number
  homeworkId?: number
}

type Carried = { channel?: string | undefined; role?: Role; phone?: string }

function withQuery(address: string, { channel, role, phone }: Carried): string {
  const query = new URLSearchParams()
  if (channel !== undefined) query.set('c', channel)
  if (role !== undefined) query.set('roleType', String(ROLE_TYPES[role]))
  if (phone !== undefined && phone !== '') query.set('phone', phone)
  return query.toString() === '' ? address : `${address}?${query.toString()}`
}
