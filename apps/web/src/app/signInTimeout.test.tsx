/** Signing in waits less long than other calls: a person stands in front of it. */
import { SIGN_IN_TIMEOUT_MS } from '@zhupi/contract/terms/limits.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('window', { addEventListener: () => {} })
const waits = new Map<string, number | undefined>()
vi.mock('#client/useAction.ts', () => ({
  useAction: ({ name }: { name: string }, { timeoutMs }: { timeoutMs?: number } = {}) => {
    waits.set(name, timeoutMs)
    return { isBusy: false, run: async () => ({ isDone: false }) }
  },
}))
// Its snapshot is the browser's alone.
vi.mock('#client/session.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSession: () => undefined,
}))
const { useRegistration } = await import('#parts/SignIn/useRegistration.ts')
const { useSmsCode } = await import('#parts/SignIn/useSmsCode.ts')
const { LoginScreen } = await import('#screens/public/login/LoginScreen.tsx')
const { ForgetScreen } = await import('#screens/public/forget/ForgetScreen.tsx')

function Registering() {
  useSmsCode('TYPE_REG')
  useRegistration({
    role: 'student',
    mobile: '',
    name: '',
    smscode: '',
    password: '',
    channel: undefined,
  })
  return null
}

test('sign-in, registration, a new password and SMS codes wait ten seconds', () => {
  renderToStaticMarkup(
    <MemoryRouter>
      <Registering />
      <LoginScreen />
      <ForgetScreen />
    </MemoryRouter>,
  )
  expect(Object.fromEntries(waits)).toEqual({
    getSmsCode2: SIGN_IN_TIMEOUT_MS,
    registerStudent: SIGN_IN_TIMEOUT_MS,
    registerTeacher: SIGN_IN_TIMEOUT_MS,
    loginByPassword: SIGN_IN_TIMEOUT_MS,
    loginBySms: SIGN_IN_TIMEOUT_MS,
    checkResetCode: SIGN_IN_TIMEOUT_MS,
    resetPassword: SIGN_IN_TIMEOUT_MS,
  })
})
