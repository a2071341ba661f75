/** 一边吃月饼，赏月; 不但没哭，拍拍屁股站了起来: of two words that go in pairs only the first has come. */
import { isQuoted, type Sentence } from '../../text/document.ts'
import { regex } from '../../text/multiline.ts'
import { overlaps } from '../../text/overlaps.ts'
import { inEachParagraph, type Finding, type Rule } from '../rule.ts'
import { inPlainWriting } from './inPlainWriting.ts'
import { THINKS, type Half } from './half.ts'
import { UNANSWERED_HALVES } from './unansweredHalves.ts'

const CLAUSE = '[^，。！？；：“”]'

const HALVES: readonly Half[] = [
  {
    first: regex('d')`
      (?<![这那另哪同到在往向朝放的对池河路岸桌靠右左里外搁南北东西扔半从迎断把])(?<mark>一边)(?!的|
      儿|上|是|有|去|倒|站|坐|
      走|叠|看|都|，|立|堆|推|搁|种|长|扔|给|玩|高|低|耷|一|自)${CLAUSE}{1,14}，(?!边)
    `,
    answer: /边|同时|一面|又|还/,
    says: () => '有了“一边”，后面还要有一个“一边”：两件事同时做。把后一个“一边”补上。',
    isInnocent: (sentence) => sentence.split('一边').length > 2 || /同时|一面/.test(sentence),
  },
  {
    first: regex('d')`(?<mark>不但|不仅仅?|不光)(?!不|是|如此)${CLAUSE}{2,20}，`,
    answer: /[还也更又都且连就最]|而|反|甚至|同时|以及|竟|却|再|班级|已/,
    says: (mark) => `有了“${mark}”，后面要有“还”“也”或“而且”来接。把它补上。`,
    isInnocent: (_, match) => /[还也又]|而|如此/.test(match[0]),
  },
  {
    // 只有亲手种过菜的人，明白农民的辛苦: what it is a condition of follows at once.
    first: regex('d')`
      (?:^|[，：]|说)(?:一个人|我们|人)?(?<mark>只有)(?![一几两三他她你]|我一|[^，]{0,4}个)
      (?:(?!才)${CLAUSE}){3,16}，(?=(?:我们|你)?(?:能|会明白|会懂得|明白|知道|有资格|配得上|
      可以)(?!不))
    `,
    answer: /才|方/,
    says: (mark) => `有了“${mark}”，这里要有“才”来接。把“才”补上。`,
  },
  {
    first: regex('d')`(?<mark>宁可|宁愿|宁肯)(?:(?![也都不])${CLAUSE}){2,14}，(?!而)`,
    answer: /[也都不决绝]/,
    isInnocent: (_, match) => THINKS.test(match[0].slice(0, -1)),
    says: (mark) => `有了“${mark}”，这里要有“也”来接。把“也”补上。`,
  },
  {
    first: regex('d')`
      (?<mark>无论|不管)(?!三七)(?:(?![都也总])${CLAUSE}){2,12}，
      (?=[^，。]{0,6}?(?:会|坚持|应该|要(?!做|的)|能|起得|早早|认认真真|不肯|不愿))
    `,
    answer: /[都也总还仍就只从]|一定|始终|依|照样|永远|一直|全|皆|一律|每天在|首先/,
    says: (mark) => `有了“${mark}”，这里要有“都”来接。把“都”补上。`,
  },
  {
    first: regex('d')`
      (?<mark>既)(?=要|不能|没有|想|怕|盼望|是)(?:(?![又也还])${CLAUSE}){2,10}，
      (?=要|不能|没有|想|怕|害怕|担心|是|不是)
    `,
    answer: /[又也还更]/,
    says: () => '有了“既”，这里要有“又”或“也”来接。把它补上。',
  },
  {
    first: regex('d')`^(?<mark>即使|哪怕|就算|即便)${CLAUSE}{2,24}，(?!只要)`,
    answer: /[也都还仍总就更却又再可]|依|照样|始终|一直|永|绝|决|一定|至少|同样|不如/,
    says: (mark) => `有了“${mark}”，这里要有“也”来接。把“也”补上。`,
    isInnocent: (sentence) => /；|，[^，]*，[^，]*，/.test(sentence),
  },
  {
    first:
      /(?<mark>有的)(?:同学|人|小朋友)?在[^，。里上中下边]{1,8}，(?=在(?![^，。]{1,6}[里中下边上])[^，。]{2,8}[，。])/d,
    answer: /有的|另/,
    says: () => '有了“有的”，后面做另一件事的也要说“有的”。把后一个“有的”补上。',
  },
  {
    first: regex('d')`
      有的(?:同学|人|小朋友)?${CLAUSE}{2,6}，(?<mark>有的)(?:同学|人|小朋友)?${CLAUSE}{2,6}，
      (?=(?:聊天|跳绳|踢|打球|看书|下棋|唱歌|跳舞|跑步|画画|写|读|做游戏|散步|放风筝|捉迷藏|练|荡|
      滑滑梯)[^，。]{0,4}[。！])
    `,
    answer: /有的|另/,
    says: () => '有了“有的”，后面做另一件事的也要说“有的”。把后一个“有的”补上。',
  },
  {
    first: regex('d')`(?<!尤|及|参)(?<mark>与其)(?![他它中余实])${CLAUSE}{3,20}，`,
    answer: /不如|宁|还是|倒|莫如|无如|何|不若|不妨|干脆/,
    says: (mark) => `有了“${mark}”，后面要有“不如”来接。把它补上。`,
  },
  {
    first: regex('d')`(?<mark>之所以)${CLAUSE}{2,20}，(?![是就主全])`,
    answer: /因|由于|为了|是|靠|原因|在于|取决|归|多亏/,
    says: (mark) => `有了“${mark}”，后面要有“是因为”来接。把它补上。`,
  },
  {
    first: regex(
      'd',
    )`(?<mark>不在于?)(?=多|少|谁|他|她|你|我|有|教|钱|大小|贵|长|外表|结果|输赢)${CLAUSE}{1,14}，(?=他|她|知心|精|肯|过程|是否|教|心|用|坚持|真|诚)`,
    answer: /而|在|是|更|重|关键|却|就/,
    says: (mark) => `有了“${mark}”，后面要有“而在于”来接。把它补上。`,
  },
  {
    first: regex('d')`
      (?<!是)(?<mark>不是)(?<way>在|因为|为了|靠|要|想)${CLAUSE}{1,12}，(?=(?:\k<way>|想(?=听)|
      要(?=让)))
    `,
    answer: /^[^。]{0,30}(?:而是|就是|才|吗)/,
    says: (mark) => `有了“${mark}”，后面要有“而是”或“就是”来接。把它补上。`,
  },
  {
    first: regex(
      'd',
    )`(?:需要|缺少|想要|追求|看重|在乎|考验|羡慕)的(?<mark>不是)${CLAUSE}{1,8}，(?=[^，。是]{1,8}的[^，。是]{1,4}[。！])`,
    answer: /是/,
    says: (mark) => `有了“${mark}”，后面要有“而是”来接。把它补上。`,
  },
  {
    first: regex(
      'd',
    )`(?<![另这那某哪])(?<mark>一方面)(?![的面，])${CLAUSE}{2,14}，(?=要|能|可以|是|为了|因为|想)`,
    answer: /方面|同时|也|还|更|又|再/,
    says: (mark) => `有了“${mark}”，后面要有“另一方面”来接。把它补上。`,
  },
  {
    first: regex('d')`
      (?<![等了过没不])(?<mark>一会儿)(?<deed>[传吃看跑跳飞变画写唱追像往向哭钻趴])${CLAUSE}{1,8}，
      (?=\k<deed>|追|跳|钻|笑|唱)
    `,
    answer: /一会儿|又|还|就|了起来/,
    says: (mark) => `有了“${mark}”，后面做另一件事的也要说“${mark}”。把它补上。`,
  },
  {
    first: regex('d')`(?<mark>任凭)(?=[^，]*(?:怎么|怎样|如何|谁|什么|多))${CLAUSE}{2,14}，`,
    answer: /[都也总就还仍始只依]|照样|一动不动|不为所动|纹丝|岿然/,
    says: (mark) => `有了“${mark}”，这里要有“都”或“也”来接。把它补上。`,
  },
  {
    first: regex('d')`
      (?<=我们?|他们?|她们?|大家|同学们|妈妈|爸爸|爷爷|奶奶|老师|弟弟|妹妹)(?<mark>一边)
      (?=走|看书|看电视|坐车|站着|开车|叠|跑)${CLAUSE}{1,8}，(?![我他她你])
    `,
    answer: /边|同时|一面|又|还/,
    says: () => '有了“一边”，后面还要有一个“一边”：两件事同时做。把后一个“一边”补上。',
    isInnocent: (sentence) => sentence.split('一边').length > 2 || /同时|一面/.test(sentence),
  },
  {
    first: regex(
      'd',
    )`(?<=^|，|[我他她们])(?<mark>要么)${CLAUSE}{2,12}，(?=去|看|在|是|做|写|待|留|打)`,
    answer: /要么|要不|或者|就|再/,
    says: (mark) => `有了“${mark}”，后面要有另一个“${mark}”。把它补上。`,
    isInnocent: (sentence) => sentence.split('要么').length > 2,
  },
  {
    first: regex('d')`
      (?<mark>不仅仅?|不但|不光|不单)是${CLAUSE}{2,12}，
      (?=(?:我们?|他们?|她们?|大家|同学们|孩子们|人们)的[^，。是]{1,4}[。！]|为了)
    `,
    answer: /也|还|更|而|且|又|同时|是|都/,
    says: (mark) => `有了“${mark}”，后面要有“也是”“更是”来接。把它补上。`,
  },
  {
    first: regex('d')`(?<mark>除非)${CLAUSE}{3,24}，(?=他|她|我|你|它|妈妈|爸爸|老师|谁|不)`,
    answer: /否则|不然|才|要不/,
    says: () => '有了“除非”，后面要有“否则”或“才”来接。把它补上。',
    isInnocent: (sentence, match) => /，除非/.test(sentence) && match.index > 0,
  },
]

