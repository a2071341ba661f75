/** 对比: then and now, one and the other, set side by side. */
import { isQuoted } from '../../text/document.ts'
import type { Finding, Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

const SIDE_BY_SIDE = [
  regex()`
    (?:以前|从前|过去|昔日|小时候)[^。！？]{4,40}[，；](?:而|可|但|可是|但是)?(?:如今|现在|今天|
    眼前)[^。！？：；]{3,40}
  `,
  /不是(?!我|你|他|她|它)[^。！？，]{2,20}，而是[^。！？，：；]{2,24}/,
  /与其[^。！？，]{2,20}，(?:倒)?不如[^。！？，：；]{2,24}/,
  regex()`
    (?:嘴上|表面上|看上去|看起来)[^。！？]{2,18}，(?:心里|其实|实际上|骨子里)(?:却|早|已|又)
    [^。！？]{2,24}
  `,
]

/** What every one of them holds; most sentences are read no further. */
const HINT = /而是|不如|如今|现在|今天|眼前|心里|其实|实际上|骨子里/

export const contrast: Rule = {
  id: 'contrast',
  kind: 'strength',
  area: 'rhetoric',
  label: '对比',
  teaches: '把两样放在一起比，不用多说，差别自己会说话。',
  marks: [
    {
      text: '从前这里只有一条泥路，如今公交车开到了村口。',
      quote: '从前这里只有一条泥路，如今公交车开到了村口',
    },
    {
      text: '想来想去，真正的勇敢不是不怕，而是怕了还肯往前走。',
      quote: '真正的勇敢不是不怕，而是怕了还肯往前走',
    },
    { text: '我嘴上说没关系，心里却像打翻了醋瓶。', quote: '我嘴上说没关系，心里却像打翻了醋瓶' },
  ],
  leaves: [
    '我不是班长，而是学习委员吗？',
    '以前我住在乡下，现在是下午三点。',
    '过去的事就让它过去吧。',
    '他不是我弟弟，是我表弟。',
    '有的人喜欢跑步，有的人喜欢游泳，我们班很热闹。',
  ],
  find: (document) =>
    document.sentences.flatMap((sentence): Finding[] => {
      const paragraph = document.paragraphs[sentence.paragraph]
      if (
        paragraph === undefined ||
        !HINT.test(sentence.text) ||
        /[？?“”]/.test(sentence.text) ||
        isQuoted(paragraph, sentence.start)
      )
        return []
      const found = SIDE_BY_SIDE.map((pattern) => pattern.exec(sentence.text)).find(
        (match) => match !== null,
      )
      if (found === undefined || /点[。！]?$/.test(found[0])) return []
      const start = clauseStart(
        sentence.start,
        sentence.clauses.map((clause) => clause.start),
        sentence.start + found.index,
      )
      const reached = sentence.start + found.index + found[0].length
      const end = sentence.clauses.find((clause) => clause.end >= reached)?.end ?? reached
      if (end - start > 70) return []
      return [{ paragraph: sentence.paragraph, start, end, explanation: explained(found[0]) }]
    }),
}

function explained(found: string): string {
  if (/不是.*，而是/.test(found))
    return '先推开“不是”的，再立起“而是”的，你真正要说的意思就清楚了。'
  if (found.startsWith('与其')) return '两条路摆在一起，选哪一条，为什么选，一句话就说明白了。'
  return /^(?:以前|从前|过去|昔日|小时候)/.test(found)
    ? '从前和现在放在一起比，变化有多大，读的人自己就看出来了。'
    : '两样放在一起比，差别不用多说，读的人自己就看出来了。'
}

function clauseStart(first: number, starts: readonly number[], at: number): number {
  return starts.findLast((start) => start <= at) ?? first
}
