/**
 * What a report states of an essay, each statement with the question that the essay must answer
 * with yes. Used by tests: a statement that is false, or that denies what its band says, is named.
 */
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { areaOf, repaired } from './rules/findMarks.ts'
import { countHan } from './text/characters.ts'
import { isDateLine } from './text/dateLine.ts'
import type { Correction, Essay, Mark, TraitReport } from './types.ts'

type Given = {
  essay: Essay
  correction: Correction
  report: TraitReport
  /** What would lift the trait, not what was seen of it. */
  isLift: boolean
  match: RegExpExecArray
}
type Statement = { says: RegExp; holds: (given: Given) => boolean }

const words = (list = '') => list.split('、')
const spellingFaults = (marks: readonly Mark[]) =>
  marks.filter((mark) => mark.kind === 'fault' && areaOf(mark) === 'spelling')
const shareOfLongest = (paragraphs: readonly string[]) => {
  const lengths = paragraphs.map(countHan)
  return (100 * Math.max(...lengths)) / lengths.reduce((sum, length) => sum + length, 0)
}
const hanPairs = (text: string) => [...text].map((_, at) => text.slice(at, at + 2))
/** What tasks say again and again, and an essay can take up word for word. */
const TITLE_WORDS = /难忘|有趣|快乐|成长|第一|幸福|感动|温暖/

