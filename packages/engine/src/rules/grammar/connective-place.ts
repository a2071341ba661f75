/**
 * 不但他会唱歌，还会跳舞: with one subject for both halves, the subject comes first; with two, the
 * connective does.
 */
import { isQuoted, type Clause, type Sentence } from '../../text/document.ts'
import type { Word } from '../../text/words.ts'
import type { Finding, Rule } from '../rule.ts'
import { findTwoDoers } from './findTwoDoers.ts'
import { regex } from '../../text/multiline.ts'

const CONNECTIVE = /^(?:不但|不仅|不光|不单|不只)(?!仅|是|如此|仅仅)/
const PRONOUN = /^(?:我们|你们|他们|她们|它们|咱们|我|你|他|她|它|人们|大家|这|那|这些|那些)$/
/** 我们班, 我妈妈: more of the subject follows. */
const PRONOUN_GOES_ON =
  /^(?:的|自己|班|家|校|学校|妈|爸|妈妈|爸爸|爷爷|奶奶|组|队|国|市|村|镇|些|几|俩|个|种|样)/
/** The second half goes on without a subject of its own. */
const GOES_ON = regex()`
  ^(?:而且|并且|甚至|且)?(?:也|还|更|又)(?:能|会|要|是|可以|可|有|在|将|使|让|把|被|给|为|对|从|
  应该|应|需要|常|经常|[\u4e00-\u9fff])|^反[而倒](?![我你他她它])
`
const JOINED = regex()`
  ^(?:而且|并且|甚至)(?:能|会|要|是|可以|有|在|使|让|把|被|给|为|对|从|应该|应|需要|获得|得到|
  成为|带来|带动|促进|推动|提高|增强|丰富)
`
const SUBJECT_FIRST = regex()`
  ^(?<subject>我们|我|你|他们|他|她|爸爸|妈妈|爷爷|奶奶|哥哥|姐姐|弟弟|妹妹|老师|外公|
  外婆)(?<connective>不但|不仅|不光)(?!仅|是|要|自己)
`
const SECOND_SUBJECT = regex()`
  ^(?:而且|并且|就是|就连|甚至)(?<subject>爸爸|妈妈|爷爷|奶奶|哥哥|姐姐|弟弟|妹妹|外公|外婆|
  [^，。也都还]{1,14}(?:我们|他们|她们|同学们?|老师们?|
  人员|人们|队员们?|家长们?|朋友们?|群众|孩子们|同志们?|我|他|她|你))(?:也|都|还)
`

const ALSO = regex()`
  ^(?<subject>(?:[我你他她]的?)?(?:爸爸|妈妈|爷爷|奶奶|哥哥|姐姐|弟弟|妹妹|外公|外婆|同学们?|老师|
  同桌|我|他|她)
  )也(?<also>.*)
`

export const connectivePlace: Rule = {
  id: 'connective-place',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当（关联词的位置）',
  teaches: '两个分句说同一个人，先说人，再说“不但”；说的是两个人，“不但”放在最前面。',
  marks: [
    { text: '不但他学会了游泳，还教会了弟弟。', quote: '不但他', suggestion: '他不但' },
    {
      text: '不仅我们要爱护校园里的花草，也要爱护每一张课桌。',
      quote: '不仅我们',
      suggestion: '我们不仅',
    },
    {
      text: '我不但按时完成了作业，而且其他同学也按时完成了。',
      quote: '我不但',
      suggestion: '不但我',
    },
    { text: '不但我会背这首诗，而且会默写。', quote: '不但我', suggestion: '我不但' },
    { text: '妈妈不但会做饭，而且爸爸也会做饭。', quote: '妈妈不但', suggestion: '不但妈妈' },
    { text: '他不但会下棋，他的妹妹也会下棋。', quote: '他不但', suggestion: '不但他' },
    { text: '乡村不仅缺水，城市也缺水。', quote: '乡村不仅', suggestion: '不仅乡村' },
    {
      text: '家长不但要守规则，孩子也要守规则。',
      quote: '家长不但',
      suggestion: '不但家长',
    },
    {
      text: '不仅这条山路可以通到镇上，还可以通到县城。',
      quote: '不仅这条山路',
      suggestion: '这条山路不仅',
    },
    { text: '不但我没有为这件事难过，反而笑了起来。', quote: '不但我', suggestion: '我不但' },
  ],
  leaves: [
    '他不但学会了游泳，还教会了弟弟。',
    '不但他学会了游泳，弟弟也学会了。',
    '妈妈不但会做饭，而且还教爸爸做饭。',
    '不仅我们要爱护花草，游客也要爱护花草。',
    '这里的菜不仅味道好，还很便宜。',
    '不仅如此，他还帮我提书包。',
    '她不但自己学，还教别人学。',
    '不但风大，还下起了雨。',
    '小明不但唱得好，而且他也跳得好。',
    '家长不但要守规则，也要教孩子守规则。我不但喜欢语文，数学也喜欢。',
    '不但我会下棋，妹妹也会下棋。他不但会下棋，也会画画。',
  ],
  find: (document) =>
    document.sentences.flatMap((sentence): Finding[] =>
      sentence.clauses.flatMap((clause, at): Finding[] => {
        const paragraph = document.paragraphs[sentence.paragraph]
        if (paragraph === undefined || isQuoted(paragraph, clause.start)) return []
        const found =
          subjectAfter(sentence, clause, at) ??
          subjectBefore(sentence, clause, at) ??
          twoDoers(sentence, clause, at)
        return found === undefined ? [] : [{ paragraph: sentence.paragraph, ...found }]
      }),
    ),
}

type Found = { start: number; end: number; suggestion: string; explanation: string }

