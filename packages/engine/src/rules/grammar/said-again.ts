/** 一致共同, 用眼睛看了看, 封死住, 红色的红铅笔, 弯弯曲曲的，一点儿也不笔直: once was enough. */
import {
  AGAIN_BEHIND,
  AGAIN_IN_NEXT,
  AND_NOT_ITS_OPPOSITE,
  ONE_IS_ENOUGH,
} from '../../lexicon/saidAgain.ts'
import { SAID_IN_NEXT } from '../../lexicon/saidInNext.ts'
import { firstWordsOf } from './firstWordsOf.ts'
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import { unlessTrusted } from './inPlainWriting.ts'
import { ONCE_WAS_ENOUGH } from './onceWasEnough.ts'
import type { Finding, Rule } from '../rule.ts'
import type { Document } from '../../text/document.ts'
import { compact, regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？：“”]'
const KIN = compact`
  妈妈|爸爸|爷爷|奶奶|外公|外婆|姥姥|姥爷|哥哥|姐姐|弟弟|妹妹|叔叔|阿姨|舅舅|舅妈|姑姑|姨妈|
  表哥|表姐|表弟|表妹|堂哥|
  堂弟|堂姐|堂妹|同桌|好朋友|朋友|老师|班主任|语文老师|数学老师|英语老师|邻居|小狗|小猫|班长
`
const SEEN = '看了看|看了一眼|看到了?|看见了?|望了望|瞧了瞧|瞪着|盯着看'
const HEARD = '听了听|听到了?|听见了?'
const NARRATOR =
  '我们?|他们?|她们?|老师|妈妈|爸爸|爷爷|奶奶|外公|外婆|哥哥|姐姐|弟弟|妹妹|同学们?|大家|小[\u4e00-\u9fff]|校长|教室|院子|家里?|房间'

const twice = (said: string, again: string) => `“${said}”和“${again}”是一个意思，留一个就够了。`

