/** 爸爸和叔叔在说话，他手里拿着盒子: one pronoun, two people it may stand for. */
import { isQuoted, type Document, type Sentence } from '../../text/document.ts'
import { MEN, WOMEN } from '../../lexicon/kin.ts'
import { regex } from '../../text/multiline.ts'
import type { Finding, Rule } from '../rule.ts'

const SURNAME = '[王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗]'
const NAMED = `[小阿][\\u4e00-\\u9fff]|${SURNAME}(?:老师|阿姨|叔叔|奶奶|爷爷|伯伯|大爷|大妈)`
const PERSON = `${MEN}|${WOMEN}|${NAMED}`
/** The two stand at the beginning and no third one comes near: 我看见爸爸和叔叔……. */
const PAIR = regex('d')`
  ^(?:那天|这天|有一天|今天|昨天|早上|晚上|放学后|一天)?，?(?:我(?:看见|看到|发现|听见|
  听到))?(?<one>${PERSON})(?:和|跟|与)(?:他的|她的)?(?<other>${PERSON})(?!的|她|他)
`
const PRONOUN =
  /^(?:有一次|有一天|一天|后来|忽然|突然|可是|但是|结果|这时)?，?(?<who>他|她)(?!们|俩|的?家|自己)/
/** 姐姐告诉妈妈，她的……: only asked, for who speaks mostly speaks of himself. */
const TOLD = regex('d')`
  ^(?:那天|这天|有一天|今天|昨天|早上|晚上|一天)?，?(?<one>${PERSON})(?:告诉|
  对)(?<other>${PERSON})(?:说)?，?(?<who>他|她)的
`
/** 小强打了小刚一下，他……: only asked as well. */
const DONE_TO = regex('d')`
  ^(?<one>${PERSON})(?:打|推|撞|碰|拉|追|喊|叫|骂|抱|扶|踩|拍)(?:了|着|上|住|倒|
  到)*(?<other>${PERSON})(?:了|一下|一把|一跤|们){0,2}，(?<who>他|她)(?!们)
`
/** 爷爷让爸爸把他的眼镜拿来, 张老师和李老师去看她的学生. */
const WHOSE = regex('d')`
  ^(?<one>${PERSON})(?:(?:让|叫|请)(?<other>${PERSON})(?:把|去?拿|去?找|带上?|看看)|(?:和|跟|
  与)(?<other>${PERSON})(?:一起)?去(?:看|看望|接|找|帮))
  (?<who>他|她)的
`
const NO_PAIR = /我/
const ASKED = 1

export const unclearWho: Rule = {
  id: 'unclear-who',
  kind: 'fault',
  area: 'grammar',
  label: '语病：表意不明',
  teaches: '一句话里有两个“他”，读的人就分不清是谁。把名字写出来，就清楚了。',
  marks: [
    { text: '爸爸和叔叔在门口说话，他手里拿着一个盒子。', quote: '他' },
    { text: '李老师和王老师吵了起来，她气得脸都红了。', quote: '她' },
    { text: '小明和小刚是好朋友，有一次，他把他的钢笔弄坏了。', quote: '他' },
    { text: '王阿姨和李阿姨是邻居，她常常帮她买菜。', quote: '她' },
    { text: '小红和小丽一起去上学，她的书包很重。', quote: '她' },
    { text: '小强打了小刚一下，他哭了。', quote: '他' },
    { text: '妈妈告诉姐姐，她的手机不见了。', quote: '她' },
    { text: '妈妈叫妹妹去找她的钥匙。', quote: '她' },
    { text: '张老师和李老师去看她的学生。', quote: '她' },
  ],
  leaves: [
    '爸爸和妈妈在门口说话，他手里拿着一个盒子。',
    '爸爸和叔叔在门口说话，他们手里拿着盒子。',
    '弟弟和我去公园，他走得很快。',
    '妈妈对我说，她的手机不见了。',
    '小明告诉我，他的钢笔丢了。',
    '老师和小强谈了很久，他低下了头。',
    '小明和小红是同桌，她常常帮他补课。',
    '爸爸和爷爷都不在家，弟弟急了，他哭了起来。',
  ],
  find: (document) => document.sentences.flatMap((sentence) => inSentence(document, sentence)),
}

function inSentence(document: Document, sentence: Sentence): Finding[] {
  const paragraph = document.paragraphs[sentence.paragraph]
  if (paragraph === undefined || isQuoted(paragraph, sentence.start)) return []
  const at = whereOf(sentence)
  if (at === undefined || isQuoted(paragraph, at.start)) return []
  return [
    {
      paragraph: sentence.paragraph,
      start: at.start,
      end: at.start + 1,
      explanation: `前面有“${at.one}”和“${at.other}”两个人，“${at.who}”是哪一个？把名字写出来，读的人就不用猜了。`,
      ...(at.isAsked ? { doubt: ASKED } : {}),
    },
  ]
}

type Unclear = { start: number; one: string; other: string; who: string; isAsked: boolean }

function whereOf({ text, start }: Sentence): Unclear | undefined {
  const told = TOLD.exec(text) ?? DONE_TO.exec(text) ?? WHOSE.exec(text)
  const asked = told?.indices?.groups?.['who']
  if (told !== null && asked !== undefined) {
    const { one = '', other = '', who = '' } = told.groups ?? {}
    return mayBothBe(one, other, who)
      ? { start: start + asked[0], one, other, who, isAsked: true }
      : undefined
  }
  const pair = PAIR.exec(text)
  if (pair === null) return undefined
  const { one = '', other = '' } = pair.groups ?? {}
  const comma = text.indexOf('，', pair[0].length)
  if (comma < 0 || NO_PAIR.test(text.slice(pair[0].length, comma))) return undefined
  const pronoun = PRONOUN.exec(text.slice(comma + 1))
  const who = pronoun?.groups?.['who']
  if (pronoun === null || who === undefined || !mayBothBe(one, other, who)) return undefined
  // A boy's name and a girl's look alike.
  const isAsked = !(isKin(one) && isKin(other)) && !(isTeacher(one) && isTeacher(other))
  return { start: start + comma + 1 + pronoun[0].length - 1, one, other, who, isAsked }
}

const MAN = new RegExp(`^${SURNAME}?(?:${MEN})$`)
const WOMAN = new RegExp(`^${SURNAME}?(?:${WOMEN})$`)

function isKin(person: string): boolean {
  return MAN.test(person) || WOMAN.test(person)
}

function isTeacher(person: string): boolean {
  return person.endsWith('老师')
}

/** 小红 is a girl and 小刚 a boy, as names go in schoolbooks. */
const GIRL = /[红丽芳花美玲娟英燕霞兰梅雪婷莉娜萍秀]$/
const BOY = /[刚强军勇虎龙伟磊涛明亮杰鹏]$/

/** Both are of the kind the pronoun says, as far as one knows. */
function mayBothBe(one: string, other: string, who: string): boolean {
  if (one === other || isKin(one) !== isKin(other) || isTeacher(one) !== isTeacher(other))
    return false
  const kind = who === '她' ? MAN : WOMAN
  const names = who === '她' ? BOY : GIRL
  return [one, other].every(
    (person) => !kind.test(person) && (isKin(person) || isTeacher(person) || !names.test(person)),
  )
}
