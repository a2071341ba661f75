/** A guardian's answer, as it comes in tests. */
import { calls } from '@zhupi/contract/calls/index.ts'
import { receiveCode } from './make.ts'
import type { TestServer, Ticket } from './testServer.ts'

/** A guardian says yes, with the code that went to the phone and to all of it, or no. */
export async function sayConsent(
  server: TestServer,
  child: Ticket,
  isGiven: boolean,
  guardianPhone = '13800000000',
  isOutsideGiven = isGiven,
): Promise<void> {
  const smscode = isGiven ? await receiveCode(server, guardianPhone, 'TYPE_GUARDIAN') : undefined
  const { version } = await server.call(calls.getConsent, {}, child)
  const said = { guardianPhone, isGiven, isOutsideGiven, version, smscode }
  await server.call(calls.saveConsent, said, child)
}