export const saidAgain: Rule = {
  id: 'said-again',
  kind: 'fault',
  area: 'grammar',
  label: '语病：重复啰嗦',
  teaches: '一个意思说一遍就够了：看当然是用眼睛看的，红铅笔当然是红色的。',
  marks: [
    { text: '奶奶把孙子抱在怀里抱着，走出了门。', quote: '抱着', suggestion: '' },
    { text: '原来，那个黑影原来是一只猫。', quote: '原来', suggestion: '' },
    { text: '画展定于明天上午开幕启动。', quote: '启动', suggestion: '' },
    { text: '这场演出的整个过程全程都在直播。', quote: '全程', suggestion: '' },
    { text: '爸爸直到深夜一直到十二点才睡。', quote: '直到深夜一直到', suggestion: '直到深夜' },
    { text: '草地上有许多数不清的野花。', quote: '数不清的', suggestion: '' },
    { text: '弟弟的手上沾满了一手泥。', quote: '一手', suggestion: '' },
    { text: '海洋里有许多鲜为人知的很少有人知道的秘密。', quote: '很少有人知道的', suggestion: '' },
    { text: '这条围巾五彩缤纷，什么颜色都有。', quote: '，什么颜色都有', suggestion: '' },
    { text: '大家一致共同选她当组长。', quote: '共同', suggestion: '' },
    { text: '我们家至今到现在还用着那台旧风扇。', quote: '到现在', suggestion: '' },
    { text: '他把门关死住了，谁也进不去。', quote: '住', suggestion: '' },
    { text: '我的舅舅他是一名司机。', quote: '他', suggestion: '' },
    { text: '爷爷走到门口，用眼睛看了看天。', quote: '用眼睛', suggestion: '' },
    { text: '我亲手用手做了一个灯笼。', quote: '用手', suggestion: '' },
    { text: '这道题我反复地算了又算。', quote: '反复地', suggestion: '' },
    { text: '奶奶把没用的废纸盒卖了。', quote: '没用的', suggestion: '' },
    { text: '他的日记被选登发表在校报上。', quote: '选登', suggestion: '' },
    { text: '我有一条蓝色的蓝裙子。', quote: '蓝色的', suggestion: '' },
    { text: '锅里有一张圆形的圆饼。', quote: '圆形的', suggestion: '' },
    { text: '选手们来自全国各地的五湖四海。', quote: '的五湖四海', suggestion: '' },
    { text: '田埂弯弯曲曲的，一点也不直。', quote: '一点也不直' },
    { text: '他的字苍劲有力，很有力量。', quote: '，很有力量', suggestion: '' },
    { text: '这棵树又高又大，十分高大。', quote: '，十分高大', suggestion: '' },
    { text: '地板擦得干干净净的，非常干净。', quote: '，非常干净', suggestion: '' },
    { text: '听了这话，我十分难过和伤心。', quote: '和伤心', suggestion: '' },
    { text: '我家门前的前面有一口井。', quote: '的前面', suggestion: '' },
    { text: '同学们纷纷都举起了手。', quote: '都', suggestion: '' },
    { text: '他每天都坚持天天跑步。', quote: '天天', suggestion: '' },
    { text: '车子慢慢地向前前进。', quote: '向前', suggestion: '' },
    { text: '我把这件事告诉了妈妈知道。', quote: '知道', suggestion: '' },
    { text: '我心里暗暗地在心里记下了。', quote: '在心里', suggestion: '' },
    { text: '昨天下了倾盆大雨，雨下得很大。', quote: '，雨下得很大', suggestion: '' },
    { text: '爸爸每天早出晚归，很早就出门。', quote: '，很早就出门', suggestion: '' },
    { text: '弟弟马上就立刻跑开了。', quote: '就立刻', suggestion: '就' },
    { text: '他又重新再画了一张。', quote: '再', suggestion: '' },
  ],
  leaves: [
    '他总是迟到，受到了大家的批评指责。',
    '他攒了很多很多的钱，认识了许多许多的人。',
    '奶奶把孙子抱在怀里，抱着他走出了门。其实，他不知道，其实我也想去。从开幕开始，他就没坐下。',
    '其实，我知道他其实很难过。桌子上摆满了一桌子菜。整个过程都在直播。直到深夜十二点他才睡。无数的星星闪着光。弟弟的手上沾满了泥，他弄了一手泥。',
    '这是个鲜为人知的秘密，很少有人知道它。围巾五彩缤纷。',
    '大家一致同意，共同选她当组长。一致的共同点是善良。',
    '那台风扇至今还在用。',
    '他把门关死了，用石头堵住了洞。他抓紧住院的机会看书。',
    '我的舅舅是一名司机，他很忙。妈妈他们回来了。',
    '我告诉妈妈他是班长。老师她最喜欢的花。',
    '别用手摸，用眼睛看。用眼睛看世界，用心去感受。',
    '小狗用鼻子闻了闻我的手。',
    '她大约不是用耳朵听见的。',
    '我亲手做了一个灯笼，是用手编的。',
    '这道题我算了又算，反复检查。',
    '奶奶把废纸盒卖了，没用的东西也扔了。',
    '他的日记选登在校报上，发表后大家都看了。',
    '我有一条蓝裙子，还有一条蓝色的围巾。',
    '红色的红领巾戴在胸前，绿色的红薯叶子也能吃。',
    '选手们来自全国各地，声音从四面八方传来。',
    '这里很安静，一点也不吵。这个梨很甜，一点也不酸。',
    '他的字苍劲有力，力量都在笔画里。',
    '这棵树又高又大，叶子很多。',
    '我十分难过，也很伤心。房间干净整洁。',
    '我家门前有一口井，前面的前面还有一家。',
    '同学们纷纷举起了手，大家都很高兴。',
    '他每天都跑步，天天向上。',
    '车子向前开，队伍前进了。',
    '我把这件事告诉了妈妈，不让弟弟知道。',
    '我心里暗暗地想，他在心里记下了。',
    '弟弟马上就跑开了，立刻不见了。',
    '他又重新画了一张，我重新再来。',
    '放下就立刻轻松了，他写得很快就迅速交了。',
    '我们所有人都笑了，每个人都很高兴。',
    '早上，清晨的空气真好。晚上的夜市很热闹。',
    '他声音洪亮，很大方。屋里静悄悄的，没有一点声音。老师平易近人，一点架子也没有。',
  ],
  find: unlessTrusted((document) =>
    findAgain(document).filter((finding) => !isForEmphasis(document, finding)),
  ),
}

