/** Addresses of the specification whose screens are not open yet: each says so, none is an error (spec 1 §2.1, spec 3 §2). */
import type { Role } from '@zhupi/contract/terms/roles.ts'

/** `isTab`: stands in the tab bar. */
export type ComingRoute = { path: string; title: string; isTab?: true }

const bothRoles: readonly ComingRoute[] = [
  { path: '/practice/correction/:id', title: '练笔批改' },
  { path: '/user/vip', title: '会员中心' },
  { path: '/user/msg', title: '消息' },
  { path: '/user/settings', title: '账号设置' },
  { path: '/user/opinion', title: '意见反馈' },
  { path: '/wxpay', title: '微信支付' },
]

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
    { path: '/user/msgsys', title: '系统消息' },
    { path: '/user/msghomework', title: '作业消息' },
    { path: '/user/msgclasses', title: '班级消息' },
    { path: '/user/msgdetail', title: '消息详情' },
    { path: '/user/msg/classes/:id', title: '给老师留言' },
    { path: '/user/updatepwd', title: '修改密码' },
    { path: '/pay', title: '支付宝支付' },
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
    { path: '/teacher/msg/classes/:classId/:studentId', title: '给学生留言' },
    { path: '/teacher/msg/detail', title: '消息详情' },
    { path: '/teacher/msg/homework', title: '作业消息' },
    { path: '/teacher/msg/classes', title: '班级消息' },
    { path: '/user/msg/sys', title: '系统消息' },
    { path: '/user/password', title: '修改密码' },
    { path: '/about', title: '关于朱批' },
    { path: '/alipay', title: '支付宝支付' },
  ],
}

export const comingForAll: readonly ComingRoute[] = [
  { path: '/forget', title: '找回密码' },
  { path: '/rqCode', title: '权益绑定' },
  { path: '/svip', title: '领取批改卡' },
  { path: '/test', title: '浏览器信息' },
  { path: '/shareRep/:id', title: '分享的批改报告' },
  { path: '/practice/evacorrection', title: '练笔批改' },
]
