/**
 * 太阳升起来从东边, 我写完了作业用铅笔, 他跑得快比我: a phrase that is said of the deed comes
 * behind it.
 */
import { regex, wordList } from '../../text/multiline.ts'
import { overlaps } from '../../text/overlaps.ts'
import type { Word } from '../../text/words.ts'
import type { Rule } from '../rule.ts'
import { tagAt, textAt } from './clauseWords.ts'
import { inPatterns } from './findPatterns.ts'
import { PHRASES_BEHIND_DEEDS } from './phrasesBehindDeeds.ts'
import { clauseText, hasCore } from './seats/hasCore.ts'
import { inSeats } from './seats/inSeats.ts'
import { isOfThing } from './seats/isOfThing.ts'

const NP = '[nwsfMmqrat的x、]'
/** 绕道从山后回家: the deed follows, though the dictionary calls it a noun. */
const GOES_ON = /[来去过起醒]$|^(?:文|时|时候|的|后)$|^[回上下进出][家山城门学村校乡岸班船]$/
const POINTS = new Set(
  wordList(`
    昨天 今天 前天 明天 后天 昨晚 今早 今晚 早上 上午 中午 下午 晚上 傍晚 清晨 早晨 夜里 去年 今年
    前年 明年
    上周 下周 周末 每天 天天 寒假 暑假 平时 以前 现在 刚才 国庆节 课间 每年 半夜 深夜 凌晨
    上周五下午 星期天
    星期一 星期二 星期三 星期四 星期五 星期六 星期日 第二天早上 那天 当天
  `),
)
const WEEKDAY = /^[上下这]个?(?:周|星期)[一二三四五六日天末]?(?:早上|上午|中午|下午|晚上)?$/
/** 盼来了暑假, 度过了周末: the time is the object. */
const OF_TIME = regex()`
    (?:[过到为忘除等花用玩在从至于与和跟像每是的有盼爱迎换离归给回整个来放]|喜欢|怀念|忘记|想念|
    庆祝|迎接|期待|盼望|珍惜|告别|属于|选择|利用|记住|改变|唤醒|结束|开始|考试|第二天|
    [天日年午晚])了?$
  `
/** Verbs that put nothing anywhere: what follows in 在 belongs before them. */
const PUTS_NOTHING = new Set(
  wordList(`
    表扬 批评 认识 遇到 遇见 碰见 碰到 见到 见过 找到 买到 举行 参观 学会 完成 打扫 写完 做完 看完
    吃完 读完 讨论
    观察 欣赏 练习 背诵 朗读 表演 开展 举办 庆祝 复习 预习 玩耍 锻炼 学习 工作 吃饭 休息 散步 聊天
    唱歌 跳舞
    踢球 打球 看书 读书 写字 画画 做作业 写作业 劳动 植树 种树 下棋 钓鱼 游泳 跑步 跳绳 开会 上课
    比赛 参加 度过
    买 听 吃 喝 唱 玩 打碎 打破 丢失 弄丢 捡到 捡 修 洗 打扫 收集 帮助 照顾 安慰 采访 拜访 看望
    迷路 受伤 摔倒 当 当过 当了 教过 遇上 采 摘 拍照 排练 讲 说 唱 跳 打雪仗 荡秋千 滑冰 滑雪
    放烟花 赏月 赏花
    割草 采蘑菇 采茶 摘果子 逮 抓 做操 升旗 野餐 露营 做实验 做游戏 听见 听到 复查 打架 吵架 谈心
  `),
)
/** What people do in a place. */
const ACTIVITY = new Set(
  wordList(`
    睡觉 看书 读书 写字 画画 吃饭 唱歌 跳舞 玩耍 锻炼 学习 工作 休息 散步 聊天 打球 踢球 下棋
    写作业 做作业 劳动
    跑步 游泳 上课 做饭 洗衣服 吵架 打架 练习 表演 讨论 种菜 种花 钓鱼 乘凉 晒太阳 捉迷藏 放风筝
    堆雪人 喝茶
    讲故事 说话 发言 跳绳 比赛 开会 看电影 看电视 逛街 买菜 打扫 值日 训练 排练 吃午饭 吃晚饭 野餐
  `),
)
const sayFirst = (mark: string) => `“${mark}”说的是动作的情形，要站在动作的前面，读起来才顺。`

