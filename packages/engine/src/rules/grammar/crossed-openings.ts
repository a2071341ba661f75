/** 多亏……的功劳, 因为……取得的, 是……之称, 我认为……是我的看法: every opening with the ends of the others. */
import { DOINGS } from './crossings/doings.ts'
import { LEFT_OVERS } from './crossings/leftOvers.ts'
import { LITTLE_WORDS } from './crossings/littleWords.ts'
import { LONG_ENDS } from './crossings/longEnds.ts'
import { NEEDLESS_ENDS } from './crossings/needlessEnds.ts'
import { OWN_ENDS } from './crossings/ownEnds.ts'
import { QUESTIONS } from './crossings/questions.ts'
import { REASONS } from './crossings/reasons.ts'
import { SAID_OVER } from './crossings/saidOver.ts'
import { SAYINGS } from './crossings/sayings.ts'
import { STATES } from './crossings/states.ts'
import { TAKEN_OVER } from './crossings/takenOver.ts'
import { TIMES } from './crossings/times.ts'
import { TWO_DOERS } from './crossings/twoDoers.ts'
import { inPatterns, type FaultPattern } from './findPatterns.ts'
import { LEFT_OVER_HALVES } from './leftOverHalves.ts'
import { LEFT_OVER_WORDS } from './leftOverWords.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'
import { unlessTrusted } from './inPlainWriting.ts'

const INSIDE = '[^，。；！？：“”—―…,;:!?]'
const SENTENCE = '[^。；！？：“”—―…;:!?]'
const START = '(?<=^|[，。；！？])'
const END = '(?=[。！]|$)'
const PAUSE = '(?=[，。！]|$)'
const SAY_ONE = '这里把两种说法接在了一起'

/** An opening, what rescues it, and the ends that belong to other openings. */
type Opening = {
  opens: string
  words: readonly string[]
  rescue: string
  ends: string
  at?: 'clause'
}

const OPENINGS: readonly Opening[] = [
  {
    opens: '原因(?:就|主要|也|正)?(?:是|在于)|原因，(?:就|也|主要)?是',
    words: ['原因'],
    rescue: '这|那|不同|相同|在|怕|不是',
    ends: '的功劳|得来的|换来的|取得的|赢得的|分不开的?|密不可分的?|而得名|的作用|有关的?|起的作用|所决定的|决定的',
  },
  {
    opens: '(?:是|就是|正是|都是|全是)因为',
    words: ['是因为'],
    rescue: '由|与|和|跟|不是|这|那',
    ends: '的结果|的功劳|的成果|得来的|换来的|取得的|赢得的|分不开的?|有关的?|所决定的|而取得的',
  },
  {
    opens: '因为|由于',
    words: ['因为', '由于'],
    rescue: '由|与|和|跟|是|这|那',
    ends: '的功劳|得来的|换来的|取得的|赢得的|分不开的?|密不可分的?|而取得的|的成果',
    at: 'clause',
  },
  {
    opens: '多亏了?|幸亏|亏得|全靠|全凭|全仗|幸好有',
    words: ['多亏', '幸亏', '亏得', '全靠', '全凭', '全仗', '幸好有'],
    rescue: '是|不然|才',
    ends: '的功劳|的缘故|的原因|的作用|造成的|导致的|分不开的?|所致|的成果|立下的功劳',
  },
  {
    opens: '归功于|得益于|取决于|源于|归因于|离不开|在于',
    words: ['归功于', '得益于', '取决于', '源于', '归因于', '离不开', '在于'],
    rescue: '是|和|与|跟|因为|不在于|由|这',
    ends: compact`
      的缘故|的原因|造成的|导致的|引起的|决定的|所决定的|分不开的?|有关的?|所致|起的作用|
      起着?(?:决定性?|重要|很大)的?作用|
      是(?:决定|关键|重要|根本)(?:性的?)?因素|是关键|(?:很|最|非常|十分)(?:重要|关键)
    `,
  },
  {
    opens: '为了|为的是|旨在',
    words: ['为了', '为的是', '旨在'],
    rescue: '达到|达成|实现|是|因',
    ends: '的缘故|的原因|的结果|的功劳|的作用|造成的',
  },
  {
    opens: '(?:最重要|关键|重点|要点|诀窍|秘诀|最要紧|最难|最可贵|最关键)的?(?:是|在于)',
    words: ['最重要', '关键', '重点', '要点', '诀窍', '秘诀', '最要紧', '最难', '最可贵'],
    rescue: '什么|谁|哪|知道|明白|觉得|认为',
    ends: '(?:很|非常|十分|最|更)(?:重要|关键|要紧|必要)的?|是(?:重点|关键|诀窍|秘诀|最难的)|起(?:了|着)?(?:关键|重要)?的?作用',
  },
]

