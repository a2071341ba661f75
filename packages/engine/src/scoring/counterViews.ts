/**
 * Where an argument lets another view speak, at the head of a paragraph or within one. 有人说 in an
 * opening only leads to the subject, if nothing answers it.
 */
import { regex } from '../text/multiline.ts'
import type { Document } from '../text/document.ts'

const OBJECTS = regex()`
  有[的些]?(?:人|同学|朋友|家长|老师)(?:或许|也许|可能|大概|难免|一定)?[会要]?(?:反驳|反对|质疑|
  不同意|不以为然|不服|担心)|
  (?:或许|也许|可能)有[的些]?(?:人|同学|朋友|家长|老师)|
  有[的些]?(?:人|同学|朋友|家长|老师)(?:或许|也许|可能|大概|难免|一定)?[会要](?:说|问|觉得|认为)|
  你(?:或许|也许|可能|大概)[会要]?(?:说|问|觉得|认为)|诚然|固然|不可否认|这话不无道理|话(?:是|
  虽)(?:这么|如此)说
`
const SAYS = /有的?人(?:说|认为|觉得|以为)|常听人说/
const ANSWERS = /却|可是?|但|然而|其实|未必|不然|不见得|不对|错了/

export function countCounterViews({ sentences }: Document): number {
  return sentences.filter(({ text, paragraph }, at) => {
    if (OBJECTS.test(text)) return true
    const next = sentences[at + 1]
    return (
      SAYS.test(text) &&
      paragraph > 0 &&
      ANSWERS.test(text + (next?.paragraph === paragraph ? next.text : ''))
    )
  }).length
}
