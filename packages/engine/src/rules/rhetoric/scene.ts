/** 环境描写: a sentence that holds still and paints where it happens. */
import { NATURE } from '../../lexicon/nature.ts'
import { isVivid } from '../../lexicon/vividWords.ts'
import { isPerson, PERSON_PRONOUNS } from '../../lexicon/people.ts'
import { isQuoted } from '../../text/document.ts'
import type { Finding, Rule } from '../rule.ts'

const SHORTEST = 12
const LONGEST = 60
export const scene: Rule = {
  id: 'scene',
  kind: 'strength',
  area: 'rhetoric',
  label: '环境描写',
  teaches: '写清楚事情发生在怎样的天色、怎样的地方，人的心情也就有了着落。',
  marks: [
    {
      text: '天空阴沉沉的，乌云密密麻麻地压在屋顶上。',
      quote: '天空阴沉沉的，乌云密密麻麻地压在屋顶上',
    },
    {
      text: '傍晚，夕阳斜斜地挂在山头，池塘里的荷叶碧绿碧绿的。我在等爸爸。',
      quote: '傍晚，夕阳斜斜地挂在山头，池塘里的荷叶碧绿碧绿的',
    },
  ],
  leaves: [
    '我喜欢春天的雨和秋天的风。',
    '以前灰蒙蒙的天空变蓝了，小河变清了。',
    '我高高兴兴地跑过田野，看见小河。',
    '春天和秋天都是好时候。',
    '“天空蓝蓝的，白云飘飘的。”他说。',
  ],
  find: (document) =>
    document.sentences.flatMap((sentence): Finding[] => {
      const paragraph = document.paragraphs[sentence.paragraph]
      const { words } = sentence
      if (
        paragraph === undefined ||
        sentence.text.length < SHORTEST ||
        sentence.text.length > LONGEST ||
        isQuoted(paragraph, sentence.start) ||
        /[“”？]|以前|如果|变/.test(sentence.text)
      )
        return []
      const things = words.filter((word) => NATURE.has(word.text))
      if (
        things.length < 2 ||
        words.some(
          (word) =>
            PERSON_PRONOUNS.has(word.text) || isPerson(word.text) || document.names.has(word.text),
        )
      )
        return []
      const last = sentence.clauses.at(-1)
      if (
        last === undefined ||
        new Set(things.map((word) => word.text)).size < 2 ||
        !words.some((word) => isVivid(word.text))
      )
        return []
      return [
        {
          paragraph: sentence.paragraph,
          start: sentence.start,
          end: last.end,
          explanation: `“${things[0]?.text}”“${things[1]?.text}”都写出了样子，事情发生在怎样的地方，一读就看见了。`,
        },
      ]
    }),
}
