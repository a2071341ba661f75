/**
 * A character that only sounds or looks like the right one, found by the model from what the other
 * characters make likely.
 */
import { wordFrequency, type Tables } from '../../tables.ts'
import type { Document, Sentence } from '../../text/document.ts'
import { cutWords } from '../../text/words.ts'
import type { Finding, Rule } from '../rule.ts'
import { isClassical } from './classicalProse.ts'
import { explainSlip } from './explainSlip.ts'
import { isInItsPlace, LITTLE_WORDS, runsThrough, swallowsParticle } from './inItsPlace.ts'
import { moreOfBound } from './model/boundElsewhere.ts'
import { editsOfSentence, isParticle } from './model/editsOfSentence.ts'
import { REPAIRED_ODDS, type Misspelling } from './model/findMisspellings.ts'
import { secondOdds } from './model/secondOpinion.ts'
import { easedIn, isShort, leastAskedIn, leastIn } from './model/trustIn.ts'
import { EVERYBODYS_PAIR, isOwnName, type Suspect } from './ownName.ts'
import { variantAsked } from './variantForms.ts'

/**
 * ln odds in a clean text: of what the model finds this likely, nearly all is wrong. Long words
 * need less, what is a word itself more.
 */
const SURE_ODDS = 7
const SURE_LONG_ODDS = 6.3
const SURE_WORD_ODDS = 7.4
const LONG_WORD = 4
/**
 * 手不见了: where one character stands alone and the other would, hardly anything but the sense
 * tells them apart; of the little words those around them do.
 */
const ALONE_ODDS = 1.2
/** In a text full of mistakes. */
const LIKELY_ODDS = 1
/** In a few characters that say nothing of their writer: of what everybody mixes up, and of the rest. */
const LIKELY_SHORT_ODDS = { mixedUp: 2, other: 2.8 } as const
/** So much more where what is written is a word. */
const WORD_ODDS = 0.6
/** Less, and it is asked about (查一查): in a text full of mistakes, and in a clean one. */
const ASKED_ODDS = [0.1, 4] as const
/** By the second opinion: a fault, and a question in a text full of mistakes. */
const SECOND_ODDS = 2.5
const SECOND_ASKED_ODDS = -0.3
/** Of what a text full of mistakes eases, the share that the little words have. */
const LITTLE_EASED = 0.5
const FAR_MORE = 20
/** A correction must never put a coarse word into a pupil's text. */
const COARSE = /他妈的|傻逼|王八/

