/**
 * 高兴的跑, 跑的快, 美丽地花: which of the three is meant, by what stands around (model/choice.ts).
 * Younger pupils learn it, so it is a fault; older ones know it and are asked; good writers write 的
 * for 地 on purpose, so the oldest are left alone.
 */
import type { Document, Sentence } from '../../text/document.ts'
import type { Word } from '../../text/words.ts'
import type { Finding, Rule } from '../rule.ts'
import { isCountedThing, isNamed, isPlace, LIKENED } from './aroundParticles.ts'
import { isWording } from './isWording.ts'
import { editsOfSentence, isParticle } from './model/editsOfSentence.ts'
import type { Misspelling } from './model/findMisspellings.ts'
import { isShort, leastAskedIn, leastIn, trustIn } from './model/trustIn.ts'
import {
  isMood,
  shapeOfAdverb,
  shapeOfAttribute,
  shapeOfComplement,
  shapeOfOutcome,
  type Shape,
} from './particleShapes.ts'
import { isMadeBy, standsForThing } from './standsForThing.ts'

/** ln odds from which it is said, or asked, in a text full of mistakes and in a clean one. */
const SURE = [3.1, 8.5] as const
/** In a few characters that say nothing of their writer. */
const SURE_SHORT = 4
const ASKED = [1, 5.5] as const
/** Whoever makes hardly a slip may write 的 for 地 on purpose: what is certain is asked about. */
const CLEAN = 0.8
const LAST_TAUGHT = 6
const LAST_ASKED = 9

