/**
 * 上午昨天, 扭过去头, 比我两岁小, 就庄稼会旱死, 夏、春、秋、冬: what always follows one order, in another one.
 */
import type { Document } from '../../text/document.ts'
import { overlaps } from '../../text/overlaps.ts'
import type { Finding, Rule } from '../rule.ts'
import { findSeatsTaken } from './findSeatsTaken.ts'
import { findSeriesTurned } from './findSeriesTurned.ts'
import { inPatterns } from './findPatterns.ts'
import { inPlainWriting } from './inPlainWriting.ts'
import { LITTLE_WORDS_TURNED } from './littleWordsTurned.ts'
import { TIMES_TURNED } from './timesTurned.ts'

export const outOfTurn: Rule = {
  id: 'out-of-turn',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当',
  teaches: '时间、地方先大后小；“就”“才”跟在人和东西后面；小词各有各的座位。',
  marks: [
    { text: '上午昨天，我们班大扫除。', quote: '上午昨天', suggestion: '昨天上午' },
    { text: '联欢会定在下午两点星期五。', quote: '下午两点星期五', suggestion: '星期五下午两点' },
    { text: '这座塔建于九月1998年。', quote: '九月1998年', suggestion: '1998年九月' },
    { text: '他扭过去头，不理我了。', quote: '过去头', suggestion: '过头去' },
    { text: '小猫一下子跳上去树，不见了。', quote: '上去树', suggestion: '上树去' },
    { text: '奶奶听听了，又摇摇头。', quote: '听听了', suggestion: '听了听' },
    { text: '你看过吗这部动画片？', quote: '吗' },
    { text: '吧我们明天再来看它。', quote: '吧' },
    { text: '弟弟比我两岁小。', quote: '两岁小', suggestion: '小两岁' },
    { text: '这次跳绳我跳了只三十个。', quote: '了只' },
    { text: '我两次去过海边，都是夏天。', quote: '两次去过', suggestion: '去过两次' },
    { text: '问他话，他什么不也答。', quote: '不也', suggestion: '也不' },
    { text: '妹妹还小，会不骑自行车。', quote: '会不', suggestion: '不会' },
    { text: '柜子太沉了，我们不搬动。', quote: '不搬动', suggestion: '搬不动' },
    { text: '作为班干部，应该我们带好头。', quote: '应该我们', suggestion: '我们应该' },
    { text: '要是再不下雨，就庄稼会旱死。', quote: '就庄稼' },
    { text: '院墙上开着粉红几朵喇叭花。', quote: '粉红几朵', suggestion: '几朵粉红的' },
    { text: '我们村是一个村庄古老的。', quote: '古老的' },
    { text: '这道谜语，不但老师猜不出，连我们也猜不出。', quote: '老师' },
    { text: '这支队伍不仅在国外获奖，而且在国内也获奖。', quote: '国外' },
    { text: '果园里夏、春、秋、冬都有活干。', quote: '夏、春、秋、冬' },
    { text: '舅舅在深圳工厂里去年干过半年。', quote: '在深圳工厂里去年' },
  ],
  leaves: [
    '昨天上午我们大扫除。从早上到今天，雨没停过。联欢会定在星期五下午两点。',
    '他扭过头去。小猫跳上树去，又跳下来。他拿出来一本书，回来就睡了。',
    '奶奶听了听，摇摇头。他的想法说说了事。',
    '你看过这部动画片吗？好吧，我们明天再来。酒吧里很吵。',
    '弟弟比我小两岁，一天比一天高，比我一点也不差。他养了只三个月大的小狗。',
    '我去过两次海边，一次吃过三个桃，第一次去过就忘不了。',
    '他什么也不答，我会不高兴的，会不会骑车不要紧。',
    '柜子太沉了，我们搬不动。饭不吃完就走，多可惜。',
    '我们应该带好头。应该我去，不应该你去。要是再不下雨，庄稼就会旱死。',
    '只要一放学，就语文作业也够他写的。院墙上开着几朵粉红的花，有好大一棵树，桌上放着小小一个盒子。',
    '我们村是一个古老的村庄，他是一个人来的，那是一件衣服上的。',
    '这道谜语，不但我们猜不出，连老师也猜不出。春、夏、秋、冬，冬、秋、夏、春。',
    '从班级到学校，再到市里，他都拿过奖。舅舅去年在工厂里干过半年。',
  ],
  find: (document) => withoutOverlaps(document, FINDERS),
}

const FINDERS: readonly ((document: Document) => Finding[])[] = [
  findSeriesTurned,
  inPlainWriting(inPatterns([...TIMES_TURNED, ...LITTLE_WORDS_TURNED])),
  findSeatsTaken,
]

function withoutOverlaps(document: Document, finders: typeof FINDERS): Finding[] {
  const found: Finding[] = []
  for (const finding of finders.flatMap((find) => find(document)))
    if (!found.some((other) => overlaps(finding, other))) found.push(finding)
  return found
}
