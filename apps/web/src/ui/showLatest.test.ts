import { expect, test } from 'vitest'
import { showLatest } from './showLatest.ts'

test('a text whose code comes late does not take the place of a later one', async () => {
  const loads: PromiseWithResolvers<string>[] = []
  const shown: string[] = []
  const show = showLatest(
    () => {
      const load = Promise.withResolvers<string>()
      loads.push(load)
      return load.promise
    },
    (code, text) => shown.push(`${code}: ${text}`),
  )
  const sent = show('发送成功')
  const changed = show('修改成功')
  loads[1]?.resolve('second load')
  await changed
  loads[0]?.resolve('first load')
  await sent
  expect(shown).toEqual(['second load: 修改成功'])
  const next = show('保存成功')
  loads[2]?.resolve('third load')
  await next
  expect(shown).toEqual(['second load: 修改成功', 'third load: 保存成功'])
})
