/** Sharing a correction report by a link: docs/decisions/sharing.md. */
import * as z from 'zod/mini'
import { AI_USES } from '../terms/aiUse.ts'
import { SHARED_READ_RATE, SHARE_RATE } from '../terms/rates.ts'
import { correctionReport } from './correctionReport.ts'
import { defineCall } from './defineCall.ts'
import { id, integer } from './wire.ts'

/** 1 = a homework essay, 0 = a practice essay. */
const essay = z.object({ id: id(), ishomework: integer({ min: 0, max: 1 }) })

/**
 * A link to the latest report of the caller's own essay, as it is now. Only its hash is stored: the
 * token is answered this once.
 */
export const createShareLink = defineCall({
  name: 'createShareLink',
  method: 'POST',
  path: '/correct/api/report/share.mvc',
  who: ['student', 'teacher'],
  rate: SHARE_RATE,
  request: essay,
  entity: z.object({ id: z.number(), token: z.string(), endTime: z.string() }),
})

/** The living links of the caller's own essay, the latest first: SHARE_LINKS_MAX at most. */
export const getShareLinks = defineCall({
  name: 'getShareLinks',
  method: 'GET',
  path: '/correct/api/report/shareLinks.mvc',
  who: ['student', 'teacher'],
  request: essay,
  entity: z.object({
    items: z.array(z.object({ id: z.number(), time: z.string(), endTime: z.string() })),
  }),
})

/** From now on the link answers like one that never was. */
export const stopShareLink = defineCall({
  name: 'stopShareLink',
  method: 'POST',
  path: '/correct/api/report/stopSharing.mvc',
  who: ['student', 'teacher'],
  request: z.object({ id: id() }),
  entity: z.null(),
})

/**
 * The report behind a link, for whoever has it: no name, class, school or number of anybody. `id`
 * is the link's token.
 */
export const getSharedReport = defineCall({
  name: 'getSharedReport',
  method: 'GET',
  path: '/correct/pub/report/shared.mvc',
  who: 'anyone',
  rate: SHARED_READ_RATE,
  request: z.object({ id: z.string().check(z.regex(/^[\w-]{1,128}$/)) }),
  entity: z.object({
    /** The writer's own nickname, or 同学 or 老师. */
    nickname: z.string(),
    articleTitle: z.string(),
    atText: z.string(),
    scoreKind: z.number(),
    /** Null unless a teacher has reviewed the text that is shared. */
    teacherScore: z.nullable(z.number()),
    teacherRemark: z.nullable(z.string()),
    aiUse: z.enum(AI_USES),
    /** What is good about it, two at most. */
    strengths: z.array(z.string()),
    /** For a parent to ask; none where a teacher wrote it. */
    question: z.nullable(z.string()),
    endTime: z.string(),
    // Nothing of other drafts.
    paragraphList: correctionReport.paragraphList,
    rmap: correctionReport.rmap,
    remarkMap: correctionReport.remarkMap,
    tmap: correctionReport.tmap,
  }),
})