/** Who opens the clause: the word that is missing stands behind him. */
const HEAD = regex()`
  ^(?:我们|他们|她们|你们|大家|我|你|他|她|它|同学们|人们|爸爸|妈妈|爷爷|奶奶|外公|外婆|老师|弟弟|
  妹妹|哥哥|姐姐|叔叔|阿姨|插图|围棋|动物|大人|内容|那么)(?![的们])
`

/** A clause up to this long is marked as a whole where it opens with nobody that is known. */
const SHORT = 16

/** UTF-16 units of what lacks the other half: the subject, a short clause, or the first word. */
function headOf(clause: string): number {
  const whole = /^[^，。！？；：“”]*/.exec(clause)?.[0] ?? ''
  return HEAD.exec(clause)?.[0].length ?? (whole.length > SHORT ? 2 : whole.length)
}

export const missingHalf: Rule = {
  id: 'missing-half',
  kind: 'fault',
  area: 'grammar',
  label: '语病：成分残缺',
  teaches: '“一边……一边……”“不但……还……”“只有……才……”成对出现，说了前一个，别丢了后一个。',
  marks: [
    { text: '弟弟一边踢水，唱着歌。', quote: '唱着歌' },
    { text: '她不但会拉琴，教我们拉琴。', quote: '教我们拉琴' },
    { text: '只有坚持练习，能写好字。', quote: '能写好字' },
    { text: '即使下雨，我们要去。', quote: '我们' },
    { text: '除非你道歉，他不会理你。', quote: '他' },
    { text: '只有亲手种过花的人，知道种花的乐趣。', quote: '知道种花的乐趣' },
    { text: '哥哥宁可少睡觉，要把书看完。', quote: '要把书看完' },
    { text: '无论天多冷，爷爷坚持晨跑。', quote: '爷爷' },
    { text: '我们既要读好书，要锻炼身体。', quote: '要锻炼身体' },
    { text: '与其坐着发呆，去外面走走。', quote: '去外面走走' },
    { text: '他之所以进步快，每天都练习。', quote: '每天都练习' },
    { text: '任凭妈妈怎么劝，弟弟不肯吃药。', quote: '弟弟' },
    { text: '他不是在玩手机，在查资料。', quote: '在查资料' },
    { text: '操场上，有的同学在踢球，在跳绳。', quote: '在跳绳' },
    { text: '课间有的下棋，有的看书，跳绳。', quote: '跳绳' },
    { text: '一方面要学好功课，要锻炼身体。', quote: '要锻炼身体' },
    { text: '爷爷一边走，哼着小曲。', quote: '哼着小曲' },
    { text: '他不仅是我们的老师，我们的朋友。', quote: '我们的朋友' },
    { text: '除了小军，全家人爱吃鱼。', quote: '全家人爱吃鱼' },
    { text: '除了会游泳，哥哥会潜水。', quote: '哥哥' },
    { text: '任何人不能欺负小同学。', quote: '不能欺负小同学' },
    { text: '天越黑，星星亮得耀眼。', quote: '星星亮得耀眼' },
    { text: '只要一提起足球，弟弟眉飞色舞。', quote: '弟弟' },
    { text: '既然答应了妈妈，一定要做好。', quote: '一定要做好' },
    { text: '挫折不但没有打倒他，使他更加坚强。', quote: '使他更加坚强' },
    { text: '直到灯全灭了，我们离开礼堂。', quote: '我们' },
  ],
  leaves: [
    '如果不是你提醒，我恐怕已经上当了。',
    '弟弟一边踢水，一边唱歌。他站在一边，看着我们。',
    '她不但会拉琴，还教我们拉琴。',
    '只有坚持练习，才能写好字。只有小猫，静静地睡着。',
    '即使下雨，我们也要去。',
    '无论多忙，爸爸都要陪我下棋。不管你信不信，这件事真的发生过。',
    '哥哥宁可不睡觉，也要把书看完。我们既要读好书，又要锻炼身体。',
    '除非你道歉，否则他不会理你。他不会来，除非你去请，他才答应。',
    '与其坐着发呆，不如去外面走走。他之所以进步快，是因为每天都练习。与其他同学相比，他高一些。',
    '它是不是想起了家乡，想起了奔跑的日子。',
    '任凭妈妈怎么劝，弟弟都不肯吃药。他不是在玩手机，而是在查资料。我等了一会儿，看见他来了。',
    '操场上，有的同学在踢球，有的在跳绳。课间有的下棋，有的看书，热闹极了。',
    '一方面要学好功课，另一方面要锻炼身体。人的幸福不在于有多少钱，而在于知足。',
    '爷爷一边走，一边哼着小曲。我一边走，边想。他不仅是我们的老师，也是我们的朋友。',
    '除了小军，全家人都爱吃鱼。除了会游泳，哥哥还会潜水。任何人都不能例外，任何人不得入内。',
    '天越黑，星星越亮。只要一提起足球，弟弟就眉飞色舞。既然来了，就请坐吧。只要功夫深，铁杵磨成针。',
    '挫折不但没有打倒他，反而使他坚强。直到灯全灭了，我们才离开。直到今天，我记得那句话。',
    '暑假里，我和爸爸去百越博物馆参观，看到了许多铜鼓。要不是老师发现得早，结果将会怎样，我不敢想。',
    '谁先到终点，谁就是冠军。你什么时候来，就什么时候走。周末要么爬山，要么看书。',
  ],
  find: inPlainWriting(
    inEachParagraph((paragraph) =>
      paragraph.sentences.flatMap((sentence) => {
        const found: Finding[] = []
        for (const { first, answer, says, isInnocent } of [...HALVES, ...UNANSWERED_HALVES]) {
          const match = first.exec(sentence.text)
          if (match === null || /[?!]/.test(sentence.text)) continue
          if (isInName(sentence, match)) continue
          const start = match.index + match[0].length
          const end = start + headOf(sentence.text.slice(start))
          if (
            answer.test(sentence.text.slice(start)) ||
            isInnocent?.(sentence.text, match) === true ||
            start === end ||
            isQuoted(paragraph, sentence.start + start)
          )
            continue
          const other: Finding = {
            paragraph: paragraph.index,
            start: sentence.start + start,
            end: sentence.start + end,
            explanation: says(match.groups?.['mark'] ?? match.groups?.['mark1'] ?? ''),
          }
          if (!found.some((one) => overlaps(one, other))) found.push(other)
        }
        return found
      }),
    ),
  ),
}

/** 去越秀山: 越 opens a name. */
function isInName({ words, start }: Sentence, { indices, groups }: RegExpExecArray): boolean {
  const from = start + (indices?.groups?.['mark']?.[0] ?? 0)
  return (
    groups?.['mark'] === '越' &&
    words.some((word) => word.start <= from && word.end > from && /^n[rsz]/.test(word.tag))
  )
}