export const particleDe: Rule = {
  id: 'particle-de',
  kind: 'fault',
  area: 'spelling',
  label: '的、地、得',
  teaches: '名字前面用“的”，动作前面说怎样地用“地”，动作后面说怎么样用“得”。',
  marks: [
    { text: '弟弟高兴的跑了过来。', quote: '的', suggestion: '地' },
    { text: '小河哗哗的流着。', quote: '的', suggestion: '地' },
    { text: '他跑的比谁都快。', quote: '的', suggestion: '得' },
    { text: '老师把卷子一道一道的改完了。', quote: '的', suggestion: '地' },
    { text: '夕阳把我们的影子拉的老长。', quote: '的', suggestion: '得' },
    { text: '他放下书包，头也不回的跑了出去。', quote: '的', suggestion: '地' },
    { text: '冰凉的井水冻的我直打哆嗦。', quote: '的', suggestion: '得' },
    { text: '我来说说我得事吧。', quote: '得', suggestion: '的' },
    { text: '小河陪着我一年一年的长大。', quote: '的', suggestion: '地' },
    { text: '我自告奋勇的说：“今天我来包！”', quote: '的', suggestion: '地' },
    { text: '他大摇大摆的走进教室。', quote: '的', suggestion: '地' },
    { text: '叶子飘飘悠悠得落下来。', quote: '得', suggestion: '地' },
    { text: '最热闹得是升旗台前面。', quote: '得', suggestion: '的' },
    { text: '小猫静静的盘着腿。', quote: '的', suggestion: '地' },
    { text: '我吓的闭上了眼睛。', quote: '的', suggestion: '得' },
    { text: '他害怕的不敢回头。', quote: '的', suggestion: '得' },
    { text: '老师走过来，轻轻的对我说：“别紧张。”', quote: '的', suggestion: '地' },
    { text: '我生气的把车子推到一边。', quote: '的', suggestion: '地' },
    { text: '他难过的低下了头。', quote: '的', suggestion: '地' },
    { text: '闹钟滴答滴答的走着，夜很静。', quote: '的', suggestion: '地' },
    { text: '雨点噼里啪啦的打在地上。', quote: '的', suggestion: '地' },
    { text: '他从容的讲完了每一句话。', quote: '的', suggestion: '地' },
    { text: '我激动的说不出话来。', quote: '的', suggestion: '得' },
    { text: '排队的人很多，我等的不耐烦了。', quote: '的', suggestion: '得' },
    { text: '小刚跑的满头大汗，还不肯停下来。', quote: '的', suggestion: '得' },
    { text: '妈妈急的像热锅上的蚂蚁。', quote: '的', suggestion: '得' },
    { text: '灯光照的我睁不开眼。', quote: '的', suggestion: '得' },
    { text: '春天，叶子绿的发亮。', quote: '的', suggestion: '得' },
    { text: '我把碗端起来，轻地像一片羽毛。', quote: '地', suggestion: '得' },
    { text: '弟弟学地可认真了。', quote: '地', suggestion: '得' },
    { text: '我们跑完步，累地气喘吁吁。', quote: '地', suggestion: '得' },
    { text: '他大口大口得吃完了面。', quote: '得', suggestion: '地' },
    { text: '我走进院子，首先看到地是一棵枣树。', quote: '地', suggestion: '的' },
    { text: '妈妈均匀的涂上胶水。', quote: '的', suggestion: '地' },
    { text: '他慢悠悠的走来了。', quote: '的', suggestion: '地' },
  ],
  leaves: [
    '我给小猫做了一个软软的窝。',
    '这里的冰滑梯比我去年玩的更长。亲爱的姥姥，您好。',
    '“到！”大家一齐回答，响亮得像打雷。姥姥，我有一件特别高兴的事要告诉您。',
    '在老师无微不至的关怀下，她很快好了起来。',
    '卖菜的李奶奶，街坊们都认识她。',
    '书他看了不少，可真正看懂的不多。',
    '下棋时，弟弟输的次数比赢的多。',
    '花开了，红的像火，黄的像金。',
    '有的扔沙包，还有的蹦蹦跳跳。',
    '经过一次次的努力，我成功了。',
    '文章里有他对家乡深深的思念。',
    '我们赢的比赛越来越多。',
    '弟弟高兴地跑了过来。',
    '小河哗哗地流着。',
    '这是一本有趣的书。',
    '他是我们班跑得最快的人。',
    '慢慢的，天黑了。',
    '雨后，绿的更绿，白的更白。',
    '黑板上是一道一道的题目。',
    '叔叔用力把装满混凝土料的方兜车推上运料架。',
    '棒槌声“啪啪”地传得很远。',
    '下棋的爷爷，唱戏的奶奶，都在树下。',
    '口渴的我找到了水龙头。',
    '妈妈写的又长又好的信，我还留着。',
    '它已经把香肠吃得一干二净。',
    '姐姐们暖暖地照看着那几只小鸡。',
    '承认错误并没有我想的那么可怕。',
    '爷爷脸上露出意味深长的笑。',
    '孩子们开心得跳了起来。',
    '这是一场惊心动魄的打斗。',
    '最让我记得是那盏灯。',
    '害怕的不敢上台的同学都坐在后面。',
    '别怕，最热闹的是那条街。',
    '一个静静的夜晚，我们坐在院子里。',
    '那里静静的，没有一个人。',
    '圈里果然冒出一串细细的泡。',
    '我找遍了园子，也找不出和它一模一样的花来。',
    '老师走过来，轻轻地对我说：“别紧张。”',
    '那些开心的回忆在我心里。',
    '我又拿了一个鸡蛋，这次小心翼翼的，总算成功了。',
    '最高兴的来了，是放假。',
    '令人难过的在后面，他搬走了。',
    '他是一个认真的看着书的孩子。',
    '我喜欢他认真的样子。经过仔细的检查之后，医生放心了。她有一双会笑的大眼睛。',
    '街上走来一支锣鼓喧天的送亲队伍。',
    '这是一扇红色的把手生了锈的门。',
    '妈妈露出温柔的笑。',
    '远处传来伤心的哭声。',
    '墙上的钟，滴答滴答的，一刻不停。',
    '他有一副热情的嗓子。',
    '害怕的走在后面，勇敢的走在前面。',
    '生气的老师对我笑了。',
    '一推开窗，映入眼帘的是一片金黄的菜地。',
    '迎面而来的往往是一阵花香。',
    '弟弟站得远远的在看。',
    '那是一座静静的被河水抱住的小镇。',
    '时间随着钟声飞快的流逝，慢慢少了。',
    '千姿百态的朝霞铺满天边，热乎乎的被窝里很暖。',
    '他的话成了可有可无的想法。',
    '他对妹妹怀着深深的爱。',
    '集市上有许多年轻的男男女女。',
    '那是一位和气的老爷爷。',
    '路边的树有的笔直，有的弯弯曲曲。',
    '石头路上全是青苔，我得小心地走。',
    '校长的脸色越来越难看。',
    '墙上是他写的那张表。',
    '阳光暖暖地照在操场上。',
    '果子有许多种，绿的发亮，红的耀眼。',
    '他写的我们说不出有多好。',
    '你们今天赢的不是力气，是一条心。',
    '谁也没想到，最后赢的竟是他。',
    '她交头接耳地低声说着什么。',
    '他说的很有道理，哭的却是弟弟。',
    '他正站在远远的树下冲我笑呢。',
    '小船停在静静的湖边等着我们。',
    '草丛里藏着一只会叫的蝈蝈。',
    '墙角的仙人球长着尖尖的刺。',
    '别看他小，懂的可真多。',
    '老师讲的又想了一遍，我才明白。',
    '她抱着一个会说话的布娃娃。',
    '他流下了伤心的眼泪。',
    '我们看完了比赛的直播。',
    '轻轻的风吹着我的脸。这扇窗固定地朝向南边。',
    '她挂了一串我叠的纸星星，真好看。',
    '这份礼物包含着我对奶奶深深的爱。',
    '他高兴地像往常一样跑出去。',
    '奶奶慢慢地走，又慢慢地坐下。',
    '抄作业是一种不诚实的表现。',
    '一次又一次的失败并没有吓倒他。',
  ],
  find: (document) => {
    const { gradeLevel } = document.writing
    if (gradeLevel > LAST_ASKED) return []
    return document.sentences.flatMap((sentence): Finding[] =>
      particlesOf(document, sentence).flatMap((edit) => {
        const start = sentence.start + edit.start
        const paragraph = document.paragraphs[sentence.paragraph]
        if (paragraph === undefined || isWording(paragraph, start)) return []
        const written = sentence.text.slice(edit.start, edit.end)
        const around = sentence.text.slice(Math.max(0, edit.start - 1), edit.end + 2)
        if (INNOCENT.some((pattern) => pattern.test(around))) return []
        if (standsForThing(sentence.text, edit)) return []
        const isTaught = gradeLevel <= LAST_TAUGHT
        const isSure =
          (edit.isCertain && trustIn(document, CLEAN) < CLEAN) ||
          edit.odds > (isShort(document) ? SURE_SHORT : leastIn(document, ...SURE))
        // 我得走了: 得 is a word of its own too, so it takes what is named or plainly said twice.
        const isFault =
          isSure && isTaught && (written !== '得' || edit.to === '的' || edit.isShaped)
        const isAsked =
          (isTaught || (edit.isCertain && edit.isShaped)) &&
          edit.odds > leastAskedIn(document, ...ASKED)
        if (!isSure && !isAsked) return []
        return [
          {
            paragraph: sentence.paragraph,
            start,
            end: sentence.start + edit.end,
            suggestion: edit.to,
            explanation: isFault
              ? `这里该用“${edit.to}”：${WHY[edit.to] ?? ''}`
              : `这里的“${written}”是不是该写“${edit.to}”？${WHY[edit.to] ?? ''}`,
            ...(isFault ? {} : { doubt: edit.odds }),
          },
        ]
      }),
    )
  },
}

