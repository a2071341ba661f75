/**
 * What is written early in an essay and what late: something new comes with 一个, a time and a name;
 * something known with 那个 and 还; insight, wishes and calls come at the end. Source: compiled by
 * us, from how schools teach beginnings and endings. Licence: the project's own.
 */
import { regex } from '../text/multiline.ts'

/** How often in the whole paragraph, or whether in its first words, its first or its last sentence. */
export type Place = 'whole' | 'head' | 'lead' | 'close'

export type LateSign = { words: RegExp; places: readonly Place[] }

export const EARLY_SIGNS: readonly LateSign[] = [
  { words: /(?<![没只])有一|有[个位条件座]|有[两三四几]/g, places: ['lead', 'whole'] },
  {
    words: /一[个位条件座棵只张本句间把盏块根片家]/g,
    places: ['head', 'lead', 'whole'],
  },
  {
    words: regex('g')`
      星期[一二三四五六日天]|周[一二三四五六日末]|国庆|暑假|寒假|春节|假期|早上|早晨|清晨|上午|放学|
      今天|昨天|[0-9一二三四五六七八九十]月|年级
    `,
    places: ['lead'],
  },
  {
    words: /有一[天次年回]|一天|那[年天]|记得|曾经|从前|以前|小时候|第一次/g,
    places: ['lead'],
  },
  { words: /我的|我家|我们[班校家]|家乡|学校/g, places: ['lead'] },
  { words: /叫|名字|今年|岁|位于|坐落|住在|姓/g, places: ['lead'] },
  { words: /每[当到天年逢次]|从小|自从/g, places: ['lead'] },
  { words: /有人说|人们说|古人|常言|俗话|曾[说经]|云：/g, places: ['head'] },
  { words: /很多|许多|各种|有的/g, places: ['whole'] },
  { words: /？/g, places: ['whole'] },
]

export const LATE_SIGNS: readonly LateSign[] = [
  { words: /！/g, places: ['lead', 'close'] },
  {
    words: regex('g')`
      明白了|懂得|懂了|学会|体会到|感受到|意识到|领悟|悟出|道理|才知道|知道了|原来
    `,
    places: ['lead'],
  },
  { words: /让我|使我|教会|告诉我|给了我|教给/g, places: ['whole'] },
  {
    words: /这件事|这次|这一[天次刻]|那一刻|这些|这就是|这样|那次|那件/g,
    places: ['close'],
  },
  { words: /那[个张只把条座棵本句盏些位份]/g, places: ['whole'] },
  { words: /永远|一辈子|难忘|忘不了|忘记|记住|铭记|珍藏|再也/g, places: ['close'] },
  {
    words: /希望|愿|祝|相信|加油|谢谢|再见|感谢|期待|盼/g,
    places: ['lead', 'close', 'whole'],
  },
  { words: /我爱|我想|我会|我要|我也|多么|真是|真[的好]/g, places: ['lead', 'close'] },
  { words: /也许|或许|说不定|大概/g, places: ['close'] },
  { words: /回家|回到|离开|告别|晚上|夜里|睡|夕阳|月亮/g, places: ['lead'] },
  { words: /总之|综上|因此|所以|可见|由此/g, places: ['head'] },
  { words: /还|仍|依然|依旧|又|也|再/g, places: ['head', 'whole'] },
  { words: /不仅|不但|不只|而是|更/g, places: ['lead'] },
  { words: /将|未来|以后|明天|明年|长大|下次|下一次/g, places: ['lead', 'close'] },
  { words: /(?:如今|现在)(?!.{0,8}(?:社会|时代|人们|生活在))|至今/g, places: ['head'] },
  { words: /^(?:朋友|同学)们?[，！]/g, places: ['head'] },
  { words: /终于|最后|最终|直到/g, places: ['head'] },
  {
    words: /笑|泪|哭|眼眶|鼻子一?酸|温暖|暖|甜|幸福|快乐|高兴|开心/g,
    places: ['lead', 'close'],
  },
  { words: /”$/g, places: ['close'] },
  { words: /心/g, places: ['lead', 'close'] },
  { words: /我们/g, places: ['lead', 'whole'] },
  { words: /你/g, places: ['close', 'whole'] },
]
