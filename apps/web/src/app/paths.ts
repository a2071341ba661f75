/** Every link of the product is a function here (spec 1 §2.1, spec 3 §2); routes.tsx uses the patterns beside them. */

export const patterns = {
  home: '/',
  login: '/login',
  tasks: '/tasks',
  homeworkDetail: '/tasks/detail',
  writing: '/tasks/writing',
  correction: '/tasks/correction/:id/:ishomework',
  user: '/user',
  classes: '/user/classes',
  classMembers: '/user/classes/:code',
  addClass: '/teacher/classes/add',
  arrange: '/arrange',
  arrangeSuccess: '/arrange/success/:id',
  submissions: '/teacher/stu/works/:worksid',
  review: '/teacher/stu/works/:worksid/:workid',
} as const

export const paths = {
  home: () => '/',
  login: () => '/login',
  /** `tab`: the pupil's status tab 0–3, or the teacher's phase 1–3. */
  tasks: (tab?: number) => (tab === undefined ? '/tasks' : `/tasks?homeworkStatus=${tab}`),
  homeworkDetail: (submissionId: number, homeworkId: number) => `/tasks/detail?id=${submissionId}&homeworkId=${homeworkId}`,
  writing: (submissionId: number, homeworkId: number) => `/tasks/writing?id=${submissionId}&homeworkId=${homeworkId}`,
  correction: (submissionId: number) => `/tasks/correction/${submissionId}/1`,
  user: () => '/user',
  classes: () => '/user/classes',
  classMembers: (code: string) => `/user/classes/${code}`,
  addClass: () => '/teacher/classes/add',
  arrange: (code?: string) => (code === undefined ? '/arrange' : `/arrange?codes=${code}`),
  arrangeSuccess: (homeworkId: number) => `/arrange/success/${homeworkId}`,
  submissions: (homeworkId: number) => `/teacher/stu/works/${homeworkId}`,
  review: (homeworkId: number, submissionId: number) => `/teacher/stu/works/${homeworkId}/${submissionId}`,
} as const
