/** Addresses of screens that are not open yet: each says so, none is an error. */
import type { Role } from '@zhupi/contract/terms/roles.ts'

/** `isTab`: stands in the tab bar. */
export type ComingRoute = { path: string; title: string; isTab?: true }

const bothRoles: readonly ComingRoute[] = [{ path: '/practice/correction/:id', title: '练笔批改' }]

export const comingForRole: Record<Role, readonly ComingRoute[]> = {
  student: [
    ...bothRoles,
    { path: '/questions/list', title: '题库', isTab: true },
    { path: '/questions/detail/:id', title: '题目' },
    { path: '/questions/practice/:id', title: '题目练笔' },
    { path: '/practice/list', title: '练笔', isTab: true },
    { path: '/practice/free', title: '自由练笔' },
    { path: '/practice/history/:id', title: '练笔历史' },
    { path: '/user/report', title: '学习报告' },
  ],
  teacher: [
    ...bothRoles,
    { path: '/teacher/questions', title: '题库', isTab: true },
    { path: '/teacher/questions/detail/:id', title: '题目' },
    { path: '/teacher/questions/free', title: '自由练笔' },
    { path: '/teacher/practice', title: '练笔', isTab: true },
    { path: '/teacher/practice/free/:id', title: '自由练笔' },
    { path: '/teacher/practice/history/:id', title: '练笔历史' },
    { path: '/teacher/classes/update', title: '修改班级' },
    { path: '/teacher/classes/transfer/:id', title: '转让班级' },
    { path: '/teacher/classes/assistant/add/:id', title: '添加助教' },
  ],
}

export const comingForAll: readonly ComingRoute[] = [
  { path: '/shareRep/:id', title: '分享的批改报告' },
  { path: '/practice/evacorrection', title: '练笔批改' },
]