/** `isCertain`: by its shape, whatever the model says; `isShaped`: the shape says so too. */
type Particle = Pick<Misspelling, 'start' | 'end' | 'to' | 'odds'> & {
  isCertain: boolean
  isShaped: boolean
}

const CERTAIN_ODDS = 6

function particlesOf(document: Document, sentence: Sentence): Particle[] {
  const { text, words } = sentence
  const edits = editsOfSentence(document, sentence).filter(isParticle)
  const found: Particle[] = []
  for (let at = 1; at < text.length; at += 1) {
    const written = text.charAt(at)
    if (!PARTICLES.includes(written)) continue
    const place = sentence.start + at
    const own = words.find(({ start, end }) => start <= place && end > place)
    const left = text.slice(0, at)
    const right = text.slice(at + 1)
    const before = words.findLast(({ end }) => end <= place) ?? null
    const next = words.find(({ start }) => start > place) ?? null
    // 静静的 is one word of the dictionary's; so is 细细的, which is said of things.
    const isAlone = own?.text === written || (own !== undefined && MANNER.test(own.text))
    for (const to of PARTICLES) {
      if (to === written) continue
      const here = edits.filter(({ start }) => start === at)
      const shape =
        isAlone || here.length > 0 ? shapeOf(written, to, left, before, next, right) : 'never'
      const isCertain = shape === 'sure'
      // 飘飘悠悠得落下来: that it is not 得 the model sees, which of the two others the shape does.
      const edit = here.find(({ to: other }) => other === to || shape === 'sure')
      if (shape === 'never' || (!isCertain && edit === undefined)) continue
      found.push({
        start: at,
        end: at + 1,
        to,
        odds: Math.max(edit?.odds ?? 0, isCertain ? CERTAIN_ODDS : 0),
        isCertain,
        isShaped: shape === 'sure',
      })
    }
  }
  return found
}

