/** 又累饿, 从来没见这么大的雪, 一看是半天: of words that answer each other one has not come. */
import { compact, regex } from '../../text/multiline.ts'
import { inPatterns } from './findPatterns.ts'

const LOOK = compact`
  [大小高矮长短粗细宽窄厚薄深浅轻重快慢稳香甜酸苦辣咸脆软硬鲜嫩滑红黄绿白黑圆扁尖冷热湿干累饿
  渴困急气怕羞瘦胖肿脏乱臭新旧]
`

export const findLeftOutPairs = inPatterns([
  {
    words: ['又'],
    pattern: regex('dg')`
      (?<!又[^，。]{0,6})(?<mark>又${LOOK})(?=${LOOK}(?:[，。！]|的))(?!又(?:高大|高兴|干净|大小|
      细小|瘦小|矮小|弱小|冷静|干脆|急忙|干旱|干枯|生气|新鲜|臭气|黄绿|黑白|长大|热气|粗大|厚重|
      轻快|
      白净|香甜|酸软|快乐))(?![^，。]{0,6}又)
    `,
    leftOut: { word: '又', least: -8 },
    explanation: '两样要说成“又……又……”，后一个“又”丢了，补上它。',
  },
  {
    words: ['从没', '从来没', '从未'],
    pattern: regex('dg')`
      (?:从来?没有?|从未)(?<mark>见|看|看见|吃|听|听说|去|想|用|坐|玩|喝|做|穿|来|学|碰|摸|遇到|读|
      养|
      骑|爬|尝|写|唱|得|迟到|骗人|打架|说谎|发脾气|缺课|离开)(?=这么|那么|这样|如此|(?<=迟到|骗人|
      打架|
      说谎|缺课)[，。])(?![^，。]*过)
    `,
    suggestion: ({ mark = '' }) => `${mark}过`,
    explanation: ({ mark = '' }) => `“从来没${mark}”要用“过”来接：“从来没${mark}过”。补上它。`,
  },
  {
    words: ['是半天', '是大半', '是一', '是好', '是三', '是两', '是几'],
    pattern:
      /(?<![一不])(?<mark>一[看住坐站写玩睡聊忙练干走等下读蹲讲画])(?=是(?:一|大半|好几|三|半|两|几))/dg,
    suggestion: ({ mark = '' }) => `${mark}就`,
    explanation: ({ mark = '' }) => `“${mark}”要用“就”来接：“${mark}就是……”。补上它。`,
  },
  {
    words: ['一遍一遍', '一圈一圈', '一次一次', '一年一年', '一趟一趟', '一杯一杯', '一碗一碗'],
    pattern: /(?<=[了过])(?<mark>一(?<a>[遍圈次年天页杯碗趟步封]))(?=一\k<a>[，。])/dg,
    suggestion: ({ mark = '' }) => `${mark}又`,
    explanation: ({ mark = '' }) => `说很多次，要用“又”连起来：“${mark}又${mark}”。`,
  },
  {
    words: ['怎么'],
    pattern:
      /怎么(?<mark>[洗擦推搬拉喊叫找想算写劝拧拔])(?=(?!叫叫)(?<a>.)不)(?<=(?<b>.))(?=\k<b>)/dg,
    suggestion: ({ mark = '' }) => `${mark}也`,
    explanation: ({ mark = '' }) => `“怎么${mark}”要用“也”或“都”来接，补上它。`,
  },
  {
    words: ['高兴得', '激动得', '兴奋得', '急得', '乐得', '疼得', '吓得'],
    pattern: /(?:高兴|激动|兴奋|急|乐|疼|吓)得(?<mark>[跳蹦叫喊])(?=[，。！])/dg,
    suggestion: ({ mark = '' }) => `${mark}起来`,
    explanation: ({ mark = '' }) => `“${mark}”后面少了“起来”，补上它。`,
  },
])
