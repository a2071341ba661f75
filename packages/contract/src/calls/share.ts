/** Sharing a correction report by a link: docs/decisions/sharing.md. */
import * as z from 'zod/mini'
import { AI_USES } from '../terms/aiUse.ts'
import { SHARED_READ_RATE, SHARE_RATE } from '../terms/rates.ts'
import { correctionReport } from './correctionReport.ts'
import { STAGES } from '../terms/stages.ts'
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
 * What WeChat's browser asks of a page before it lets it say what its menu shares. Null where the
 * operator has no public account; `url` is the page's address without `#`.
 */
export const getWechatSignature = defineCall({
  name: 'getWechatSignature',
  method: 'GET',
  path: '/correct/api/report/wechatSignature.mvc',
  who: ['student', 'teacher'],
  rate: SHARE_RATE,
  request: z.object({ url: z.string().check(z.regex(/^https?:\/\/[^\s#]{1,2000}$/)) }),
  entity: z.nullable(
    z.object({
      appId: z.string(),
      timestamp: z.number(),
      nonceStr: z.string(),
      signature: z.string(),
    }),
  ),
})

const linkToken = z.string().check(z.regex(/^[\w-]{1,128}$/))

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
  request: z.object({ id: linkToken }),
  entity: z.object({
    /** The writer's own nickname, or 同学 or 老师. */
    nickname: z.string(),
    articleTitle: z.string(),
    atText: z.string(),
    scoreKind: z.number(),
    /** The younger, the plainer the words. */
    stage: z.nullable(z.enum(STAGES)),
    /** Null unless a teacher has reviewed the text that is shared. */
    teacherScore: z.nullable(z.number()),
    teacherRemark: z.nullable(z.string()),
    aiUse: z.enum(AI_USES),
    /** What is good about it, two at most. */
    strengths: z.array(z.string()),
    /** For a parent to ask; none where a teacher wrote it. */
    question: z.nullable(z.string()),
    endTime: z.string(),
    /** Whether `getMiniProgramLink` may lead into the operator's mini-program. */
    opensMiniProgram: z.boolean(),
    // Nothing of other drafts.
    paragraphList: correctionReport.paragraphList,
    rmap: correctionReport.rmap,
    remarkMap: correctionReport.remarkMap,
    tmap: correctionReport.tmap,
  }),
})

/**
 * An address that opens the report behind a living link in the operator's mini-program, made for
 * this one tap. Whoever has the link may ask; WeChat learns the link's token, and nothing else.
 */
export const getMiniProgramLink = defineCall({
  name: 'getMiniProgramLink',
  method: 'POST',
  path: '/correct/pub/report/miniProgram.mvc',
  who: 'anyone',
  rate: SHARED_READ_RATE,
  request: z.object({ id: linkToken }),
  entity: z.object({ url: z.string() }),
})
