/** 从不迟到，今天又迟到: what is said to be always or never so, and once was not. */
import type { FaultPattern, Groups } from './findPatterns.ts'
import { regex } from '../../text/multiline.ts'

function butNotAlways({ mark = '' }: Groups): string {
  return `前面说“${mark}”，后面又说有例外，前后矛盾。换成“很少”或“几乎”，就对得上了。`
}

export const NOT_ALWAYS: readonly FaultPattern[] = [
  {
    words: ['从来没', '从没', '从未'],
    pattern: regex('dg')`
        (?<mark>从来没有?|从没|从未)(?<did>[\u4e00-\u9fff]{1,2}?)过[^，。；！？：“”]{1,6}，(?:但|
        可|可是|但是)?
        (?:去年|前年|上次|以前|昨天|上个月)(?:(?![没只梦])[^，。；！？：“”]){0,4}\k<did>过
      `,
    explanation: ({ mark = '' }) => `前面说“${mark}”，后面又有过，前后矛盾，只能留一种。`,
  },
  {
    words: ['从不', '从来不'],
    pattern: regex('dg')`
        (?<mark>从不|从来不)(?<what>迟到|说谎|撒谎|哭|发火|请假|生气|骂人|旷课|挑食|偷懒)，(?:但|
        可|可是|但是)?
        (?:今天|昨天|这次|上周)[^，。；！？：“”]{0,4}又\k<what>
      `,
    explanation: ({ mark = '' }) => `前面说“${mark}”，后面用“又”，前后矛盾，只能留一种。`,
  },
  {
    words: ['第一次'],
    pattern: /(?<mark>第一次)(?<did>[来去到见看吃坐玩听])[^，。；！？：“”]{0,8}，上一?次\k<did>/dg,
    explanation: '前面说“第一次”，后面又有“上次”，前后矛盾。',
  },
  {
    words: ['每天', '天天'],
    pattern: regex('dg')`
        (?<!几乎|差不多|基本上)(?<mark>天天都?|
        每天都)[^，。；！？“”]{0,6}(?<did>[^，。；！？“”])[^，。；！？“”]{0,7}，(?:但|可|只是|
        不过)?(?:有时候?|偶尔)(?:也|还)?
        (?:会(?:忘|迟到|偷懒|间断|缺席|请假|漏)|会?[不没]\k<did>)
      `,
    explanation: butNotAlways,
  },
  {
    words: ['从来', '从不', '从没', '从未'],
    pattern: regex('dg')`
        (?<mark>从来不|从来没有?|从不|从没|
        从未)(?<did>[^，。；！？“”]{1,2}?)[^，。；！？“”]{0,12}，(?:但|可|只是|不过)?(?:有时候?|
        偶尔)
        (?:也会?|才|还会?|会)[^，。；！？“”]{0,3}\k<did>
      `,
    explanation: butNotAlways,
  },
]
