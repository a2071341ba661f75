import { expect, test } from 'vitest'
import { createVersionWatch } from './versionWatch.ts'

/** A tab: what it stores outlives a reload of its page. */
function openTab(answers: readonly (boolean | 'code gone')[] = [], keeps = true) {
  const stored = new Map<string, string>()
  const seen = { asked: 0, reloads: 0 }
  const open = (own: string | undefined) =>
    createVersionWatch(own, {
      storage: keeps
        ? {
            getItem: (name) => stored.get(name) ?? null,
            setItem: (name, value) => void stored.set(name, value),
          }
        : undefined,
      ask: async (text) => {
        expect(text).toContain('有新版本')
        const answer = answers[seen.asked]
        seen.asked += 1
        if (answer === 'code gone') throw new Error('no such chunk')
        return answer ?? false
      },
      reload: async () => {
        seen.reloads += 1
      },
    })
  return { open, seen }
}

test('a newer server is said once, and the app opens anew when the person agrees', async () => {
  const tab = openTab([true])
  const page = tab.open('index-a')
  await page.notice('index-a')
  expect(tab.seen).toEqual({ asked: 0, reloads: 0 })
  await page.notice('index-b')
  await page.notice('index-b')
  expect(tab.seen).toEqual({ asked: 1, reloads: 1 })
  await tab.open('index-b').notice('index-b')
  expect(tab.seen).toEqual({ asked: 1, reloads: 1 })
})

test('whoever wants to go on first is left in peace', async () => {
  const tab = openTab([false])
  const page = tab.open('index-a')
  for (let times = 0; times < 3; times += 1) await page.notice('index-b')
  expect(tab.seen).toEqual({ asked: 1, reloads: 0 })
})

test('never in a loop: not where a cache brings the old shell back, nor where two servers differ', async () => {
  const cached = openTab([true, true, true])
  for (let page = 0; page < 5; page += 1) await cached.open('index-a').notice('index-b')
  expect(cached.seen).toEqual({ asked: 1, reloads: 1 })
  const two = openTab([true, true, true, true])
  for (let page = 0; page < 5; page += 1) {
    await two.open('index-a').notice('index-b')
    await two.open('index-b').notice('index-a')
  }
  expect(two.seen.reloads).toBe(2)
})

test('where the code of a screen is gone it opens anew by itself, once a build', async () => {
  const tab = openTab()
  expect(await tab.open('index-a').recover()).toBe(true)
  expect(await tab.open('index-a').recover()).toBe(false)
  expect(tab.seen).toEqual({ asked: 0, reloads: 1 })
  expect(await openTab([], false).open('index-a').recover()).toBe(false)
})

test('where even the question’s code is gone the app opens anew', async () => {
  const tab = openTab(['code gone'])
  await tab.open('index-a').notice('index-b')
  expect(tab.seen).toEqual({ asked: 1, reloads: 1 })
})

test('in development there is no build, and nothing is said', async () => {
  const tab = openTab([true])
  await tab.open(undefined).notice('index-b')
  expect(await tab.open(undefined).recover()).toBe(false)
  expect(tab.seen).toEqual({ asked: 0, reloads: 0 })
})
