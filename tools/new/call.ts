/** A new call: contract, handler, access rule, test. */
import { addEntry, addImport, create, edit, format, has, UsageError } from './source.ts'

const WHO = ['student', 'teacher', 'student,teacher', 'anyone']
const METHODS = ['GET', 'POST']
const CONTRACT_LIST = 'packages/contract/src/calls/index.ts'
const HANDLER_LIST = 'apps/server/src/calls/index.ts'
const ACCESS_RULES = 'apps/server/src/testing/accessRules.ts'

export async function addCall(
  root: string,
  path: string,
  { who, method }: { who: string; method: string },
): Promise<string[]> {
  const [, area, name] = /^([a-z]+)\/([a-z][A-Za-z0-9]+)$/.exec(path) ?? []
  if (area === undefined || name === undefined)
    throw new UsageError('名字应当是 AREA/callName，例如 message/getStudentNotify')
  if (!WHO.includes(who) || !METHODS.includes(method))
    throw new UsageError(`--who 是 ${WHO.join(' | ')}，--method 是 ${METHODS.join(' | ')}`)
  const contractFile = `packages/contract/src/calls/${area}.ts`
  const handlerFile = `apps/server/src/calls/${area}/${name}.ts`
  const testFile = `apps/server/src/calls/${area}/${name}.test.ts`
  await create(root, handlerFile, handlerSource(area, name, who))
  await create(root, testFile, testSource(name, who))
  if (await has(root, contractFile))
    await edit(root, contractFile, (text) => `${text}${callSource(area, name, who, method)}`)
  else
    await create(
      root,
      contractFile,
      `import * as z from 'zod/mini'\nimport { defineCall } from './defineCall.ts'\n${callSource(area, name, who, method)}`,
    )
  await edit(root, CONTRACT_LIST, (text) =>
    // An area that is listed whole has it already.
    new RegExp(`import \\* as \\w+ from './${area}\\.ts'`).test(text)
      ? text
      : addEntry(addImport(text, name, `./${area}.ts`), 'calls', name),
  )
  await edit(root, HANDLER_LIST, (text) =>
    addEntry(addImport(text, name, `./${area}/${name}.ts`), 'handlers', name),
  )
  await edit(root, ACCESS_RULES, (text) =>
    addEntry(
      text,
      'accessRules',
      `${name}: { kind: 'own', why: 'reaches nothing yet', request: {} }`,
    ),
  )
  const written = [contractFile, handlerFile, testFile, CONTRACT_LIST, HANDLER_LIST, ACCESS_RULES]
  await format(root, written)
  return written
}

function callSource(area: string, name: string, who: string, method: string): string {
  const family = who === 'anyone' ? 'pub' : who.includes(',') ? 'api' : `${who}/api`
  const roles =
    who === 'anyone'
      ? "'anyone'"
      : `[${who
          .split(',')
          .map((role) => `'${role}'`)
          .join(', ')}]`
  return `
export const ${name} = defineCall({
  name: '${name}', method: '${method}', path: '/correct/${family}/${area}/${name}.mvc', who: ${roles},
  request: z.object({}),
  entity: z.null(),
})
`
}

function handlerSource(area: string, name: string, who: string): string {
  const context = who === 'anyone' ? '{ db }' : '{ db, person }'
  return `import type { ${name} as call } from '@zhupi/contract/calls/${area}.ts'
import type { Handler } from '../handler.ts'

export const ${name}: Handler<typeof call> = async (_request, ${context}) => {
  void db${who === 'anyone' ? '' : '\n  void person'}
  return null
}
`
}

function testSource(name: string, who: string): string {
  const role = who.split(',')[0]
  const [person, argument] =
    who === 'anyone'
      ? ['', '']
      : [`  const ${role} = await makePerson(server, '${role}')\n`, `, ${role}`]
  return `import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
${who === 'anyone' ? '' : "import { makePerson } from '../../testing/make.ts'\n"}import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()

test('${name} answers', async () => {
${person}  expect(await server.call(calls.${name}, {}${argument})).toBeNull()
})
`
}