const findAgain = inPatterns([
  ...ONE_IS_ENOUGH.map((words): FaultPattern => ({
    words: firstWordsOf(words),
    pattern: new RegExp(`(?<mark>(?<one>${words})地?)(?!\\k<one>)(?=(?<other>${words}))`, 'dg'),
    suggestion: '',
    explanation: ({ one = '', other = '' }) => twice(one, other),
    isInnocent: ({ index, 0: whole, groups }, text) =>
      /[不没有最老很可自受]$/.test(text.slice(0, index)) ||
      // 大家的批评指责: said in one breath.
      (text.charAt(index - 1) === '的' && whole.startsWith('批评')) ||
      /^(?:的|性|者|会|信|稿|力|心|书|处|部)/.test(
        text.slice(index + whole.length + (groups?.['other']?.length ?? 0)),
      ),
  })),
  ...AGAIN_BEHIND.map(([said, again]): FaultPattern => ({
    words: firstWordsOf(said),
    pattern: new RegExp(`(?<said>${said})(?!\\k<said>|的\\k<said>)(?<mark>${again})`, 'dg'),
    suggestion: '',
    explanation: ({ said: one = '', mark = '' }) => twice(one, mark.replace(/^的/, '')),
  })),
  ...[...AGAIN_IN_NEXT, ...SAID_IN_NEXT].map(([said, again]): FaultPattern => ({
    words: firstWordsOf(said),
    pattern: new RegExp(
      `(?<![不没])(?<said>${said})(?:的|了)?(?<mark>[，、](?:${again}))(?=的?[。！，])`,
      'dg',
    ),
    suggestion: '',
    explanation: ({ said: one = '', mark = '' }) =>
      `“${one}”已经说了这个意思，后面的“${mark.slice(1)}”就重复了。`,
  })),
  ...[...AGAIN_IN_NEXT, ...SAID_IN_NEXT].map(([said, again]): FaultPattern => ({
    words: firstWordsOf(said),
    pattern: new RegExp(
      `(?<![不没])(?<said>${said})的(?<mark>(?:${again})的)(?=[\\u4e00-\\u9fff]{2})`,
      'dg',
    ),
    suggestion: '',
    explanation: ({ said: one = '', mark = '' }) => twice(one, mark.replace(/的$/, '')),
  })),
  ...AND_NOT_ITS_OPPOSITE.map(([is, isNot]): FaultPattern => ({
    words: firstWordsOf(is),
    pattern: new RegExp(
      `(?<![不没])(?<is>${is})的?，(?<mark>(?:并且|而且)?(?:一点儿?[也都]|根本|完全)不(?:${isNot}))(?=[。！，])`,
      'dg',
    ),
    explanation: ({ is: one = '', mark = '' }) =>
      `“${one}”已经说明白了，后面的“${mark}”是同一个意思，不用再说。`,
  })),
  {
    words: ['一致共同', '共同一致', '一同一起'],
    pattern:
      /(?<one>一致(?=共)|共同(?=一致)|一同(?=一起))(?<mark>共同|一致|一起)(?![的性点认行努语富])/dg,
    suggestion: '',
    explanation: ({ one = '', mark = '' }) =>
      `“${one}”和“${mark}”说的都是大家在一起，留一个就够了。`,
    isInnocent: (match, text) => /[不一保]$/.test(text.slice(0, match.index)),
  },
  {
    words: ['光完', '死住', '紧住', '满住', '牢住', '好住'],
    pattern:
      /[封堵关锁捆绑卡塞粘冻按压围拴扣盖缠系](?:死|紧|满|牢|好)(?<mark>住)(?=了?[，。！])|(?<=[吃喝用花卖]光)完(?=了[，。！])/dg,
    suggestion: '',
    explanation: '前面已经说了结果，后面又说了一遍，去掉后面的。',
  },
  {
    words: ['他', '她', '它'],
    pattern: regex('dg')`
        (?<=^|[。！？])(?:我们?家?的?|我们班的?)(?:${KIN})(?<mark>[他她它])(?=(?:是|今年|很|
        非常|特别|十分|每天|喜欢|长[着得]|有[一个着]|经常|总是|总爱|工作|平时|个子|做事|
        最喜欢|最爱|从小|已经|天天|性格)(?!${INSIDE}{0,6}的时候))
      `,
    suggestion: '',
    explanation: ({ mark = '' }) => `前面已经说了是谁，紧跟着的“${mark}”就重复了。`,
  },
  {
    words: ['用眼睛', '用耳朵', '用鼻子', '用自己的眼睛', '用嘴巴', '用双眼', '用自己的耳朵'],
    pattern: regex('dg')`
        (?:${NARRATOR}|，)[^，。；！？：“”用]{0,4}(?<mark>用(?:自己的|他的|她的|
        我的)?(?:(?:双眼|眼睛)(?=${SEEN})|耳朵(?=${HEARD})|(?<!狗.{0,6})鼻子(?=闻了闻|闻到)|
        嘴巴?(?=说了|吃了|喝了|尝了尝)|脚(?=踢了一下|踩了一下)))
      `,
    suggestion: '',
    explanation: ({ mark = '' }) => `不这样做，还能用什么呢？去掉“${mark}”，意思一点也不少。`,
    isInnocent: ({ index, 0: whole }, text) => {
      const start = Math.max(...['。', '！', '？'].map((end) => text.lastIndexOf(end, index)))
      const rest = text.slice(index + whole.length)
      const sentence = text.slice(start + 1, index) + (/^[^。！？]*/.exec(rest)?.[0] ?? '')
      return /用|[猫狗鸟兔象马猴鼠熊]|不是|只能/.test(sentence) || /不是|只能/.test(whole)
    },
  },
  {
    words: ['亲手用', '亲眼用', '亲耳用', '亲口用'],
    pattern:
      /亲[手眼耳口](?<mark>用(?:自己的|我的)?(?:双?手|眼睛|耳朵|嘴巴?|双眼))(?![\u4e00-\u9fff]{0,2}着)/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `“亲手”“亲眼”里已经说了，后面的“${mark}”就重复了。`,
  },
  {
    words: ['了又'],
    pattern: regex('dg')`
        (?<mark>(?:反复|再三|多次|来回)地?|一遍又一遍地?|一遍遍地?|
        一次又一次地?)(?:把[^，。]{1,6})?(?=(?<did>[\u4e00-\u9fff])了又\k<did>)
      `,
    suggestion: '',
    explanation: ({ mark = '', did = '' }) =>
      `“${did}了又${did}”就是许多遍，前面的“${mark}”重复了。`,
  },
  {
    words: ['没用的', '没有用的', '不用的', '无用的', '丢弃的废', '扔掉的废弃'],
    pattern: regex('dg')`
        (?<mark>没有?用的|不用的|无用的|丢弃的(?=废弃)|扔掉的(?=废弃))(?=废(?:旧|
        弃)?的?(?:报纸|纸|物|品|铁|瓶|旧|弃|电池|书|塑料|木|布|材料))
      `,
    suggestion: '',
    explanation: ({ mark = '' }) => `“废”就是没有用了，前面的“${mark}”重复了。`,
  },
  ...ONCE_WAS_ENOUGH,
])

/** 很多很多的钱: said twice to say how much. */
function isForEmphasis({ paragraphs }: Document, { paragraph, start, end }: Finding): boolean {
  const text = paragraphs[paragraph]?.text ?? ''
  const again = text.slice(start, end).replace(/的$/, '')
  return again !== '' && text.slice(0, start).endsWith(again)
}
