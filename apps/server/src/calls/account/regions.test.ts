/** Where schools are. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()

test('country → province → city → region', async () => {
  const provinces = await server.call(calls.getProvince, {})
  expect(provinces).toHaveLength(31)
  expect(await server.call(calls.getCity, { provinceId: '33' })).toContainEqual({
    id: '3301',
    name: '杭州市',
  })
  expect(await server.call(calls.getRegion, { cityId: '3301' })).toContainEqual({
    id: '330106',
    name: '西湖区',
  })
  const states = await server.call(calls.getProvince, { countryId: 'MY' })
  const [first] = await server.call(calls.getCity, { provinceId: states[0]?.id })
  expect(await server.call(calls.getRegion, { cityId: first?.id })).toHaveLength(1)
  expect((await server.send(calls.getCity, { provinceId: '99' })).code).toBe(3005)
})

test('a search for % finds no school that has none in its name', async () => {
  await makePerson(server, 'teacher')
  expect(await server.call(calls.searchSchools, { regionId: '330106', name: '%' })).toEqual([])
})

test('isMalaysia is where the school is', async () => {
  const [teacher, pupil] = [
    await makePerson(server, 'teacher'),
    await makePerson(server, 'student'),
  ]
  expect(await server.call(calls.anyoneInfo, {}, teacher)).toEqual({ isMalaysia: false })
  await server.database.pool.query(
    "update schools set country = 'MY' where id = (select school_id from accounts where id = $1)",
    [teacher.id],
  )
  expect(await server.call(calls.anyoneInfo, {}, teacher)).toEqual({ isMalaysia: true })
  expect(await server.call(calls.anyoneInfo, {}, pupil)).toEqual({ isMalaysia: false })
  const { code } = await server.call(calls.addClass, { name: '一班', gradeId: 5 }, teacher)
  await server.call(calls.addClasses, { code }, pupil)
  expect(await server.call(calls.anyoneInfo, {}, pupil)).toEqual({ isMalaysia: true })
})
