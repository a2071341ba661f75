/** 纷纷花瓣落下来, 常常他一个人坐着, 连忙我们跑开: how it is done comes before who does it. */
import { isQuoted, type Document } from '../../text/document.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding, Rule } from '../rule.ts'
import { PEOPLE, tagAt, textAt } from './clauseWords.ts'
import { isAlive, kindsOf } from './companionship.ts'

/** They stand behind the subject, whoever or whatever it is. */
const CLOSE = new Set(
  wordList(`
    纷纷 连忙 急忙 赶忙 赶紧 赶快 悄悄 偷偷 不禁 亲自 亲手 特意 忍不住 不由自主 互相 争先恐后
    不由得 情不自禁 迫不及待 兴高采烈
    依依不舍 聚精会神 津津有味 小心翼翼 默默 匆匆 急匆匆 陆续 陆陆续续 不约而同 异口同声
  `),
)
/** 经常他: before somebody they are as wrong, before things often right. */
const OFTEN = new Set(wordList('常常 经常 时常 立刻 立即 马上 已经 仍然 依然 一起 从来'))
const PERSON = /^(?:我|你|他|她|它|我们|你们|他们|她们|它们|大家|咱们)$/
const STARTS = /^[，。；！？：]$/
const WHEN =
  /^(?:这时|这时候|那时|后来|于是|接着|忽然|突然|每到[\u4e00-\u9fff]+|一会儿|不一会儿|顿时|然后|但是|可是|所以)$/

export const earlyAdverb: Rule = {
  id: 'early-adverb',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当',
  teaches: '先说谁，再说怎么样：“树叶纷纷落下”“他常常来”，说怎么样的词不抢在前面。',
  marks: [
    { text: '风一吹，纷纷花瓣落到水面上。', quote: '纷纷花瓣', suggestion: '花瓣纷纷' },
    { text: '下雨了，连忙我们跑进屋檐下。', quote: '连忙我们', suggestion: '我们连忙' },
    { text: '悄悄弟弟走到我身后。', quote: '悄悄弟弟', suggestion: '弟弟悄悄' },
    { text: '到了周末，常常他一个人去钓鱼。', quote: '常常他', suggestion: '他常常' },
    { text: '老师一来，立刻大家安静下来。', quote: '立刻大家', suggestion: '大家立刻' },
    { text: '兴高采烈同学们走进了公园。', quote: '兴高采烈同学们', suggestion: '同学们兴高采烈' },
  ],
  leaves: [
    '风一吹，花瓣纷纷落到水面上。',
    '下雨了，我们连忙跑进屋檐下。',
    '弟弟悄悄走到我身后，悄悄话说个没完。',
    '常常，他一个人去钓鱼。',
    '总是他第一个到，只有我们知道。',
    '立刻，大家安静下来。',
    '“赶紧，你快走！”赶快把门关上。',
    '赶快我们就要迟到了似的跑起来。',
    '纷纷扬扬的大雪，纷纷细雨落在地上。',
    '默默无闻的人，匆匆行人。',
    '已经我十岁那年的事了。',
    '经常我们班的卫生是他打扫的。',
    '聚精会神的同学们，亲手种的花。',
    '马上你就知道了，马上我们就到家了。常常我睡着了他才回来。',
  ],
  find: ({ paragraphs }: Document) =>
    paragraphs.flatMap((paragraph) =>
      paragraph.sentences.flatMap(({ words }) =>
        words.flatMap((_, at): Finding[] => {
          const last = subjectBehind(words, at)
          const start = words[at]?.start
          const end = words[last ?? -1]?.end
          if (last === undefined || start === undefined || end === undefined) return []
          if (isQuoted(paragraph, start) || isQuoted(paragraph, end - 1)) return []
          const adverb = textAt(words, at)
          const who = paragraph.text.slice(words[at + 1]?.start ?? 0, end)
          return [
            {
              paragraph: paragraph.index,
              start,
              end,
              suggestion: `${who}${adverb}`,
              explanation: `先说“${who}”，再说“${adverb}”怎么样。`,
            },
          ]
        }),
      ),
    ),
}

/** The last word of the subject that the adverb at the start of a clause stands before. */
function subjectBehind(words: readonly Word[], at: number): number | undefined {
  const adverb = textAt(words, at)
  const isClose = CLOSE.has(adverb)
  if (!isClose && !OFTEN.has(adverb)) return undefined
  if (at > 0 && !STARTS.test(textAt(words, at - 1)) && !WHEN.test(textAt(words, at - 1)))
    return undefined
  // 常常我睡着了他才回来: it is often so, not he that does it often.
  if (!isClose && words.slice(at, at + 8).some(({ text }) => text === '才')) return undefined
  const who = textAt(words, at + 1)
  const isPerson = PERSON.test(who)
  const isKin = /^(?:常常|经常|时常)$/.test(adverb) && isAlive(who)
  const isThing = isKin || (isClose && tagAt(words, at + 1).startsWith('n') && isKnown(who))
  if (!isPerson && !isThing) return undefined
  const last = tagAt(words, at + 2) === 'k' ? at + 2 : at + 1
  const next = textAt(words, last + 1)
  if (!/^(?:v|p|d|l|i|zg)/.test(tagAt(words, last + 1)) && !/^[一把从向在跑走]/.test(next))
    return undefined
  // 马上你就知道了: a question of time, said to somebody.
  if (/^(?:马上|已经|赶快|赶紧)$/.test(adverb) && /^(?:就|便|要|快|都)/.test(next)) return undefined
  return next === '的' || next === '是' ? undefined : last
}

const isKnown = (noun: string): boolean =>
  isAlive(noun) ||
  /[花叶瓣]$/.test(noun) ||
  PEOPLE.test(noun) ||
  [...(kindsOf(noun) ?? [])].some((kind) =>
    /^(?:leaf|flower|bird|animal|fish|insect|person|star|tear|cloud)$/.test(kind),
  )