const STATEMENTS: readonly Statement[] = [
  {
    says: /^全文(\d+)个字/,
    holds: ({ correction, match }) =>
      Number(match[1]) === countCharacters(correction.paragraphs.join('\n')),
  },
  {
    says: /^全文分成(\d+)段，最长的一段占了全文的(\d+)%/,
    holds: ({ correction: { paragraphs, marks }, match }) =>
      Number(match[1]) === paragraphs.length &&
      // Measured where the faults are repaired.
      Math.abs(Number(match[2]) - shareOfLongest(repaired(paragraphs, marks))) <= 1,
  },
  { says: /^全文写成一段/, holds: ({ correction }) => correction.paragraphs.length < 2 },
  {
    says: /^开头和结尾都写到了：(.+)。$/,
    holds: ({ correction: { paragraphs }, match }) => {
      const first = paragraphs.find((text) => !isDateLine(text))
      return words(match[1]).every(
        (word) => first?.includes(word) === true && paragraphs.at(-1)?.includes(word),
      )
    },
  },
  {
    // 坐在 and 高兴 come back in any essay, and are what none is about.
    says: /^(?:全文一再写到|开头和结尾都写到了)：(.+)。$/,
    holds: ({ essay: { title }, match }) =>
      words(match[1]).every(
        (word) => title.includes(word) || !/[在到着]$|^[这那]|^(?:高兴|听见|看见|觉得)$/.test(word),
      ),
  },
  {
    says: /^全文一再写到：(.+)。$/,
    holds: ({ correction: { paragraphs }, match }) =>
      words(match[1]).every((word) => paragraphs.join('\n').split(word).length > 2),
  },
  {
    says: /^题目和要求里的词在文中出现：(.+)。$/,
    holds: ({ correction: { paragraphs, marks }, essay, match }) =>
      words(match[1]).every(
        (word) =>
          repaired(paragraphs, marks).join('\n').includes(word) &&
          (essay.task.title + essay.task.requirement + essay.title).includes(word),
      ),
  },
  {
    says: /^自己定的题目在文中有着落：(.+)。$/,
    holds: ({ correction: { paragraphs, marks }, essay, match }) =>
      essay.task.title !== essay.title &&
      words(match[1]).every(
        (word) =>
          repaired(paragraphs, marks).join('\n').includes(word) && essay.title.includes(word),
      ),
  },
  {
    says: /^题目里的词没有/,
    holds: ({ essay: { task }, correction: { paragraphs } }) =>
      task.title !== '' &&
      // Of words that are two characters long anywhere in the title, formulas too: 难忘.
      !hanPairs(task.title).some(
        (pair) => TITLE_WORDS.test(pair) && paragraphs.join('').includes(pair),
      ),
  },
  {
    says: /^题目里的字，文中都写到了/,
    holds: ({ essay: { task, title }, correction: { paragraphs, marks } }) =>
      [
        ...(task.title || title).replace(
          /[^\u3400-\u9fff]|[的了着过吧呢啊吗一那这我你他她它们次]/g,
          '',
        ),
      ].every((each) => repaired(paragraphs, marks).join('').includes(each)),
  },
  {
    says: /^题目只说了是哪一种文章/,
    holds: ({ essay: { task, title } }) =>
      /日记|周记|随笔|练笔|习作|作文|片段|短文|写话|后感|观后|信/.test(task.title || title),
  },
  {
    // An ending is not what is to grow, where something stands before it.
    says: /还差\d+字：先(?:把|从|给)?第(\d+)段/,
    holds: ({ correction: { paragraphs }, match }) =>
      Number(match[1]) < paragraphs.length ||
      paragraphs.slice(0, -1).every((text) => countCharacters(text) < 45),
  },
  {
    says: /^给“(.+)”添上颜色、声音或气味/,
    holds: ({ match }) => !/[红黄蓝绿紫白黑]|声|香/.test(match[1] ?? ''),
  },
  { says: /^要求里的词没有/, holds: ({ essay }) => essay.task.title === '' },
  {
    says: /^题目里自己定的字，文中都写到了/,
    holds: ({ essay: { task, title }, correction: { paragraphs, marks } }) =>
      [...title.replace(/[^\u3400-\u9fff]|[的了着过吧呢啊吗]/g, '')].every(
        (each) => task.title.includes(each) || repaired(paragraphs, marks).join('').includes(each),
      ),
  },
  {
    says: /人物说的话(\d+)处/,
    holds: ({ correction: { paragraphs }, match }) =>
      Number(match[1]) <= paragraphs.join('').split(/[“「"]/).length - 1 &&
      // “嗖”地一拉 is nobody's word.
      Number(match[1]) <=
        (paragraphs.join('').match(/[“「"](?![^”」"]{1,3}[”」"][地的])/g) ?? []).length,
  },
  {
    says: /平均一句话(\d+)个字，长句短句搭配着用/,
    holds: ({ match }) => Number(match[1]) <= 36,
  },
  {
    says: /^全文几乎只用逗号和句号/,
    holds: ({ correction: { paragraphs } }) => !/[？！“”；、…—]/.test(paragraphs.join('')),
  },
  {
    says: /^文中还没有用引号写下的话/,
    holds: ({ correction: { paragraphs } }) => !/[“「]/.test(paragraphs.join('')),
  },
  {
    says: /^(\d+)字，.*?(\d+)字，还差(\d+)字/,
    holds: ({ correction: { characters }, match }) =>
      Number(match[1]) === characters && Number(match[2]) - characters === Number(match[3]),
  },
  {
    says: /^“(.+)”全文用了(\d+)次/,
    holds: ({ correction: { paragraphs }, match }) =>
      paragraphs.join('\n').split(match[1] ?? '').length - 1 >= Number(match[2]),
  },
  {
    says: /第(\d+)[段行]/,
    holds: ({ correction: { paragraphs }, match }) => Number(match[1]) <= paragraphs.length,
  },
  {
    says: /打一个比方/,
    holds: ({ correction: { marks } }) =>
      marks.every(({ ruleId }) => !['simile', 'likened-event', 'metaphor'].includes(ruleId)),
  },
  {
    // What the comment quotes with approval, no advice asks to be changed.
    says: /“([^”]+)”.*(?:换一个说法|(?<!可以)换成|往后挪|就停了|把这一句换掉|放到别的文章里也成立)/,
    holds: ({ correction: { comment }, match }) =>
      comment.quotes.every(({ quote }) => !quote.includes(match[1] ?? '')),
  },
  { says: /还没有写题目/, holds: ({ essay }) => essay.title.trim() === '' },
  {
    says: /没有圈出错别字和用错的标点/,
    holds: ({ correction: { marks } }) =>
      marks.every(({ kind }) => kind !== 'fault' && kind !== 'query'),
  },
  {
    says: /没有圈出一定写错的地方，有(\d+)处请你查一查/,
    holds: ({ correction: { marks }, match }) =>
      marks.every(({ kind }) => kind !== 'fault') &&
      marks.filter(({ kind }) => kind === 'query').length === Number(match[1]),
  },
  {
    says: /圈出错别字(\d+)处/,
    holds: ({ correction: { marks }, match }) =>
      spellingFaults(marks).filter(({ label }) => label !== '的、地、得').length ===
      Number(match[1]),
  },
  {
    says: /的、地、得用错(\d+)处/,
    holds: ({ correction: { marks }, match }) =>
      spellingFaults(marks).filter(({ label }) => label === '的、地、得').length ===
      Number(match[1]),
  },
  { says: /^没有找到/, holds: ({ report, isLift }) => isLift || report.band > 1 },
  {
    says: /^没有找到写感悟的词语/,
    holds: ({ correction: { paragraphs } }) => !/明白|懂得|体会|学会/.test(paragraphs.join('')),
  },
]

/** What the comment counts or names, with what must be so; quotes are checked where it is built. */
const SAID_IN_COMMENTS: readonly {
  says: RegExp
  holds: (correction: Correction, match: RegExpExecArray) => boolean
}[] = [
  {
    says: /(?:有|圈出)(\d+)处(?:小地方|需要订正)/,
    holds: ({ marks }, match) =>
      marks.filter(({ kind }) => kind === 'fault').length === Number(match[1]),
  },
  {
    says: /(\d+)(?:个字分成|字，分)(\d+)段/,
    holds: ({ characters, paragraphs }, match) =>
      Number(match[1]) === characters && Number(match[2]) === paragraphs.length,
  },
  {
    says: /自己开口说了话|有人物自己说的话/,
    holds: ({ paragraphs }) => /[“「"]/.test(paragraphs.join('')),
  },
  {
    says: /段和段之间|每一段|两段之间|各段/,
    holds: ({ paragraphs }) => paragraphs.length > 2,
  },
]

/** What the praise of a plain sentence says, beyond the words that it quotes. */
const SAID_OF_GOOD_SENTENCES: readonly {
  says: RegExp
  holds: (mark: Mark, paragraphs: readonly string[], match: RegExpExecArray) => boolean
}[] = [
  {
    says: /^结尾又写到“(.+?)”/,
    holds: ({ paragraph }, paragraphs, match) =>
      paragraph === paragraphs.findLastIndex((text) => !isDateLine(text)) &&
      paragraphs[0]?.includes(match[1] ?? '') === true,
  },
  {
    says: /^开头就/,
    holds: ({ paragraph, start }, paragraphs) =>
      start === 0 && paragraph === paragraphs.findIndex((text) => !isDateLine(text)),
  },
  {
    says: /^开头就提了一个问题/,
    holds: ({ paragraph, end }, paragraphs) =>
      /[？?]/.test(paragraphs[paragraph]?.charAt(end) ?? ''),
  },
  { says: /没有直接说心情/, holds: ({ quote }) => !/高兴|难过|伤心|害怕|激动|感动/.test(quote) },
  {
    says: /^先替不同意的人把话说出来/,
    holds: ({ quote }) => /说|问|认为|觉得|担心|反驳/.test(quote),
  },
]

/** Statements that the essay does not bear out, in words; empty where all are true. */
export function falseStatements(essay: Essay, correction: Correction): string[] {
  const text = correction.paragraphs.join('\n')
  const inComment = SAID_IN_COMMENTS.flatMap(({ says, holds }) => {
    const match = says.exec(correction.comment.text)
    return match === null || holds(correction, match) ? [] : [`comment: ${match[0]}`]
  })
  const ofTraits = correction.dimensions.flatMap(({ traits }) =>
    traits.flatMap((report) =>
      [...report.observations, report.lift].flatMap((observation) => [
        ...STATEMENTS.flatMap(({ says, holds }) => {
          const match = says.exec(observation)
          return match === null ||
            holds({ essay, correction, report, match, isLift: observation === report.lift })
            ? []
            : [`${report.trait}, band ${report.band}: ${observation}`]
        }),
        ...[...observation.matchAll(/“([^”]+)”/g)].flatMap((match) =>
          text.includes(match[1] ?? '') ? [] : [`not in the essay: ${observation}`],
        ),
      ]),
    ),
  )
  const ofGoodSentences = correction.marks
    .filter(({ ruleId }) => ruleId === 'good-sentence')
    .flatMap((mark) => [
      ...SAID_OF_GOOD_SENTENCES.flatMap(({ says, holds }) => {
        const match = says.exec(mark.explanation)
        return match === null || holds(mark, correction.paragraphs, match)
          ? []
          : [`${mark.quote}: ${mark.explanation}`]
      }),
      ...[...mark.explanation.matchAll(/“([^”]+)”/g)].flatMap((match) =>
        mark.quote.includes(match[1] ?? '') ? [] : [`not in ${mark.quote}: ${mark.explanation}`],
      ),
    ])
  return [...inComment, ...ofTraits, ...ofGoodSentences]
}