export const wrongCharacter: Rule = {
  id: 'wrong-character',
  kind: 'fault',
  area: 'spelling',
  label: '错别字',
  teaches: '写完读一读，遇到拿不准的字，就给它组个词，看看意思对不对。',
  marks: [
    { text: '看到有人落水，叔叔毫不犹预地跳了下去。', quote: '毫不犹预', suggestion: '毫不犹豫' },
    { text: '比赛还没开始，大家都跃跃欲式。', quote: '跃跃欲式', suggestion: '跃跃欲试' },
    { text: '妈妈连望跑过来，看了又看。', quote: '连望', suggestion: '连忙' },
    { text: '爸爸的头发花百了。', quote: '花百', suggestion: '花白' },
    { text: '我鼓起用气走过去。', quote: '鼓起用气', suggestion: '鼓起勇气' },
    { text: '如今，外公己经不在了，老屋空着。', quote: '己经', suggestion: '已经' },
  ],
  leaves: [
    '大家朝那个方向跑去。我们翻过了一道又一道山梁。只有你去叫他，他才会来。',
    '这座桥因用石头砌成而出名。我们应当跟坏习惯做斗争。',
    '小猴一会儿揪妈妈的耳朵，一会儿揪弟弟的头发。奶奶每天种菜、喂鸭。',
    '给我们作讲座的是一位老教师。宋涛在我们班跑得快。只要河水不涨就不怕。考完最后一科，大家都笑了。',
    '校医给我们作了关于护眼的讲座。在休假期间，他学会了游泳。',
    '这块坡地以种茶为主。今天的气温比昨天低好几度。',
    '庄稼太旱了要浇水，太涝了要排水。那里的一切都使人难忘。',
    '他们不是在玩游戏，而是在做实验。他在信里写到的那件事，我还记得。',
    '他把那本书津津有味地读着。',
    '小明的画受到了同学们的一致好评。',
    '我们采到了新鲜的蘑菇和野菜。',
    '除了小部分人弃权以外，绝大多数人都投了赞成票。走正步最难，手要摆到一样的高度。',
    '快有快的用处，慢有慢的道理，关键看你用在什么地方。',
    '让我奇怪的是，没人承认，后来他道了歉。姐姐劝我把实情告诉爸爸。',
    '我们的建议是先听听大家的建议。',
    '商场门口摆着一棵闪闪发光的圣诞树。',
    '河水很清，看得见水底的石头。溪水真清呀，比天还蓝。',
    '风车转呀转，转走了春天，转来了夏天。没有比家更暖的地方。',
    '我把猫粮倒进食槽，他在社会底层长大。',
    '山路一直往上，一直通到山顶。',
    '看到有人落水，叔叔毫不犹豫地跳了下去。',
    '弟弟的嘴扁了扁，差一点哭出来。',
    '雨点们你推我，我挤你。',
    '雨一笔一划地写信。',
    '这两件事有许多共通之处，界线却很清楚。',
    '“悦读”是我们班的读书角。',
    '下课了，高星跑过来，看了又看。',
    '母亲没有要求子女为自己作什么贡献。',
    '我的好朋友叫林墨言，林墨言最爱画画。',
    '我们读了《三味书屋记》这篇短文。',
    '她用力甩了甩钢笔，又在草稿纸上划了几下。',
    '我低头一看，手不见了，脚也不见了。',
    '牙刷在半空中一上一下地动。',
    '他是我们班的“百事通”。原来“百事通”也有不通的时候，他蹲下来看了又看，闻了又闻，脸红了。',
    '外公做木工时，外公的眼镜总是滑下来，我喜欢看外公作画。',
    '老师问：“这首诗你会背吗？”我说我会背。',
    '哪棵禾苗长得壮，爷爷就选留哪棵。',
    '谁也猜不出哪片云里有雨。',
    '河里的水越涨越高，我们越老越想家。',
    '我跟外公再下一盘。小鸟无时不在唱歌，春风无处不在。',
    '两只石狮子，雄的在右，雌的在左。每走一步，就离老家近一步。',
    '回来以后，他向大伙儿们叙述了一遍，一共送出了一百二十份盒饭。',
    '走了很久，我终于体会到：路是人走出来的。',
    '这段往事真是欲忘不能。',
    '槐花一树一树地放，爷爷端端正正地戴好帽子。',
    '下课了，我趁她不在，拿起她的本子。没人和你抢，球在篮筐上转了一圈。',
    '马跑得再快，也到不了楚国，我们在坚持中长大。',
    '他们一在天南，一在地北，常常写信。',
    '爸爸戴着老花镜看报。',
    '我又气又急，真想不干了。',
    '你这老古董该进博物馆了。',
    '菜刀是新磨的，小心手。山沟里还有雪，等太阳一晒就化光了。',
    '大家的手都举了起来。',
    '哪件衣服是你的，我分不清。',
    '他占着一个好位子站在门口。',
    '问题不在快与慢本身，而在用心。',
    '我们去过很多地方，却说不出那里的风有什么味道。',
    '我捡了一块有白条纹的石头，把纸多折了一道。',
    '班里新转来了一个同学。',
    '这次研学让我们开阔了眼界。',
    '我再也不敢在课堂上说话了。',
    '上课铃像一声命令，小猫轻轻巧巧地跳上了墙头。弟弟向老师作了检讨。我吓得脸色惨白。',
    '岛还是那座岛，灯塔也在岛上，可是看岛的人换了。',
  ],
  find: (document) => {
    const classical = document.paragraphs.map(({ text }) => isClassical(text))
    const suspects = document.sentences
      .filter(({ paragraph }) => classical[paragraph] !== true)
      .flatMap((sentence) => suspectsIn(document, sentence))
    const asked = leastAskedIn(document, ...ASKED_ODDS)
    const secondAsked = secondAskedIn(document)
    return findingsOf(
      document,
      suspects.filter(
        (suspect) =>
          suspect.odds > asked + aloneOdds(suspect) - easedFor(document, suspect) ||
          suspect.second > secondAsked ||
          isFault(document, suspect),
      ),
    )
  },
}

function isFault(document: Document, suspect: Suspect): boolean {
  const isWord = isWordItself(document.tables, suspect)
  const sure = isWord ? SURE_WORD_ODDS : isLong(suspect) ? SURE_LONG_ODDS : SURE_ODDS
  const alone = aloneOdds(suspect)
  // Verse puts words together as prose does not: what is rare there says little.
  const likely = isShort(document)
    ? LIKELY_SHORT_ODDS[isMixedUp(suspect) ? 'mixedUp' : 'other']
    : LIKELY_ODDS
  const full = document.isVerse ? sure : likely + (isWord ? WORD_ODDS : 0) + alone
  return (
    suspect.odds > leastIn(document, full, sure) - easedFor(document, suspect) ||
    suspect.second > SECOND_ODDS
  )
}

function isMixedUp({ to, pair }: Suspect): boolean {
  return LITTLE_WORDS.includes(to) || pair >= EVERYBODYS_PAIR
}

function secondAskedIn(document: Document): number {
  return easedIn(document) > 0 ? SECOND_ASKED_ODDS : SECOND_ODDS
}

