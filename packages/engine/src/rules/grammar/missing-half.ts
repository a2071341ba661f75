/** 一边吃月饼，赏月; 不但没哭，拍拍屁股站了起来: of two words that go in pairs only the first has come. */
import { isQuoted } from '../../text/document.ts'
import { regex } from '../../text/multiline.ts'
import { inEachParagraph, type Rule } from '../rule.ts'
import { inPlainWriting } from './inPlainWriting.ts'

const CLAUSE = '[^，。！？；：“”]'

type Half = {
  /** Stands in the sentence with its clause behind it; `mark` is the half that is there. */
  first: RegExp
  /** What answers it, anywhere behind. */
  answer: RegExp
  says: (mark: string) => string
  isInnocent?: (sentence: string, match: RegExpExecArray) => boolean
}

/** What leaves several cases open. */

const HALVES: readonly Half[] = [
  {
    first: regex('d')`
      (?<![这那另哪同到在往向朝放的对池河路岸桌靠右左里外搁南北东西扔半从迎断])(?<mark>一边)(?!的|
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
    first: regex(
      'd',
    )`^(?<mark>只有)(?=把|认真|坚持|努力|亲|站|经历|经过|多|勤|不断|平时|学会|懂得|通过|用|从|靠|好好|互相|团结|
      保护|爱护|珍惜|付出|每个人|大家|让|真正|自己)${CLAUSE}{2,24}，`,
    answer: /[才方]|会|没|不|就|只|有/,
    says: (mark) => `有了“${mark}”，后面要有“才”来接。把“才”补上。`,
    isInnocent: (_, match) => /[才你我他她它]/.test(match[0].slice(2)),
  },
  {
    first: regex('d')`^(?<mark>即使|哪怕|就算|即便)${CLAUSE}{2,24}，(?!只要)`,
    answer: /[也都还仍总就更]|依|照样|始终|一直|永|绝|决|没有|不会|一定|她是|几十年|能够|难/,
    says: (mark) => `有了“${mark}”，后面要有“也”来接。把“也”补上。`,
    isInnocent: (sentence) => /；|，[^，]*，[^，]*，/.test(sentence),
  },
  {
    first:
      /(?<mark>有的)(?:同学|人|小朋友)?在[^，。里上中下边]{2,8}，在(?![^，。]{1,6}[里中下边])[^，。]{2,8}[，。]/d,
    answer: /有的|另/,
    says: () => '有了“有的”，后面做另一件事的也要说“有的”。把后一个“有的”补上。',
  },
  {
    first: regex('d')`(?<mark>除非)${CLAUSE}{3,24}，(?=他|她|我|你|它|妈妈|爸爸|老师|谁|不)`,
    answer: /否则|不然|才|要不/,
    says: () => '有了“除非”，后面要有“否则”或“才”来接。把它补上。',
    isInnocent: (sentence, match) => /，除非/.test(sentence) && match.index > 0,
  },
]

export const missingHalf: Rule = {
  id: 'missing-half',
  kind: 'fault',
  area: 'grammar',
  label: '语病：成分残缺',
  teaches: '“一边……一边……”“不但……还……”“只有……才……”成对出现，说了前一个，别丢了后一个。',
  marks: [
    { text: '弟弟一边踢水，唱着歌。', quote: '一边' },
    { text: '她不但会拉琴，教我们拉琴。', quote: '不但' },
    { text: '只有坚持练习，能写好字。', quote: '只有' },
    { text: '即使下雨，我们要去。', quote: '即使' },
    { text: '除非你道歉，他不会理你。', quote: '除非' },
  ],
  leaves: [
    '弟弟一边踢水，一边唱歌。他站在一边，看着我们。',
    '她不但会拉琴，还教我们拉琴。',
    '只有坚持练习，才能写好字。只有小猫，静静地睡着。',
    '即使下雨，我们也要去。',
    '无论多忙，爸爸都要陪我下棋。',
    '除非你道歉，否则他不会理你。他不会来，除非你去请，他才答应。',
  ],
  find: inPlainWriting(
    inEachParagraph((paragraph) =>
      paragraph.sentences.flatMap((sentence) =>
        HALVES.flatMap(({ first, answer, says, isInnocent }) => {
          const match = first.exec(sentence.text)
          const [start, end] = match?.indices?.groups?.['mark'] ?? []
          if (
            match === null ||
            /[?!]/.test(sentence.text) ||
            start === undefined ||
            end === undefined
          )
            return []
          const behind = sentence.text.slice(match.index + match[0].length)
          if (answer.test(behind) || isInnocent?.(sentence.text, match) === true) return []
          if (isQuoted(paragraph, sentence.start + start)) return []
          return [
            {
              paragraph: paragraph.index,
              start: sentence.start + start,
              end: sentence.start + end,
              explanation: says(match.groups?.['mark'] ?? ''),
            },
          ]
        }),
      ),
    ),
  ),
}
