/** A word written with a character that only sounds or looks like the right one. */
import { CONFUSIONS, EVERYDAY_CONFUSIONS } from '../../lexicon/confusions.ts'
import { GUARDS } from '../../lexicon/confusions/guards.ts'
import { WHAT_FOLLOWS } from '../../lexicon/giveaways/paired.ts'
import type { Tables } from '../../tables.ts'
import { wordPattern } from '../../text/characters.ts'
import { gainInstead } from '../../text/likeliestWords.ts'
import { inEachParagraph, type Rule } from '../rule.ts'
import { reasonFor } from './reasonFor.ts'
import { variantAsked } from './variantForms.ts'

const entries = new Map(
  CONFUSIONS.flatMap(({ why, pairs }) =>
    pairs.map((pair) => {
      const [wrong = '', right = ''] = pair.split('→')
      return [wrong, { right, why: reasonFor(why, wrong, right) }] as const
    }),
  ),
)
const EVERYDAY = new Set(
  EVERYDAY_CONFUSIONS.flatMap(({ pairs }) => pairs.map((pair) => pair.split('→')[0] ?? '')),
)
const WRONG = wordPattern([...entries.keys()])

/** 他即然松手了: 竟然 is meant (lexicon/giveaways/paired.ts), unless what follows from it is said. */
const FOLLOWS = new RegExp(`^${WHAT_FOLLOWS}`)

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
    { text: '我的眼睛一笑就眯成一条逢。', quote: '一条逢', suggestion: '一条缝' },
    { text: '弟弟总是丢三拉四。', quote: '丢三拉四', suggestion: '丢三落四' },
    { text: '即然答应了，就要做到。', quote: '即然', suggestion: '既然' },
    { text: '奶奶笑迷迷地看着我。', quote: '笑迷迷', suggestion: '笑眯眯' },
    { text: '我掂着脚走过湿地。', quote: '掂着脚', suggestion: '踮着脚' },
    { text: '老师也忍不住给他股掌。', quote: '股掌', suggestion: '鼓掌' },
    { text: '这种担心混肴了两件事。', quote: '混肴', suggestion: '混淆' },
    { text: '爷爷任然站在那里。', quote: '任然', suggestion: '仍然' },
    { text: '她戴着红领中。', quote: '红领中', suggestion: '红领巾' },
    { text: '我彷拂听见了歌声。', quote: '彷拂', suggestion: '仿佛' },
    { text: '他从来没有报怨过一句。', quote: '报怨', suggestion: '抱怨' },
    { text: '我的字写得很了草。', quote: '很了草', suggestion: '很潦草' },
    { text: '最让我谗的是糖人。', quote: '我谗的', suggestion: '我馋的' },
  ],
  leaves: [
    '我报名做小记者，家里的饭一般以爸爸做为主。',
    '即使下大雨，我们也要去看外婆。',
    '运动既使人健康，又使人快乐。',
    '这件事可以经常做，也难以经受别人的误解。',
    '她看着照片，不能自已。',
    '弟弟爱好象棋，我喜欢画画。',
    '他立即然后又停了下来。',
    '妈妈对我很心疼。',
    '我们这次的话题高度一致。',
    '做客和作客这两个词我总要想一想。',
    '那一天我永远不愿忘记。',
    '他吃了一点然后就走了。',
    '我绝忘不了他的笑。',
    '有人偷快递被抓住了。',
    '清朝庭院里种着一棵老树。',
    '我不愿忘记那一天，绝忘不了。',
    '我们拿水管冲洗操场。',
    '骗子把他玩弄于股掌之间。',
    '一点然后又一点，光慢慢亮起来。',
    '这些木头可以当燃料。',
    '爸爸即然早就松手了！',
    '他是我们班主任然后才是朋友。',
    '冤冤相报怨何时能了。',
    '周围中间都是人。',
    '妈妈每天做家事。',
    '病菌从内听道往里走。',
    '湿地滩涂上有许多鸟。',
    '除掉了草，地里干净了。',
  ],
  find: (document) =>
    inEachParagraph((paragraph, text) =>
      [...text.matchAll(WRONG)].flatMap((match) => {
        const wrong = match[0]
        const entry = entries.get(wrong)
        const end = match.index + wrong.length
        if (
          entry === undefined ||
          isInnocent(text, wrong, match.index, end) ||
          readsWell(document.tables, text, match.index, end, entry.right)
        )
          return []
        return [
          variantAsked(text, {
            paragraph: paragraph.index,
            start: match.index,
            end,
            suggestion: entry.right,
            explanation: entry.why,
          }),
        ]
      }),
    )(document),
}

/** So many characters on either side are read along. */
const AROUND = 8
const SHORT = 2
/** In nats. Of forms planted in good prose, 1 in 75 reads no worse than so. */
const LEAST_GAIN = 2

/**
 * 不愿忘记, 一点然后: where two innocent words meet, what stands there reads about as well as what is
 * meant, or better. Longer forms do not come about so.
 */
function readsWell(tables: Tables, text: string, start: number, end: number, right: string) {
  const wrong = text.slice(start, end)
  if (wrong.length > SHORT || !EVERYDAY.has(wrong)) return false
  const before = text.slice(Math.max(0, start - AROUND), start)
  const after = text.slice(end, end + AROUND)
  return gainInstead(before, wrong, right, after, tables) < LEAST_GAIN
}

function isInnocent(text: string, wrong: string, start: number, end: number): boolean {
  if ((wrong === '既使' || wrong === '既便') && PAIRED.test(text.slice(end, end + 40))) return true
  if (wrong === '即然' && !FOLLOWS.test(text.slice(end, end + 40))) return true
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