/** 不但他……，还……: one subject, and it stands after the connective. */
function subjectAfter(sentence: Sentence, clause: Clause, at: number): Found | undefined {
  const connective = CONNECTIVE.exec(clause.text)?.[0]
  if (
    connective === undefined ||
    clause.text.length < 8 ||
    (at > 0 &&
      !PRONOUN.test(clause.text.slice(connective.length, connective.length + 2)) &&
      !isSetting(sentence.clauses[at - 1]))
  )
    return undefined
  const subject = subjectFrom(sentence.words, clause.start + connective.length, clause.end)
  if (subject === undefined) return undefined
  const rest = sentence.clauses.slice(at + 1, at + 3)
  const next = rest.find((other) => GOES_ON.test(other.text) || JOINED.test(other.text))
  if (next === undefined || (rest[0] !== next && !/^[\u4e00-\u9fff]{2}/.test(rest[0]?.text ?? '')))
    return undefined
  if (rest[0] !== next && PRONOUN.test(rest[0]?.text.charAt(0) ?? '')) return undefined
  const words = clause.text.slice(connective.length, subject - clause.start)
  return {
    start: clause.start,
    end: subject,
    suggestion: words + connective,
    explanation: `前后说的都是“${words}”，就要先请它出来，再说“${connective}”。`,
  }
}

/** 我不但……，而且其他同学也……: two subjects, and the first stands before the connective. */
function subjectBefore(sentence: Sentence, clause: Clause, at: number): Found | undefined {
  const match = SUBJECT_FIRST.exec(clause.text)
  const next = sentence.clauses[at + 1]
  const { subject = '', connective = '' } = match?.groups ?? {}
  const deed = clause.text.slice(match?.[0].length ?? 0)
  const other =
    next === undefined
      ? undefined
      : (SECOND_SUBJECT.exec(next.text)?.groups?.['subject'] ?? whoDoesToo(next.text, deed))
  if (
    at > 0 ||
    match === null ||
    other === undefined ||
    (other.includes(subject) && !other.startsWith(`${subject}的`)) ||
    /连|让|对|给|把|被|使|和|跟|是|[他她它]$/.test(other)
  )
    return undefined
  return toTheFront(clause, subject, connective)
}

function twoDoers({ clauses }: Sentence, clause: Clause, at: number): Found | undefined {
  const next = clauses[at + 1]
  if (next === undefined || (at > 0 && !isSetting(clauses[at - 1]))) return undefined
  const both = findTwoDoers(clause.text, next.text)
  return both === undefined ? undefined : toTheFront(clause, both.subject, both.connective)
}

const toTheFront = (clause: Clause, subject: string, connective: string): Found => ({
  start: clause.start,
  end: clause.start + subject.length + connective.length,
  suggestion: connective + subject,
  explanation: `前一句说的是“${subject}”，后一句说的是别的，“${connective}”就要放到最前面，把两个都管住。`,
})

/** 爸爸也会织毛衣, after 会织毛衣: somebody else does the same. */
function whoDoesToo(text: string, deed: string): string | undefined {
  const { subject, also = '' } = ALSO.exec(text)?.groups ?? {}
  return deed.length > 2 && also.startsWith(deed.slice(0, 2)) ? subject : undefined
}

/** 作为班长，… and 在学校里，… set the scene and hold no subject. */
function isSetting(clause: Clause | undefined): boolean {
  return (
    clause !== undefined &&
    /^(?:作为|在|从|对于|为了|通过|因此|所以|其实|同时|当然|如今|现在|今天)/.test(clause.text)
  )
}

/**
 * Where the subject ends that begins at `start`: a pronoun, or a plain noun phrase before a verb or
 * an adverb.
 */
function subjectFrom(words: readonly Word[], start: number, end: number): number | undefined {
  const first = words.findIndex((word) => word.start === start)
  if (first < 0) return undefined
  let at = first
  let isNoun = false
  for (; at < words.length; at += 1) {
    const word = words[at]
    if (word === undefined || word.end > end) return undefined
    // The dictionary has 我会 for a society.
    if (at === first && /^[我你他她][会能要想]$/.test(word.text)) return word.start + 1
    if (at === first && PRONOUN.test(word.text)) {
      const next = words[at + 1]
      // 这座桥: the noun comes later.
      if (/^[这那]$/.test(word.text) && /^[mqn]/.test(next?.tag ?? '')) continue
      return next === undefined || PRONOUN_GOES_ON.test(next.text) || /^[mq]$/.test(next.tag)
        ? undefined
        : word.end
    }
    if (
      /^(?:n[a-z]*|vn|an|l|x)$/.test(word.tag) &&
      !/[里上中下外前后内间时处边]$/.test(word.text)
    ) {
      isNoun = true
      continue
    }
    // 奋斗精神: a verb before a noun and no object of its own.
    if (
      word.text === '的' ||
      word.text === '和' ||
      /^[abmqrizt]$/.test(word.tag) ||
      (word.tag === 'v' &&
        at > first &&
        words[at + 1]?.tag === 'n' &&
        words[at + 1]?.text.length === 2 &&
        /^[dpv]/.test(words[at + 2]?.tag ?? ''))
    ) {
      isNoun = false
      continue
    }
    break
  }
  const last = words[at - 1]
  const verb = words[at]
  if (!isNoun || last === undefined || verb === undefined || at === first) return undefined
  // 景色美, 成绩好 are a predicate with its own small subject, and the real subject stands
  // elsewhere.
  if (end - verb.start < 6) return undefined
  if (!/^(?:v|d|p|vd)$/.test(verb.tag) && verb.text !== '可以') return undefined
  return last.end
}
