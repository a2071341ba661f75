/** 凯旋归来, 过分溺爱: one half of the phrase already says what the other half says. */
import { DOUBLED_MEANINGS } from '../../lexicon/doubledMeanings.ts'
import { SYNONYMS } from '../../lexicon/synonyms.ts'
import { wordPattern } from '../../text/characters.ts'
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { compact, regex, wordList } from '../../text/multiline.ts'

const entries = new Map(
  DOUBLED_MEANINGS.flatMap(([phrases, right, why]) =>
    phrases.map((phrase) => [phrase, { right, why }] as const),
  ),
)
const PHRASES = new RegExp(`(?<mark>${wordPattern([...entries.keys()]).source})`, 'dg')
/** Printed so often that dictionaries differ: a question only. */
const ALSO_PRINTED = new Set(
  wordList(`
    凯旋归来 免费赠送 无偿捐赠 涉及到 波及到 危及到 遍及到 惠及到 付诸于 诉诸于 见诸于 公诸于世
    归诸于 加诸于 莘莘学子们 众多莘莘学子 广大莘莘学子
  `),
)

/**
 * A colour or shape that carries its own degree: 雪白 is white as snow. 更加翠绿 compares and is
 * left alone.
 */
const HAS_DEGREE = compact`
  雪白|漆黑|笔直|通红|碧绿|火红|乌黑|滚烫|崭新|惨白|煞白|血红|笔挺|喷香|滚圆|雪亮|冰凉|金黄|
  稀烂|死寂
`
/** 不可能, 不一般, 有可能: the word belongs to what stands before it. */
const WORD_AROUND = /[不有很最没]$/
/** 然而不过片刻: 不过 is “only” there. */
const JOINED_WELL = /^(?:但是|可是|然而)不过(?:片刻|是|短短|[一二两三几半十])/
const HOLDING_BACK = '情不自禁|不由自主|不禁|不由得|忍不住'

export const doubledMeaning: Rule = {
  id: 'doubled-meaning',
  kind: 'fault',
  area: 'grammar',
  label: '语病：成分赘余',
  teaches: '有些词自己已经把话说完了，再添一个同义词就是重复。',
  marks: [
    { text: '校队凯旋归来，全校都去迎接。', quote: '凯旋归来', suggestion: '凯旋' },
    { text: '奶奶对弟弟过分溺爱。', quote: '过分溺爱', suggestion: '溺爱' },
    { text: '天上的云好像似乎在跳舞。', quote: '好像似乎', suggestion: '好像' },
    { text: '这种花的颜色五颜六色。', quote: '颜色五颜六色', suggestion: '五颜六色' },
    { text: '我不禁忍不住笑了。', quote: '不禁', suggestion: '' },
    { text: '她的皮肤非常雪白。', quote: '非常', suggestion: '' },
    { text: '他打破了一项新纪录。', quote: '新', suggestion: '' },
    { text: '我们要避免再出现这样的事故的发生。', quote: '的发生', suggestion: '' },
  ],
  leaves: [
    '校队凯旋，全校都去迎接。',
    '奶奶太溺爱弟弟了。',
    '老师让我们改“凯旋归来”这个词。',
    '他亲眼目睹了日出。',
    '雨后的竹子更加翠绿。',
    '他创造了一项新纪录。',
    '他打破了自己去年创下的新纪录。',
    '装上护栏，是为了防止悲剧的发生。',
    '我不禁想起他忍不住笑的样子。',
    '他目前现在式学得最好。',
    '然而不过片刻，雨又下了起来。',
    '他首先想到的是第一个朋友，再一次想起了他。',
    '画上的颜色很多，五颜六色的花真好看。',
  ],
  find: inPatterns([
    {
      words: [...entries.keys()],
      pattern: PHRASES,
      suggestion: ({ mark = '' }) => entries.get(mark)?.right ?? mark,
      explanation: ({ mark = '' }) =>
        `${entries.get(mark)?.why ?? ''}${ALSO_PRINTED.has(mark) ? '想一想，要不要改？' : ''}`,
      isAsked: ({ mark = '' }) => ALSO_PRINTED.has(mark),
    },
    ...SYNONYMS.map((words): FaultPattern => ({
      words: words.split('|').flatMap((one) =>
        words
          .split('|')
          .filter((other) => other !== one)
          .flatMap((other) => [one + other, `${one}地${other}`]),
      ),
      pattern: new RegExp(
        `(?<mark>(?<one>${words})地?(?!\\k<one>)(?<other>${words}))(?!${words})`,
        'dg',
      ),
      suggestion: ({ one = '' }) => one,
      explanation: ({ one = '', other = '' }) => `“${one}”和“${other}”是一个意思，留一个就够了。`,
      isInnocent: (match, text) =>
        WORD_AROUND.test(text.slice(0, match.index)) ||
        JOINED_WELL.test(match[0] + text.slice(match.index + match[0].length)) ||
        /^(?:式|时态|的事|之间|性|是非)/.test(text.slice(match.index + match[0].length)),
    })),
    {
      words: HOLDING_BACK.split('|'),
      pattern: new RegExp(`(?<mark>(?:${HOLDING_BACK})[地的]?)(?=(?<other>${HOLDING_BACK}))`, 'dg'),
      suggestion: '',
      explanation: ({ mark = '', other = '' }) =>
        `“${mark}”和“${other}”都是控制不住的意思，留一个就够了。`,
    },
    {
      words: HAS_DEGREE.split('|'),
      pattern: new RegExp(`(?<mark>很|非常|十分|特别|极其|太|挺)(?=(?<word>${HAS_DEGREE}))`, 'dg'),
      suggestion: '',
      explanation: ({ mark = '', word = '' }) =>
        `“${word}”里已经含着程度了，像“雪白”就是像雪一样白，前面不用再加“${mark}”。`,
      label: '语病：程度重复',
      isInnocent: (match, text) => match[0] === '太' && /[老太]$/.test(text.slice(0, match.index)),
    },
    {
      pattern:
        /(?:打破|刷新)(?:了|过)?(?:(?![创保]|去年|上次)[^，。；！？]){0,12}(?<mark>新)(?:的)?[纪记]录/dg,
      suggestion: '',
      explanation: '打破的是旧纪录，创造的才是新纪录。去掉“新”，意思就对了。',
    },
    {
      pattern: regex('dg')`
        (?:出现|产生)[^，。；！？]{2,20}(?:事故|事件|现象|灾害|灾难|悲剧|情况|惨剧|问题)
        (?<mark>的(?:发生|出现))(?=[，。；！？]|$)
      `,
      suggestion: '',
      explanation: '前面说了“出现”，后面又说“发生”，意思重复了，留一个就清楚。',
    },
  ]),
}