const PARTICLES = '的地得'
const MANNER = /^(?:静静|轻轻|慢慢|悄悄|默默|偷偷|狠狠|紧紧|渐渐|匆匆|牢牢|缓缓|徐徐|呆呆|急急)的$/

function shapeOf(
  written: string,
  to: string,
  left: string,
  before: Word | null,
  next: Word | null,
  right: string,
): Shape {
  if (to === '的') return shapeOfAttribute(written, left, before, next, right)
  if (
    written === '的' &&
    (to === '得' ? isNamed(left, right) : isPlace(left, right) || isCountedThing(left, right))
  )
    return 'never'
  const complement =
    written === '的' ? shapeOfComplement(left, before, right) : shapeOfOutcome(left, right)
  // 开心得跳了起来 is as right as 开心地.
  if (written === '得' && before !== null && isMood(before)) return 'never'
  const adverb = shapeOfAdverb(left, before, next, right)
  if (to === '得' && written === '的' && isMadeBy(left, next)) return 'never'
  // 整齐得像一个人: what it is like is no deed.
  if (written === '得' && to === '地' && LIKENED.test(right)) return 'never'
  // 激动的说不出话: how it turns out, whatever is done. 难过的低下了头: how it is done, and no more.
  if (to === '得') return complement !== 'sure' && adverb === 'sure' ? 'never' : complement
  return complement === 'sure' ? 'never' : adverb
}

/**
 * With the character before: 绿的更绿，白的更白; 料的方兜车, no 地方; “啪啪”地传得很远; 没有我想的那么难.
 */
const INNOCENT = [
  /^(.)的[更越]\1/,
  /^爱的/,
  /^.的方/,
  /^.地[低小大高轻柔厉]声/,
  /^[”’]地/,
  /^[想像说料]的[那这]/,
  /^.的[那这][张本个座支件条只幅篇首把封位]/,
]

const WHY: Record<string, string> = {
  的: '后面是人、物或事的名字，前面的话说它是什么样的。',
  地: '后面是动作，前面的话说它是怎样做的。',
  得: '前面是动作或样子，后面的话说它怎么样、到什么程度。',
}
