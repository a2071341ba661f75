/**
 * What an argument takes from its writer's own life: a sentence that says when it was, and names the
 * writer or his class (去年班里排话剧). 小时候 and 从小到大 are no one time, and who says 我 within quotation
 * marks is somebody else.
 */
import type { Document } from '../text/document.ts'
import { regex } from '../text/multiline.ts'

const ONE_TIME = regex()`
  去年|前年|上学期|上个?月|上周|上次|(?<!岁)那[天年]|有一[次回]|昨天|前[几些]天|今年[春夏秋冬]|
  暑假|寒假|
  [初高][一二三中]的?时候?|小学的?时候?|刚开学|开学[那第]
`
const OWN = /我(?!们)|我们[班校组]|班[里上]|同桌|班主任|校门口|小区里|我家楼下/
const SAID = /[“「][^”」]*[”」]?/g

export function countOwnCases({ sentences }: Document): number {
  return sentences.filter(({ text }) => isOwnCase(text)).length
}

export function isOwnCase(text: string): boolean {
  const own = text.replace(SAID, '')
  return ONE_TIME.test(own) && OWN.test(own)
}
