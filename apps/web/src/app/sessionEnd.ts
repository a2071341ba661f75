/**
 * What the codes 3004 and 3009 do on every screen: back to sign-in, once, with unsent drafts still
 * in the journal.
 */
import { FIRST_MESSAGES } from '@zhupi/contract/terms/firstMessages.ts'
import { SIGNED_IN_ELSEWHERE } from '@zhupi/contract/terms/refusalCodes.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import type { createAppRouter } from './routes.tsx'
import { alertText } from '#ui/notices.ts'
import { handleSessionEnd } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { clearLocalStorage, endSession, getSession } from '#client/session.ts'

const RUN_OUT: Record<Role, string> = {
  student: '登录已失效，请重新登录；没有上传的内容都保存在本机',
  teacher: '登录已失效，请重新登录',
}

export function watchSessionEnd(router: ReturnType<typeof createAppRouter>): void {
  handleSessionEnd((code, msg, ticket) => {
    // An answer to an older ticket's call says nothing about the one that is live now.
    const session = getSession()
    if (session?.ticket !== ticket) return
    if (code === SIGNED_IN_ELSEWHERE) {
      endSession()
      void alertText(msg, { title: FIRST_MESSAGES.notice })
    } else {
      clearLocalStorage()
      void alertText(RUN_OUT[session.role], { title: FIRST_MESSAGES.notice })
    }
    void router.navigate(paths.login(), { replace: true })
  })
}