export const phraseBehind: Rule = {
  id: 'phrase-behind',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当',
  teaches: '从哪里、用什么、和谁、什么时候，都在动作的前面说。',
  marks: [
    { text: '蜻蜓飞过来从池塘上面。', quote: '从池塘上面' },
    { text: '他在黑板上写下了答案用粉笔。', quote: '用粉笔' },
    { text: '面包吃光了被小狗。', quote: '被小狗' },
    { text: '我一口气读了三遍把课文。', quote: '把课文' },
    { text: '弟弟跑得快比我。', quote: '比我' },
    { text: '他把书包忘了在教室里。', quote: '在教室里' },
    { text: '老师表扬了小红在班会上。', quote: '在班会上' },
    { text: '他终于解决了难题通过反复试验。', quote: '通过反复试验' },
    { text: '我们班举行了联欢会上周五。', quote: '上周五' },
    { text: '他跟我吵了一架昨天。', quote: '昨天' },
    { text: '周末我下了两盘棋跟爷爷。', quote: '跟爷爷' },
    { text: '今天的气温低得多比昨天。', quote: '比昨天' },
    { text: '妈妈忙着做饭在厨房里。', quote: '在厨房里' },
    { text: '我认识了很多草药山上的。', quote: '山上的' },
    { text: '我把零钱放在抽屉里昨天。', quote: '昨天' },
    { text: '燕子飞了从屋檐下出来。', quote: '了从' },
    { text: '爸爸买了两个给我苹果。', quote: '两个给我' },
    { text: '爸爸洗完澡给小猫，就睡了。', quote: '给小猫' },
    { text: '周末我喜欢做家务帮妈妈。', quote: '帮妈妈' },
    { text: '昨天我在公园见了面跟表姐。', quote: '跟表姐' },
    { text: '停电了，弟弟害怕极了一个人待在屋里。', quote: '一个人待在屋里' },
    { text: '你累了，坐就在树荫下一会儿。', quote: '坐就' },
    { text: '小鸟飞得在树林里真自由。', quote: '得在树林里' },
    { text: '我越来越有信心对数学了。', quote: '对数学' },
    { text: '这首诗对我们已经觉得熟悉。', quote: '对我们' },
    { text: '小花猫正睡觉在我的被子上。', quote: '在我的被子上' },
    { text: '终于经过三次试验，我们造出了小船。', quote: '终于经过' },
    { text: '昨天我打电话了给外婆。', quote: '打电话了给' },
    { text: '我的马虎对妈妈很头疼。', quote: '我的马虎对妈妈' },
    { text: '爸爸去菜市场骑着车。', quote: '骑着车' },
    { text: '你别跟他吵架为这点小事。', quote: '为这点小事' },
    { text: '我从来没有过被妈妈骂。', quote: '没有过' },
    { text: '我为他感到骄傲，他感到骄傲为我的家乡。', quote: '为我的家乡' },
  ],
  leaves: [
    '我们不能让这种鸟从我们的山林中消失。他们改道从后门进村。我们决定沿着小路从北坡下山。',
    '蜻蜓从池塘上面飞过来。我听从老师的话，他弃医从文。',
    '老师教我们用粉笔，橡皮借我用一下，少用塑料袋。他用的是钢笔，那是写字用的笔。',
    '外婆替我掖好被角，我害怕被同学笑话。',
    '爷爷抓起一把草，抹了把脸，映着一把把小伞。',
    '雷声一阵比一阵响，姐姐比我大一岁，我和表哥比跳绳。',
    '大家提出了在教室里养花的建议，把好消息告诉了在外地的爸爸。',
    '弟弟躲在门后，我发现他在教室里，养了几只鸽子在屋顶上，放了一束花在桌上。',
    '终于盼来了暑假，我花了一个下午，会期改在周末，这事得等到明天。',
    '我们通过了新的规定。他早起是为了赶车。他拜木匠为师，为他感到骄傲。',
    '吃饭在东头，睡觉在西头。他没跟我说，我想跟他。老师表扬了在操场上捡垃圾的同学。',
    '爸爸给小猫洗完澡，写信给妈妈，让座给老人。他喜欢下棋和我。弟弟一个人在家，害怕极了。',
    '我很害怕一个人在家。你就在树荫下坐一会儿。他觉得在家里很闷。这位老师对我们感到满意。',
    '这首诗对我们来说很熟悉。我没有过被骂的时候。',
    '妈妈对我的马虎很头疼。学校对我们很满意。我看见他去公园骑着车。别为这点小事吵架。',
    '妈妈每天上班骑着车。他孤单极了和谁都不说话。终于经过学校，同学们下了车。',
    '他送了一本书给我，切了一块蛋糕给妹妹。我们看看今天，想想明天。',
  ],
  find: (document) => {
    const found = findInSeats(document)
    const told = findInText(document)
    return [...found, ...told.filter((one) => !found.some((other) => overlaps(one, other)))]
  },
}

