import * as z from 'zod/mini'
import { defineCall } from './defineCall.ts'
import { page, pageOf } from './page.ts'
import { id } from './wire.ts'

/** Gone from every list at once, erased after 30 days. */
export const deleteHomework = defineCall({
  name: 'deleteHomework',
  method: 'POST',
  path: '/correct/teacher/api/homework/delete.mvc',
  who: ['teacher'],
  request: z.object({ id: id() }),
  entity: z.null(),
})

/** 最近删除: what may still be restored, deleted last first. */
export const getDeletedHomework = defineCall({
  name: 'getDeletedHomework',
  method: 'GET',
  path: '/correct/teacher/api/homework/deleted.mvc',
  who: ['teacher'],
  request: z.object(page),
  entity: pageOf(
    z.object({
      id: z.number(),
      title: z.string(),
      classEntityName: z.string(),
      /** Essays with a text, handed in or not, that come back with it. */
      essayCount: z.number(),
      deletedTime: z.string(),
      /** From then on it cannot be restored. */
      eraseTime: z.string(),
    }),
  ),
})

/** Puts it back where it was, with its essays and messages, until 30 days after the deletion. */
export const restoreHomework = defineCall({
  name: 'restoreHomework',
  method: 'POST',
  path: '/correct/teacher/api/homework/restore.mvc',
  who: ['teacher'],
  request: z.object({ id: id() }),
  entity: z.null(),
})
