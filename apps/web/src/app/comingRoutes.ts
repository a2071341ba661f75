/** Addresses of screens that are not open yet: each says so, none is an error. */
import type { Role } from '@zhupi/contract/terms/roles.ts'

/** `isTab`: stands in the tab bar. */
export type ComingRoute = { path: string; title: string; isTab?: true }

export const comingForRole: Record<Role, readonly ComingRoute[]> = {
  student: [{ path: '/user/report', title: '学习报告' }],
  teacher: [
    { path: '/teacher/classes/update', title: '修改班级' },
    { path: '/teacher/classes/transfer/:id', title: '转让班级' },
    { path: '/teacher/classes/assistant/add/:id', title: '添加助教' },
  ],
}