const findInText = inPatterns(PHRASES_BEHIND_DEEDS)

const findInSeats = inSeats([
  {
    pattern: new RegExp(`(?<=[v了过着i][^。，]*)(?<mark>从${NP}{1,6})(?=[。，])`, 'dg'),
    isInnocent: (words, from, end) =>
      /^(?:是|只|就|都|会|要|可以|能|来自|不|听|服|遵|自|也|医|当|知|不知)$/.test(
        textAt(words, from - 1),
      ) ||
      GOES_ON.test(textAt(words, end - 1)) ||
      // 从视线中消失: behind the place stands the deed.
      (tagAt(words, end - 2).startsWith('f') && textAt(words, end - 1).length > 1) ||
      /^当|弃/.test(clauseText(words, from)),
    explanation: sayFirst,
  },
  {
    pattern: new RegExp(`(?<=[nw了aM])(?<mark>用${NP}{1,6})(?=[。，])`, 'dg'),
    isInnocent: (words, from, end) =>
      !hasCore(words, from) ||
      isDeed(words, from, end) ||
      /一下|一点|一夹|的$/.test(joined(words, from, end)) ||
      !/[了好记把完下成]|思念|作业|画|字/.test(clauseText(words, from)),
    explanation: sayFirst,
  },
  {
    pattern: new RegExp(`(?<=了)(?<mark>被[nwMr的]{1,4})(?=[。，])`, 'dg'),
    isInnocent: (words, from, end) => !hasCore(words, from) || isDeed(words, from, end),
    explanation: (mark) => `“${mark}”要站在动作的前面：“${mark}……”。`,
  },
  {
    pattern: new RegExp(`(?<=[了nM])(?<mark>把[nwrM的]{1,4})(?=[。，])`, 'dg'),
    isInnocent: (words, from, end) =>
      !hasCore(words, from) ||
      isDeed(words, from, end) ||
      /^(?:一|两|三|几|这|那|大|一大|一小|抹|洗|擦|带|捏|了)$/.test(textAt(words, from - 1)) ||
      /[一两三几]大?小?把?$/.test(clauseText(words, from)),
    explanation: (mark) => `“${mark}”要站在动作的前面：“${mark}……”，再说怎么样了。`,
  },
  {
    pattern: new RegExp(`(?<=[了na])(?<mark>为[wn的]{1,4})(?=[。，])`, 'dg'),
    isInnocent: (words, from) =>
      !/骄傲|自豪|高兴|难过|担心|着急|鼓掌|加油/.test(textAt(words, from - 1)),
    explanation: sayFirst,
  },
  {
    pattern: new RegExp(`(?<=[ai])(?<mark>比[nwtr的f]{1,4}(?:一点儿?|M)?)(?=[。，])`, 'dg'),
    isInnocent: (words, from, end) =>
      /跳绳|什么|一[阵天个年次]/.test(joined(words, from, end)) ||
      /^(?:好|对|正|相|堪)$/.test(textAt(words, from - 1)),
    explanation: (mark) => `先说和谁比，再说怎么样：“${mark}……”。`,
  },
  {
    pattern: /(?<=了)(?<mark>在[^。，v]{1,6})(?=[。，])/dg,
    isInnocent: (words, from, end) =>
      /^(?:除|为|好|决定|约定|提出|知|介绍|发现|看到|选择|告诉|到|忘记|坏)$/.test(
        textAt(words, from - 2),
      ) ||
      isDeed(words, from, end) ||
      isOfThing(words, from),
    explanation: sayFirst,
  },
  {
    pattern: /(?<=[nw了aM])(?<mark>在[^。，v]{1,4}[fsnt上中里下])(?=[。，])/dg,
    isInnocent: (words, from, end) =>
      !hasCore(words, from) ||
      isDeed(words, from, end) ||
      !putsNothing(words, from) ||
      isOfThing(words, from),
    explanation: sayFirst,
  },
  {
    pattern: /(?<=[nw了aM])(?<mark>在[^。，]{1,6}[ftx])(?=[。，])/dg,
    isInnocent: (words, from, end) =>
      !/^(?:时候|以前|之前|以后|之后|期间|那天|那年|当天|下)$/.test(textAt(words, end - 1)) ||
      !hasCore(words, from) ||
      /[是只就]|发生|出生|死/.test(clauseText(words, from)) ||
      /^在[^的]{0,6}(?:[树底悬山楼床桌椅墙])/.test(joined(words, from, end)),
    explanation: sayFirst,
  },
  {
    pattern: /(?<=了[^。，是]{1,4})(?<mark>p[^。，v]{1,6}v?)(?=[。，])/dg,
    isInnocent: (words, from, end) =>
      !/^(?:通过|经过|凭着|靠着|由于|按照|顺着|沿着|随着)$/.test(textAt(words, from)) ||
      GOES_ON.test(textAt(words, end - 1)) ||
      !/^(?:n|w|ul|f|s|r)/.test(tagAt(words, from - 1)) ||
      /^(?:的|把|会议|考试|一致)$/.test(textAt(words, from - 1)),
    explanation: sayFirst,
  },
  {
    pattern: /(?<=v了?[^。，v在到从的]{0,5}[nwaM了])(?<mark>[tn])(?=[。，])/dg,
    isInnocent: (words, from) =>
      (!POINTS.has(textAt(words, from)) && !WEEKDAY.test(textAt(words, from))) ||
      OF_TIME.test(clauseText(words, from)) ||
      /[把要]?(?:是|有|像|在|叫|到|说|不如|比)[^，。]{0,4}$/.test(clauseText(words, from)),
    explanation: (mark) => `“${mark}”说的是什么时候，放在动作前面，读起来才顺。`,
  },
  {
    pattern: /(?<=[nvMq了it])(?<mark>跟[wn])(?=[。，])/dg,
    isInnocent: (words, from) => /^(?:没|不|想|后|鞋|只|就)$/.test(textAt(words, from - 1)),
    explanation: (mark) => `“${mark}”要站在动作的前面：“${mark}……”。`,
  },
  {
    pattern: /(?<=[^。，是跟])(?<mark>比t)(?=[。，])/dg,
    explanation: (mark) => `先说和什么比，再说怎么样：“${mark}……”。`,
  },
  {
    pattern: /(?<=v)(?<mark>在(?:w的)?[^。，v的]{1,5})(?=[。，])/dg,
    isInnocent: (words, from) => !ACTIVITY.has(textAt(words, from - 1)) || setAgainst(words, from),
    explanation: sayFirst,
  },
  {
    pattern: /(?<=[v了][^。，的是]{0,3}n)(?<mark>(?:s|nf)的)(?=[。，])/dg,
    isInnocent: (words, _, end) => /是|像|得|都|不|从|在/.test(clauseText(words, end)),
    explanation: (mark) => `“${mark}”说的是哪里的东西，要站在那样东西的前面。`,
  },
  {
    pattern: /(?<=[v了][^。，]{1,6}[里上中下f])(?<mark>t)(?=[。，])/dg,
    isInnocent: (words, from) =>
      !/^(?:昨天|前天|今天|去年|昨晚|每天|刚才)$/.test(textAt(words, from)),
    explanation: (mark) => `“${mark}”说的是什么时候，放在动作前面，读起来才顺。`,
  },
  {
    pattern: /(?<mark>了[从向在])(?=[nsw][^。，]{0,6}[^。，])/dg,
    isInnocent: (words, from) =>
      regex()`
          ^(?:为|除|说好|决定|约定|提出|知|介绍|发现|看到|选择|告诉|忘记|完|到|好|表扬|学会|
          听说)$
        `.test(textAt(words, from - 1)) || isOfThing(words, from + 1),
    explanation: (mark) => `“${mark.charAt(1)}……”要站在动作的前面。`,
  },
  {
    pattern: /(?<=了)(?<mark>M给w)(?=[nai])/dg,
    explanation: '给谁先说，多少后说：“给……”站在动作的前面。',
  },
])

/** 吃饭在东头，睡觉在西头: one place is set against another. */
function setAgainst(words: readonly Word[], at: number): boolean {
  const text = joined(words, 0, words.length)
  return text.split('在').length > 2 || /^(?:吃饭|上课|工作|学习)/.test(clauseText(words, at))
}

const joined = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join('')

/** 在教室里看书, 被我发现: the phrase has its verb behind it. */
function isDeed(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(from + 1, to).some(({ tag, text }) => tag.startsWith('v') && text.length > 1)
}

function putsNothing(words: readonly Word[], at: number): boolean {
  for (let place = at - 1; place >= 0 && place > at - 5; place -= 1) {
    if (PUTS_NOTHING.has(textAt(words, place))) return true
    if (tagAt(words, place).startsWith('v')) return false
  }
  return false
}
