/** 心理描写: the thought itself is given, not only that there was one. */
import { inEachParagraph, type Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

const THOUGHT = regex('g')`
  (?:心想|暗想|心里想|心里嘀咕|心里(?:默默|暗暗|偷偷)地?想|暗暗(?:地)?想|默默(?:地)?想|在心里
  (?:对自己|悄悄)?(?:地)?说|心里直?犯?嘀咕)(?:道)?(?:[：:，,]“[^“”\n]{6,50}”|
  [：:][^“”。！？\n]{6,40}[。！？](?:[^“”。！？\n]{2,24}[！？])?)
`

/** Looked for first, for speed: most paragraphs hold no thoughts. */
const HINT = ['想', '嘀咕', '在心里']

export const innerDescription: Rule = {
  id: 'inner-description',
  kind: 'strength',
  area: 'rhetoric',
  label: '心理描写',
  teaches: '把当时心里的话原样写出来，读的人就和你想到一处去了。',
  marks: [
    {
      text: '我心想：要是今天再迟到，同桌一定要笑话我了。',
      quote: '心想：要是今天再迟到，同桌一定要笑话我了。',
    },
    {
      text: '他望着黑板，心里嘀咕：这道题我昨天明明会做，怎么现在全忘了？',
      quote: '心里嘀咕：这道题我昨天明明会做，怎么现在全忘了？',
    },
  ],
  leaves: [
    '我想：好。',
    '我心想事成了。',
    '他暗想了很久，没有说话。',
    '弟弟心想，蹦蹦跳跳地跑了过去，把门关上了。',
  ],
  find: inEachParagraph((paragraph, text) =>
    !HINT.some((hint) => text.includes(hint))
      ? []
      : [...text.matchAll(THOUGHT)].map((match) => ({
          paragraph: paragraph.index,
          start: match.index,
          end: match.index + match[0].length,
          explanation: /[？?]/.test(match[0])
            ? '心里的话是问自己的，那一刻拿不准的样子就看得见了。'
            : /[！!]/.test(match[0])
              ? '心里的话带着感叹，那一刻的心情一读就知道。'
              : '把心里的话写出来，读的人就知道那一刻你是怎么想的。',
        })),
  ),
}
