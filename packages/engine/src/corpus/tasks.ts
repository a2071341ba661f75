/**
 * The tasks our essays answer: the sections of tasks.txt. The topics are those of the units of the
 * school books, the wording is ours.
 */
import { readFileSync } from 'node:fs'
import type { Task } from '../types.ts'
import { fieldsOf } from './fields.ts'

const TASKS: ReadonlyMap<string, Task> = new Map(
  readFileSync(new URL('./tasks.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
    .map((section) => {
      const fields = fieldsOf(section)
      return [
        fields.one('task'),
        {
          title: fields.one('title'),
          requirement: fields.one('requirement'),
          minCharacters: Number(fields.one('minCharacters')),
          maxCharacters: null,
        },
      ]
    }),
)

export function loadTask(key: string): Task {
  const task = TASKS.get(key)
  if (task === undefined) throw new Error(`no such task: ${key}`)
  return task
}
