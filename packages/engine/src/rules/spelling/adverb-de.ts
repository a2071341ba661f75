/**
 * 慢慢的走: how an action is done stands before it with 地. Good writers write 的 here too, so it
 * is a word of advice, no fault.
 */
import { isQuoted } from '../../text/document.ts'
import type { Rule } from '../rule.ts'
import { compact } from '../../text/multiline.ts'

/** Source: ours. Ways of doing something, which are never said of a thing. */
const WAYS = compact`
  慢慢|轻轻|悄悄|紧紧|默默|偷偷|狠狠|牢牢|渐渐|高高兴兴|开开心心|认认真真|仔仔细细|急急忙忙|
  飞快|大声|不停|拼命|小心翼翼|目不转睛|津津有味|迫不及待|情不自禁|不由自主|不知不觉|恋恋不舍|
  依依不舍|一个劲
`
const ACTIONS = compact`
  走|跑|跳|飞|说|问|喊|叫|笑|哭|看|望|听|站|坐|躺|睡|吃|喝|读|写|抱|拉|握|抓|放|拿|推|打开|闭上|
  离开|来到|回到|告诉|等|点|摇|爬|流|落|飘|升|盖|洒|照|吹|摸
`
const ON = '了|着|过|起|出|进|回|上|下|到|在|向|来|去|我|你|他|她|它|对|道|完|住|开|成'
const PATTERN = new RegExp(`(${WAYS})的(?=(${ACTIONS})(?:${ON}))`, 'g')
/** Said three times it is learnt; more would be nagging. */
const MOST = 3

export const adverbDe: Rule = {
  id: 'adverb-de',
  kind: 'advice',
  area: 'craft',
  label: '的、地、得',
  teaches: '动作前面说“怎样地”，用“地”：慢慢地走，大声地喊。',
  marks: [
    { text: '爷爷拄着拐杖，慢慢的走过来。', quote: '的', suggestion: '地' },
    { text: '他小心翼翼的打开了盒子。', quote: '的', suggestion: '地' },
  ],
  leaves: ['爷爷拄着拐杖，慢慢地走过来。', '他迈着飞快的脚步回家。', '静静的小河，轻轻的风。'],
  find: (document) =>
    document.paragraphs
      .flatMap((paragraph) =>
        [...paragraph.text.matchAll(PATTERN)].flatMap((match) => {
          const start = match.index + (match[1] ?? '').length
          if (isQuoted(paragraph, start)) return []
          return [
            {
              paragraph: paragraph.index,
              start,
              end: start + 1,
              suggestion: '地',
              explanation: `“${match[1] ?? ''}”说的是怎样“${match[2] ?? ''}”，动作前面写“地”更规范。`,
            },
          ]
        }),
      )
      .slice(0, MOST),
}
