/** Who is let in, how often, and how answers leave. */
import type { Fault } from '../fault.ts'

const HTTP = 'apps/server/src/http'
const SIGN_IN_TEST = `${HTTP}/signInRate.test.ts`
const SESSION_CALLS = 'packages/contract/src/calls/session.ts'

export const HTTP_FAULTS: readonly Fault[] = [
  {
    id: 'http/sign-in-unlimited',
    file: SESSION_CALLS,
    from: "loginByPassword.mvc',\n  who: 'anyone',\n  rate: SIGN_IN_RATE,",
    to: "loginByPassword.mvc',\n  who: 'anyone',",
    tests: [SIGN_IN_TEST],
    why: 'passwords could be guessed as fast as the server answers',
  },
  {
    id: 'http/activation-unlimited',
    file: 'packages/contract/src/calls/membership.ts',
    from: '  rate: SIGN_IN_RATE,\n',
    to: '',
    tests: [SIGN_IN_TEST],
    why: 'phones could be tried out one after the other',
  },
  {
    id: 'http/sign-in-limit-tenfold',
    file: 'packages/contract/src/terms/rates.ts',
    from: "per: 'account', max: 10,",
    to: "per: 'account', max: 100,",
    tests: [SIGN_IN_TEST],
    why: 'ten times as many passwords could be guessed',
  },
  {
    id: 'http/sign-in-by-address',
    file: `${HTTP}/rates.ts`,
    from: '`${request.ip}/${accountNamed(request.body)}`',
    to: 'request.ip',
    tests: [SIGN_IN_TEST],
    why: 'ten pupils who sign in would lock out the rest of their school',
  },
  {
    id: 'http/code-limit-shared',
    file: `${HTTP}/rates.ts`,
    from: "'mobile' in body ? body.mobile : ''",
    to: "''",
    tests: [SIGN_IN_TEST],
    why: 'all who sign in by code behind one address would share one account’s limit',
  },
  {
    id: 'http/blanks-evade-limit',
    file: `${HTTP}/rates.ts`,
    from: 'String(named).trim().slice(0, 32)',
    to: 'String(named).slice(0, 32)',
    tests: [SIGN_IN_TEST],
    why: 'a blank behind the phone would give ten more guesses at its password',
    isShort: true,
  },
  {
    id: 'http/person-unlimited',
    file: `${HTTP}/rates.ts`,
    from: 'await check(anyCall, request)',
    to: '',
    tests: [`${HTTP}/rates.test.ts`],
    why: 'one person’s runaway page could take the server from everybody',
  },
  {
    id: 'http/any-role',
    file: `${HTTP}/callRoutes.ts`,
    from: "if (!call.who.includes(person.role)) refuse('wrongRole')",
    to: '',
    tests: [`${HTTP}/accessMatrix.test.ts`],
    why: 'a pupil could make the calls of a teacher',
  },
  {
    id: 'http/answers-cached',
    file: `${HTTP}/callRoutes.ts`,
    from: "reply.header('cache-control', 'no-store')",
    to: '',
    tests: [`${HTTP}/wire.test.ts`],
    why: 'on a shared computer the next person would see the answers to the one before',
  },
  {
    id: 'http/limits-answer-200',
    file: `${HTTP}/errors.ts`,
    from: 'reply.code(TRANSPORT_STATUSES[error.refusal] ?? 200)',
    to: 'reply.code(200)',
    tests: [`${HTTP}/rates.test.ts`],
    why: 'a client that is slowed down would not know it',
  },
]