const CROSSINGS = [
  REASONS,
  SAYINGS,
  STATES,
  DOINGS,
  LEFT_OVERS,
  QUESTIONS,
  SAID_OVER,
  NEEDLESS_ENDS,
  TIMES,
  TWO_DOERS,
  LITTLE_WORDS,
  TAKEN_OVER,
  OWN_ENDS,
  LONG_ENDS,
]

const crossed = OPENINGS.map(({ opens, words, rescue, ends, at }): FaultPattern => ({
  words,
  pattern: regex('dg')`
    ${at === 'clause' ? START : ''}(?<also>${opens})(?:(?!${rescue})${INSIDE}){2,24}?(?<mark>${ends})${PAUSE}
  `,
  explanation: ({ also: opening = '', mark = '' }) =>
    `${SAY_ONE}：“${opening}……”和“……${mark}”。选一种。`,
}))

export const crossedOpenings: Rule = {
  id: 'crossed-openings',
  kind: 'fault',
  area: 'grammar',
  label: '语病：句式杂糅',
  teaches: '一种说法开了头，就用它自己的结尾：“多亏……”“是……的功劳”只用一种。',
  marks: [
    { text: '我能学会游泳，多亏了爸爸的功劳。', quote: '多亏了爸爸的功劳' },
    { text: '这次比赛赢了，是因为大家齐心协力取得的。', quote: '是因为大家齐心协力取得的' },
    { text: '作文写得好不好，取决于平时的积累是关键。', quote: '取决于平时的积累是关键' },
    { text: '我们早起，为了看日出的缘故。', quote: '为了看日出的缘故' },
    { text: '做人最重要的是讲诚信很重要。', quote: '最重要的是讲诚信很重要' },
    { text: '我的家乡是“水果之乡”之称。', quote: '之称' },
    { text: '我认为早睡早起对身体好是我的看法。', quote: '认为早睡早起对身体好是我的看法' },
    { text: '他得了第一名，是我们大家都感到高兴。', quote: '是' },
    { text: '我感到心里暖洋洋的感觉。', quote: '的感觉', suggestion: '' },
    { text: '据我所知，我听说他搬家了。', quote: '我听说' },
    { text: '我跑步的速度比他跑得快。', quote: '的速度比他跑得', suggestion: '的速度比他' },
    { text: '我的建议是建议大家少用塑料袋。', quote: '建议', suggestion: '' },
    { text: '我为她感到非常自豪的骄傲。', quote: '的骄傲', suggestion: '' },
    { text: '他今年的岁数十岁了。', quote: '的岁数', suggestion: '' },
    { text: '一进门，映入眼帘的是看到一幅画。', quote: '看到', suggestion: '' },
    { text: '他在大海面前显得十分渺小的。', quote: '的', suggestion: '' },
    { text: '大家以惊奇的目光地看着他。', quote: '地', suggestion: '' },
    { text: '除了下棋，除此之外他还爱钓鱼。', quote: '除此之外', suggestion: '' },
    { text: '他这样做是出于为了帮助别人。', quote: '为了', suggestion: '' },
    { text: '老师的话对我有很大的鼓励了我。', quote: '了我', suggestion: '' },
    {
      text: '怪不得他没来的原因，原来是病了。',
      quote: '怪不得他没来的原因',
      suggestion: '怪不得他没来',
    },
    {
      text: '我早起是为了锻炼身体的目的。',
      quote: '是为了锻炼身体的目的',
      suggestion: '是为了锻炼身体',
    },
    { text: '只要努力，就一定会成功不可。', quote: '不可', suggestion: '' },
    { text: '这座桥的长度有五百米长。', quote: '的长度有五百米长', suggestion: '的长度有五百米' },
    { text: '熬夜的时候，对眼睛会受到伤害。', quote: '对', suggestion: '' },
    { text: '叔叔冒着寒风下送快递。', quote: '冒着寒风下', suggestion: '冒着寒风' },
    { text: '他天天熬夜，因此身体不好的结果。', quote: '的结果', suggestion: '' },
    { text: '妈妈一边切菜的时候，一边唱歌。', quote: '的时候', suggestion: '' },
    { text: '我被这里的美景所吸引住了。', quote: '所吸引住', suggestion: '吸引住' },
    { text: '从她的眼神里，流露出对我的关心。', quote: '从她的眼神里，流露出' },
    { text: '尽管山路多难，我们也要爬上去。', quote: '尽管', suggestion: '不管' },
    { text: '做事只要认真才能做好。', quote: '只要', suggestion: '只有' },
    { text: '除非你认错，我就不原谅你。', quote: '就' },
    { text: '听说奶奶病了的消息，我很着急。', quote: '听说', suggestion: '听到' },
    ...CROSSINGS.flatMap(({ marks }) => marks),
  ],
  leaves: [
    '看到自己一点点进步，我觉得很值得。',
    '一首老歌使她消除了烦闷的心情。运动会上，两个班展开了激烈的比赛。',
    '我讨厌这下个不停的雪。难道我会忘记你，你怎么能不明白我的心呢？',
    '到草原上骑一次马，是我们全家盼了很久的愿望。',
    '做事只有认真才能做好。除非你认错，否则我不原谅你。听到奶奶病了的消息，我很着急。',
    '他天天熬夜，因此生病了。妈妈一边切菜，一边唱歌。我被这里的美景吸引住了，为美景所吸引。',
    '她的眼神里流露出对我的关心。从远处看，山显得很高。尽管山路很难走，我们也爬上去了。',
    '这既然是你的书，就还给你。他既聪明又勤快。他把书交给了我，钥匙在我手里。',
    '怪不得他没来，原来是病了。我早起是为了锻炼身体。这次非成功不可，这种态度不可取。',
    '这座桥有五百米长。眼睛会受到伤害，对眼睛有伤害。叔叔在寒风下送快递。他住在哪里？',
    '我为她感到自豪。他今年十岁了。映入眼帘的是一幅画。他显得十分渺小，脸显得格外红扑扑的。',
    '大家以惊奇的目光看着他。除了下棋，他还爱钓鱼。他这样做是为了帮助别人，不要别人知道。',
    '老师的话鼓励了我。这件事给我的教育很大。她最喜欢的人是我。',
    '我能学会游泳，是爸爸的功劳。多亏了爸爸，不然我就淹着了。',
    '这次比赛赢了，是大家齐心协力取得的。因为努力取得的成绩，他很高兴。',
    '作文写得好不好，取决于平时的积累。平时的积累是关键。',
    '我们早起看日出，为了达到锻炼的目的。',
    '做人最重要的是讲诚信，这很重要。最重要的是知道什么最重要。',
    '我的家乡有“水果之乡”之称。',
    '我认为早睡早起对身体好，这是我的看法。',
    '他得了第一名，我们都感到高兴。这次，是我们大家都没有想到的。',
    '我感到心里暖洋洋的。我有一种心里暖洋洋的感觉。',
    '据我所知，他搬家了。我听说他搬家了。',
    '我跑步的速度比他快。我跑得比他快。',
    '我的建议是大家少用塑料袋。',
    '这是因为他们和老师的努力分不开。',
    ...CROSSINGS.flatMap(({ leaves }) => leaves),
  ],
  find: unlessTrusted(
    inPatterns([
      ...crossed,
      {
        words: ['之称'],
        pattern: regex('dg')`
        ${START}(?:(?!有|称|享|获|以|得|誉|素)${INSIDE}|“[^”]{1,10}”){4,30}(?<mark>之称)(?=[，。！])
      `,
        explanation: ({ mark = '' }) => `“${mark}”要和“有”一起用：“有……${mark}”。`,
      },
      {
        words: ['是我的', '是大家', '是我们', '是他', '是她', '是我最', '是一致'],
        pattern: regex('dg')`
        (?<also>认为|觉得|希望|打算|建议|主张|相信|盼望|梦想)(?:(?!的是|这是|这就是|
        就是)${SENTENCE}){4,36}?
        (?<mark>是(?:我们?|大家|他们?|她|一致)(?:共同|一致|最大|唯一|自己|从小|
        一直)?的?(?:最大的)?(?:看法|意见|想法|观点|愿望|梦想|打算|建议|主张|希望|心愿))${END}
      `,
        explanation: ({ mark = '' }) => `前面已经说了是谁的想法，后面的“${mark}”就多出来了。`,
        isInnocent: ({ 0: whole }) =>
          /，(?:这|那|它)?是/.test(whole) && !/认为|觉得|希望/.test(whole.slice(0, 2)),
      },
      {
        words: ['，是我', '，是大家', '，是全', '，是他们'],
        pattern: regex('dg')`
        (?<=，)(?<mark>是)(?![^，。！]{2,}的[\u4e00-\u9fff]{1,2}[。！])(?=(?:我们?|大家|
        全[\u4e00-\u9fff]{1,4}|他们|她)(?:大家)?(?:都|很|感到|
        觉得|非常|十分|深深|为[\u4e00-\u9fff]感到)(?:(?!的[。！]|，)${INSIDE}){2,}(?<!的)${END})
      `,
        explanation: '“是”后面又是一句完整的话，没有“是什么”。去掉“是”，读一读。',
      },
      {
        words: ['，是我', '，是他', '，是她', '，是全', '，是我们'],
        pattern: regex('dg')`
        (?<=^|[。！？])(?:为了${INSIDE}{2,14}|当${INSIDE}{2,12}时|
        作为${INSIDE}{2,12})，(?<mark>是)(?=(?:我们?|他们?|她|全国人民)${INSIDE}{2,}(?<!的)${END})
      `,
        suggestion: '',
        explanation: '“是”后面又是一句完整的话，没有“是什么”。去掉“是”，读一读。',
      },
      {
        words: ['的感觉', '的心情', '的感受'],
        pattern: regex('dg')`
        (?<also>感到|觉得|感受到)(?:(?!，|有|是|像|这|那|他|她|一[种阵股]|理解|明白|了解|
        体会)${INSIDE}){2,12}(?<mark>的(?:感觉|心情|感受))${PAUSE}
      `,
        suggestion: '',
        explanation: ({ mark = '' }) =>
          `前面已经说了“感到”，后面的“${mark}”就重复了，去掉它读一读。`,
        isInnocent: ({ 0: whole }) =>
          !/[很太极了心]|非常|十分|特别|无比|后悔|难过|的的/.test(whole),
      },
      {
        words: ['据我所知', '据了解', '据说听', '听说据'],
        pattern:
          /(?:据我所知|据了解|据我了解)，(?<mark>我?(?:听说|据说|听人说|知道))|据说(?<mark>听[人他她]?[说讲])/dg,
        explanation: ({ mark = '' }) => `前面已经说了是听来的，后面的“${mark}”就重复了。`,
      },
      {
        words: ['速度比', '成绩比', '声音比', '字比', '步比'],
        pattern: regex('dg')`
        (?<also>的?(?:速度|成绩|声音))比(?:[我他她你]们?|
        [\u4e00-\u9fff]{2,4})(?<mark>[骑跑写唱说走考游做画读叫]得)(?=[\u4e00-\u9fff])
      `,
        suggestion: '',
        explanation: ({ mark = '' }) => `前面说了“速度（成绩）”，后面直接说怎么样，“${mark}”去掉。`,
      },
      {
        words: ['是认为', '是觉得', '是建议', '是要求', '是主张'],
        pattern: regex('dg')`
        (?:我|他|她|大家|老师|妈妈|爸爸|们|人|方)的(?:意见|看法|想法|观点|建议|要求|主张|印象|
        感觉|感受)(?:就|都)?是(?:普遍)?
        (?<mark>认为|觉得|建议|要求|反映|感到|感觉|主张)(?!的)
      `,
        suggestion: '',
        explanation: ({ mark = '' }) => `“是”前面的词已经说过了，后面不用再说“${mark}”。`,
      },
      ...LEFT_OVER_WORDS,
      ...LEFT_OVER_HALVES,
      ...CROSSINGS.flatMap(({ patterns }) => patterns),
    ]),
  ),
}
