/** The way from a shared report into the operator's mini-program, where there is one. */
import type { getMiniProgramLink as call } from '@zhupi/contract/calls/share.ts'
import { refuse } from '../../domain/refuse.ts'
import type { Handler } from '../handler.ts'
import { loadShared } from '../../records/sharedReport.ts'

export const getMiniProgramLink: Handler<typeof call> = async (
  { id },
  { db, miniProgram, now },
) => {
  await loadShared(db, id, now)
  const url = await miniProgram.link(new URLSearchParams({ shareRep: id }).toString(), now)
  return url === null ? refuse('miniProgramAway') : { url }
}
