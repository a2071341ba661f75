/** A word written with a character that only sounds or looks like the right one. */
import { CONFUSIONS } from '../../lexicon/confusions.ts'
import { GUARDS } from '../../lexicon/confusions/guards.ts'
import { wordPattern } from '../../text/characters.ts'
import { inEachParagraph, type Rule } from '../rule.ts'

const entries = new Map(
  CONFUSIONS.flatMap(({ why, pairs }) =>
    pairs.map((pair) => {
      const [wrong = '', right = ''] = pair.split('→')
      return [wrong, { right, why }] as const
    }),
  ),
)
const WRONG = wordPattern([...entries.keys()])

/** 既使人愉快，又使人健康: 既 … 又 is right. */
const PAIRED = /^[^。！？]*(?:[又且更]|也[使便让令])/

export const confusedWord: Rule = {
  id: 'confused-word',
  kind: 'fault',
  area: 'spelling',
  label: '错别字',
  teaches: '同音字、形近字要看意思选：想一想每个字本来指什么，再动笔。',
  marks: [
    { text: '既使下大雨，我们也要去看外婆。', quote: '既使', suggestion: '即使' },
    { text: '面对这道难题，大家一愁莫展。', quote: '一愁莫展', suggestion: '一筹莫展' },
    { text: '铃声一响，弟弟就迫不急待地冲出教室。', quote: '迫不急待', suggestion: '迫不及待' },
    { text: '妈妈的眼晴里闪着泪花。', quote: '眼晴', suggestion: '眼睛' },
    { text: '我以经写完作业了。', quote: '以经', suggestion: '已经' },
    { text: '我们班赢了拨河比赛。', quote: '拨河', suggestion: '拔河' },
    { text: '他羡幕地望着那只风筝。', quote: '羡幕', suggestion: '羡慕' },
    { text: '即然答应了，就要做到。', quote: '即然', suggestion: '既然' },
  ],
  leaves: [
    '即使下大雨，我们也要去看外婆。',
    '运动既使人健康，又使人快乐。',
    '这件事可以经常做，也难以经受别人的误解。',
    '她看着照片，不能自已。',
    '弟弟爱好象棋，我喜欢画画。',
    '他立即然后又停了下来。',
    '妈妈对我很心疼。',
    '我们这次的话题高度一致。',
    '做客和作客这两个词我总要想一想。',
  ],
  find: inEachParagraph((paragraph, text) =>
    [...text.matchAll(WRONG)].flatMap((match) => {
      const wrong = match[0]
      const entry = entries.get(wrong)
      const end = match.index + wrong.length
      if (entry === undefined || isInnocent(text, wrong, match.index, end)) return []
      return [
        {
          paragraph: paragraph.index,
          start: match.index,
          end,
          suggestion: entry.right,
          explanation: entry.why,
        },
      ]
    }),
  ),
}

function isInnocent(text: string, wrong: string, start: number, end: number): boolean {
  if ((wrong === '既使' || wrong === '既便') && PAIRED.test(text.slice(end, end + 40))) return true
  const guard = GUARDS[wrong]
  const before = text.charAt(start - 1)
  const after = text.charAt(end)
  // Words about words (“眼晴”是错字) stand alone in quotation marks.
  if ('“‘「《'.includes(before) && before !== '' && '”’」》'.includes(after) && after !== '')
    return true
  if (guard === undefined) return false
  return (
    (before !== '' && (guard.notAfter ?? '').includes(before)) ||
    (after !== '' && (guard.notBefore ?? '').includes(after))
  )
}
