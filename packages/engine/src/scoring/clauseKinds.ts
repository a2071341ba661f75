/**
 * What a clause says, so that no advice asks of it what it cannot give: nobody slows down a feeling,
 * paints a refusal or asks a staircase what it thinks.
 */
import { ACTIONS } from '../lexicon/actions.ts'
import { countWords } from '../text/characters.ts'

const OTHERS =
  '[他她它]|爸|妈|爷|奶|外公|外婆|姥|弟|妹|哥|姐|老师|同学|同桌|朋友|叔|阿姨|伯|婶|舅|姑|师傅|医生'
const SOMEBODY = new RegExp(`我|${OTHERS}`)
const SOMEBODY_ELSE = new RegExp(OTHERS)
const TOLD =
  /很|非常|特别|十分|极了|许多|高兴|开心|快乐|难过|害怕|着急|生气|热闹|漂亮|可爱|好玩|有意思|喜欢/
/** Nothing that could be seen being done. */
const STATE =
  /心里|觉得|想|知道|懂|喜欢|[最很爱]爱|爱[吃喝玩看听]|是|没有|失望|高兴|怕|记得|学会|不好意思|愿意|舍不得|希望|应该|如果/
/**
 * How well, how much, not at all, or a word to the reader; what somebody has, where somebody was
 * meanwhile, what is told next.
 */
const NOT_SHOWN =
  /得|不|没|别|太|请|家里?有[一几][个只条盆]|在(?:医院|外地|单位|公司|老家)|了一[个次场节][^，]{0,4}(?:实验|比赛|游戏|活动|故事|事情?|课)$|一定|必须|只要|吧|难忘|第[一二三]次|你们?(?!的)|[^大喊一]叫[^了着来]{2,3}$/

/** Somebody does something that can be seen. */
export function isActed(clause: string): boolean {
  return isShown(clause) && SOMEBODY.test(clause) && countWords(clause, ACTIONS) > 0
}

/** It only says how something was: 公园里很热闹. */
export function isTold(clause: string): boolean {
  return TOLD.test(clause) && !clause.includes('得')
}

/** Something stands before one's eyes, and could have a colour or a sound. */
export function isShown(clause: string): boolean {
  return !TOLD.test(clause) && !STATE.test(clause) && !NOT_SHOWN.test(clause)
}

/** The writer is there and takes part in it. */
export function isOwn(clause: string): boolean {
  return /我(?!们?(?:的|[家校班市县国省村]))/.test(clause) && !/我[喜爱]|喜欢/.test(clause)
}

/** Somebody else does it, and may have thoughts of their own. */
export function isOfOthers(clause: string): boolean {
  return (
    SOMEBODY_ELSE.test(clause) &&
    !STATE.test(clause) &&
    (countWords(clause, ACTIONS) > 0 || /[给拿送看说教帮带陪走问等]/.test(clause))
  )
}