/**
 * A text full of slips makes doubtful characters wrong, but hardly what is a word itself; and the
 * little words go with whatever stands around them.
 */
function easedFor(document: Document, suspect: Suspect): number {
  if (document.isVerse || isWordItself(document.tables, suspect)) return 0
  return easedIn(document) * (LITTLE_WORDS.includes(suspect.to) ? LITTLE_EASED : 1)
}

function aloneOdds({ to, word }: Suspect): number {
  return word !== null && word.text.length === 1 && !LITTLE_WORDS.includes(to) ? ALONE_ODDS : 0
}

function isLong({ word }: Suspect): boolean {
  return word !== null && word.text.length >= LONG_WORD
}

/**
 * 共通, 界线: what is written is in the dictionary. Only where everybody mixes it up with a far
 * more frequent word (建康), that one is meant.
 */
function isWordItself(tables: Tables, { isWord, pair, word, sentence }: Suspect): boolean {
  if (!isWord || word === null) return false
  const written = wordFrequency(tables, sentence.text, word.start, word.end)
  return pair < EVERYBODYS_PAIR || written * FAR_MORE > wordFrequency(tables, word.text)
}

/** 名符其实 is in the dictionary; 鼓起用气 is not, though 起用 is. */
function isLongWordItself(tables: Tables, { sentence, word }: Suspect): boolean {
  return word !== null && wordFrequency(tables, sentence.text, word.start, word.end) > 0
}

function suspectsIn(document: Document, sentence: Sentence): Suspect[] {
  // 的, 地 and 得 have a rule of their own.
  const edits = heardTwice(document, sentence)
  if (edits.length === 0) return []
  let repaired = sentence.text
  for (const { start, end, to } of edits)
    repaired = repaired.slice(0, start) + to + repaired.slice(end)
  const words = cutWords(repaired, document.tables, document.names)
  return edits
    .map((edit) => {
      const word = words.find(({ start, end }) => start <= edit.start && end >= edit.end) ?? null
      const more = moreOfBound(document, { ...edit, sentence, word })
      return {
        ...edit,
        odds: edit.odds + more,
        second: edit.second + more,
        sentence,
        repaired,
        word,
      }
    })
    .filter(
      (suspect) =>
        !isOwnName(document, suspect) &&
        !(isLong(suspect) && isLongWordItself(document.tables, suspect)) &&
        !swallowsParticle(suspect) &&
        !isInItsPlace(suspect) &&
        !runsThrough(document, suspect) &&
        !COARSE.test(suspect.repaired.slice(Math.max(0, suspect.start - 2), suspect.end + 2)),
    )
}

/** What may be meant, by the forest or by the second opinion, with the odds of the latter. */
function heardTwice(document: Document, sentence: Sentence): (Misspelling & { second: number })[] {
  const edits = editsOfSentence(document, sentence).filter((edit) => !isParticle(edit))
  const surer = edits.filter(({ odds }) => odds > REPAIRED_ODDS)
  const heard = edits
    .map((edit) => ({ ...edit, second: secondOdds(document, sentence, surer, edit) }))
    .filter(({ isFaint, second }) => !isFaint || second > secondAskedIn(document))
    .sort((a, b) => Math.max(b.odds, b.second) - Math.max(a.odds, a.second) || a.start - b.start)
  return heard
    .filter((edit, place) =>
      heard.slice(0, place).every(({ start, end }) => edit.end <= start || edit.start >= end),
    )
    .sort((a, b) => a.start - b.start)
}

/** One finding for each word that is put right: the word teaches more than the character alone. */
function findingsOf(document: Document, suspects: readonly Suspect[]): Finding[] {
  const findings: Finding[] = []
  for (const suspect of suspects) {
    const { sentence, repaired, word, ...edit } = suspect
    const range = word !== null && word.text.length <= LONGEST_QUOTE ? word : edit
    const start = sentence.start + range.start
    const end = sentence.start + range.end
    if (
      findings.some(
        (finding) =>
          finding.paragraph === sentence.paragraph && finding.start < end && finding.end > start,
      )
    )
      continue
    const suggestion = repaired.slice(range.start, range.end)
    const finding: Finding = {
      paragraph: sentence.paragraph,
      start,
      end,
      suggestion,
      ...(isFault(document, suspect)
        ? {
            explanation: explainSlip(
              document.tables,
              sentence.text.slice(edit.start, edit.end),
              edit.to,
              suggestion,
            ),
          }
        : {
            explanation: `这里是不是想写“${suggestion}”？拿不准，请你查一查字典或课本，自己决定。`,
            doubt: Math.max(edit.odds, edit.second),
          }),
    }
    findings.push(variantAsked(document.paragraphs[sentence.paragraph]?.text ?? '', finding))
  }
  return findings
}

const LONGEST_QUOTE = 5
