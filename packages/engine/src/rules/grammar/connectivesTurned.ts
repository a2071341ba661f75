/** 不但工整，而且错字连篇; 如果想学好，才要; 不能光想自己，就要: a tie that its halves do not bear. */
import { BLAME, PRAISE } from '../../lexicon/goodAndBad.ts'
import type { FaultPattern } from './findPatterns.ts'
import { regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？：“”]'
const NOT_ONLY = '不但|不仅|不光'
const MUCH = '(?:很|非常|十分|特别|又|太)?'
const wrongWay = ({ also = '' }: Readonly<Record<string, string | undefined>>) =>
  `“${also}……而且……”是顺着往下说的；这里前面说好，后面说不好，要用“虽然……但是……”。`

const oneWay = (first: string, second: string): FaultPattern => ({
  words: NOT_ONLY.split('|'),
  pattern: regex('dg')`
    (?<also>${NOT_ONLY})(?!不|没)(?:(?![不没无])${INSIDE}){0,7}?(?:${first})${INSIDE}{0,3}，
    (?:[他她它我]们?)?(?<mark>而且还?|并且|还|也|
    更)(?:(?![不没无避防少害损伤])${INSIDE}){0,6}?${MUCH}
    (?:${second})(?!的(?:人|同学)|了?吗|心)
  `,
  explanation: wrongWay,
})

