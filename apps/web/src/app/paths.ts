/** Every link of the product is a function here (spec 1 §2.1, spec 3 §2); routes.tsx uses the patterns beside them. */
import { ROLE_TYPES, type Role } from '@zhupi/contract/terms/roles.ts'

export const patterns = {
  home: '/',
  login: '/login',
  register: '/register',
  words: '/words',
  tasks: '/tasks',
  homeworkDetail: '/tasks/detail',
  writing: '/tasks/writing',
  correction: '/tasks/correction/:id/:ishomework',
  correctionShort: '/tasks/correction/:id',
  noCorrection: '/tasks/correction',
  history: '/tasks/history/:no',
  user: '/user',
  classes: '/user/classes',
  classMembers: '/user/classes/:code',
  addClass: '/teacher/classes/add',
  arrange: '/arrange',
  arrangeSuccess: '/arrange/success/:id',
  arrangeUp: '/arrangeUp',
  homeworkSettings: '/teacher/works/detail/:id',
  submissions: '/teacher/stu/works/:worksid',
  review: '/teacher/stu/works/:worksid/:workid',
  returned: '/teacher/stu/show/:worksid/:workid',
  attempt: '/teacher/stu/history/:id',
  statistics: '/teacher/statistics/:id',
} as const

export const paths = {
  home: () => '/',
  /** `c` and the role travel through signing in and registering (decisions 7); a phone that is known already is filled in. */
  login: (carried: Carried = {}) => withQuery('/login', carried),
  register: (carried: Carried = {}) => withQuery('/register', carried),
  forget: (carried: Carried = {}) => withQuery('/forget', carried),
  /** 1 = the user agreement, 2 = the privacy policy (spec 1 §2.7). */
  words: (type: 1 | 2, role: Role) => `/words?type=${type}&roleType=${ROLE_TYPES[role]}`,
  promotion: (channel: string) => `/svip?c=${channel}`,
  /** `tab`: the pupil's status tab 0–3, or the teacher's phase 1–3. */
  tasks: (tab?: number) => (tab === undefined ? '/tasks' : `/tasks?homeworkStatus=${tab}`),
  homeworkDetail: (submissionId: number, homeworkId: number) => `/tasks/detail?id=${submissionId}&homeworkId=${homeworkId}`,
  writing: (submissionId: number, homeworkId: number) => `/tasks/writing?id=${submissionId}&homeworkId=${homeworkId}`,
  correction: (submissionId: number) => `/tasks/correction/${submissionId}/1`,
  /** One attempt of the machine-grading history, to its pupil. */
  history: (historyId: number) => `/tasks/history/${historyId}`,
  questions: (role: Role) => (role === 'student' ? '/questions/list' : '/teacher/questions'),
  practice: (role: Role) => (role === 'student' ? '/practice/list' : '/teacher/practice'),
  user: () => '/user',
  classes: () => '/user/classes',
  classMembers: (code: string) => `/user/classes/${code}`,
  addClass: () => '/teacher/classes/add',
  arrange: (code?: string) => (code === undefined ? '/arrange' : `/arrange?codes=${code}`),
  arrangeSuccess: (homeworkId: number) => `/arrange/success/${homeworkId}`,
  arrangeUp: (homeworkId: number) => `/arrangeUp?id=${homeworkId}`,
  homeworkSettings: (homeworkId: number) => `/teacher/works/detail/${homeworkId}`,
  submissions: (homeworkId: number) => `/teacher/stu/works/${homeworkId}`,
  /** `order`: how the list stood, so that 下一篇 follows it. */
  review: (homeworkId: number, submissionId: number, order = '') => `/teacher/stu/works/${homeworkId}/${submissionId}${order === '' ? '' : `?order=${order}`}`,
  returned: (homeworkId: number, submissionId: number) => `/teacher/stu/show/${homeworkId}/${submissionId}`,
  /** One attempt of the machine-grading history, to the teacher. */
  attempt: (historyId: number) => `/teacher/stu/history/${historyId}`,
  statistics: (homeworkId: number) => `/teacher/statistics/${homeworkId}`,
} as const

type Carried = { channel?: string | undefined; role?: Role; phone?: string }

function withQuery(address: string, { channel, role, phone }: Carried): string {
  const query = new URLSearchParams()
  if (channel !== undefined) query.set('c', channel)
  if (role !== undefined) query.set('roleType', String(ROLE_TYPES[role]))
  if (phone !== undefined && phone !== '') query.set('phone', phone)
  return query.toString() === '' ? address : `${address}?${query.toString()}`
}
