/** Which answers show something that several actions change: what to name in `invalidates`. */
import { getTeacherInfo, getUserinfo } from '@zhupi/contract/calls/account.ts'
import {
  getHomeworkDetail,
  getStatistics,
  getTeacherHomework,
} from '@zhupi/contract/calls/homework.ts'
import { getRecharge } from '@zhupi/contract/calls/membership.ts'
import { getAIResult } from '@zhupi/contract/calls/submission.ts'

/** How the class's essays stand: after a review or a return. */
export const SHOW_REVIEWS = [getAIResult, getHomeworkDetail, getTeacherHomework, getStatistics]

/** What the person may do: after a payment, a card or a code. */
export const SHOW_RIGHTS = [getUserinfo, getTeacherInfo, getRecharge]

/** The signed-in person, whichever role. */
export const SHOW_PROFILE = [getUserinfo, getTeacherInfo]