export const CONNECTIVES_TURNED: readonly FaultPattern[] = [
  oneWay(PRAISE, BLAME),
  oneWay(BLAME, PRAISE),
  {
    words: ['如果', '要是', '假如', '要想'],
    pattern: regex('dg')`
      (?<=^|[。！？；，])${INSIDE}{0,2}(?<also>如果|要是|假如|要想)${INSIDE}{0,6}想${INSIDE}{1,12}，
      (?:[你我他她]们?|就)?(?<mark>才|却)(?=要|必须|应该|得|该|需要|一定)
    `,
    suggestion: '就',
    explanation: ({ also = '', mark = '' }) =>
      `“${also}”和“就”是一对；“${mark}”是另一对里的。想想该用哪一个。`,
  },
  {
    words: ['不能光', '不能只', '不要光', '不要只', '不应只', '不能仅'],
    pattern: regex('dg')`
      (?:不能|不要|不应该?|不可)(?:光|只|仅)${INSIDE}{1,10}，(?<mark>就要|就得|所以要|因此要|于是要|
      才要|就应该|所以应该)(?=${INSIDE}{2})
    `,
    suggestion: '还要',
    explanation: ({ mark = '' }) => `“不能光……”后面再添一件事，用“还要”；“${mark}”接不上。`,
  },
  {
    words: ['就是'],
    pattern: regex('dg')`
      (?<=^|[。！？；，：“][你您他她]?们?)(?<also>是)(?!不|否)${INSIDE}{2,10}，(?<mark>就是|而是|
      也是)
      (?=${INSIDE}{1,12}呢[？。])
    `,
    suggestion: '还是',
    explanation: ({ mark = '' }) => `问哪一个，用“是……还是……”；“${mark}”接不上。`,
  },
  {
    words: ['无论', '不论', '不管'],
    pattern: regex('dg')`
      (?<also>无论|不论|不管)(?:是|在)${INSIDE}{1,6}，(?<mark>就是|也是|和|跟|
      甚至是?)(?=${INSIDE}{1,6}，
      ${INSIDE}{0,4}[都也])
    `,
    suggestion: '还是',
    explanation: ({ mark = '' }) => `“无论……”后面的几种情形用“还是”连起来，“${mark}”连不起来。`,
  },
  {
    words: ['不是'],
    pattern: regex('dg')`
      (?<![是还要也若果])(?<also>不是)(?!不|没)${INSIDE}{2,12}，(?<mark>所以|因此|于是|而且|并且|
      反而)
      (?=是(?!因|否|不)${INSIDE}{1,12}[。！，])
    `,
    suggestion: '而',
    explanation: ({ mark = '' }) => `“不是……而是……”是一对，“${mark}”是另一对里的。`,
  },
  {
    words: ['虽然', '虽说'],
    pattern: regex('dg')`
      (?<=^|[。！？；])${INSIDE}{0,4}(?<also>虽然|虽说)(?:(?!只|才|刚|不到|但|可|却|小|短|几|一)
      ${INSIDE}){2,14}，(?:[他她我它]们?)?(?<mark>就)(?=很|非常|特别|能(?!.*[？])|会|用|我|他|她|
      从|总)
      ${INSIDE}*[。！]
    `,
    suggestion: '却',
    explanation: ({ also = '', mark = '' }) =>
      `“${also}”后面要转折，用“却”“但”；“${mark}”是另一对里的。`,
  },
  {
    words: ['虽然', '虽说', '尽管'],
    pattern: regex('dg')`
      (?<=^|[。！？；])${INSIDE}{0,4}(?<also>虽然|虽说|尽管)(?:(?!但|可|却|是因)${INSIDE}){2,14}，
      (?<mark>因为)(?:(?!但|可|却|也|还|仍|都|只|才|所以|不)[^。！？：“”]){2,24}[。！]
    `,
    explanation: ({ also = '', mark = '' }) =>
      `“${also}”后面要转折，用“但是”；“${mark}”说的是原因，和它配不成一对。`,
  },
  {
    words: ['因为'],
    pattern: regex('dg')`
      (?<=[。！？；]|^)(?!因为|由于|虽然|只)[^，。！？]{3,12}，(?<mark>因为)
      (?=(?:我|他|她|爸爸|妈妈|弟弟|妹妹|老师|大家)?就(?:跑|走|睡|哭|催|出|去|来|把|被|叫|开始))
    `,
    suggestion: '',
    explanation: '“因为”后面要说原因，这里说的是接着做的事，去掉它读一读。',
  },
  {
    words: ['而且', '并且', '所以', '因此'],
    pattern: regex('dg')`
      (?<also>不(?<deed>反对|喜欢|赞成|同意|害怕|讨厌|怕|爱))(?:(?!的)${INSIDE}){1,8}，(?:我|他|她)?
      (?<mark>而且|并且|所以|因此)\k<deed>
    `,
    suggestion: '而是',
    explanation: ({ mark = '', deed = '' }) =>
      `前面是“不${deed}”，后面是“${deed}”，方向相反，“${mark}”接不上。`,
  },
  {
    words: ['停了，而且', '停了，所以', '停了，因此', '停了，于是'],
    pattern: /停了，(?<mark>而且|所以|因此|于是)(?=[^，。]{1,4}(?:还在|还没停|又下|仍在))/dg,
    suggestion: '但是',
    explanation: ({ mark = '' }) => `一样停了，一样没停，是转折，“${mark}”接不上。`,
  },
  {
    words: ['果然'],
    pattern: regex('dg')`
      预报${INSIDE}{0,8}(?:[有下][大小暴雷阵]*[雨雪]${INSIDE}{0,4}，(?<mark>果然)，?${INSIDE}{0,8}
      (?:晴|出太阳|阳光|太阳|没下|没有下|一滴雨)|(?:晴|好天气)${INSIDE}{0,6}，(?<mark>果然)，?
      ${INSIDE}{0,8}(?:下[了起着]?|[大暴][雨雪]))
    `,
    suggestion: '没想到',
    explanation: '“果然”是和想的一样，这里正相反，要用“没想到”。',
  },
  {
    words: ['果然'],
    pattern:
      /(?:以为|估计|猜|料定|预计)[^，。；！？]{2,14}，(?<mark>果然)(?=[^，。；！？]{0,4}(?:却|并没|反而|竟然?没|居然没))/dg,
    suggestion: '没想到',
    explanation: '“果然”是和想的一样，这里和想的不一样，要用“没想到”。',
  },
  {
    words: ['一边'],
    pattern:
      /(?:又)?一边[^，。；！？边]{0,3}?(?<mark>[写做吃看读洗刷扫喝背画听算擦]完了?|站着不动|停下来)/dg,
    explanation: ({ mark = '' }) =>
      `“一边……一边……”说的是正在同时做的两件事；“${mark}”是已经做完、停下的事，不能这样说。`,
    isInnocent: ({ index }, text) =>
      !text.slice(Math.max(0, index - 20), index + 24).includes('一边', 1),
  },
  {
    words: ['因为', '由于'],
    pattern: regex('dg')`
      (?<also>因为|由于)(?:(?!不|没|虽)[^。；！？：“”]){2,20}，(?<mark>反而)(?=得[了到]|取得|获得|
      考[了上出]|赢|
      进步|成功|更[好快高]|被评)
    `,
    explanation: '前面是原因，后面是顺着来的结果，用“所以”；“反而”说的是和想的相反。',
  },
]
