/**
 * Fields of school writing: the words by which a task calls a field up, and the words by which an
 * essay shows that it moves in it, whether or not it says the task's own word. Source: compiled by
 * us. Licence: the project's own.
 */
import { CONCRETE_FIELDS } from './fields/concrete.ts'
import { IDEA_FIELDS } from './fields/ideas.ts'
import type { Field } from './fields/field.ts'

export const FIELDS: readonly Field[] = [...CONCRETE_FIELDS, ...IDEA_FIELDS]
