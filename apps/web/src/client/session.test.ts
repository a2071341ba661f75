import { expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})
vi.stubGlobal('window', { addEventListener: () => {} })
const { endSession, getLastRole, getStoredRole, startSession } = await import('./session.ts')

test('the role of the last sign-in outlives signing out, the session’s own does not', () => {
  expect(getLastRole()).toBeUndefined()
  startSession({
    ticket: 't',
    userLoginCode: 'c',
    role: 'teacher',
    isNew: false,
    needsOwnPassword: false,
  })
  endSession()
  expect(getStoredRole()).toBeUndefined()
  expect(getLastRole()).toBe('teacher')
})
