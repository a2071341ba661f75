/** How the traits of 表达 are weighed, and what lifts them. Source: the rubric, and ours. */
import type { GenreFamily } from '@zhupi/contract/terms/genres.ts'
import type { TextType } from '../../textType.ts'
import type { Recipe } from '../combine.ts'
import { FRESH_LIFTS } from './fresh.ts'

export const FAMILY_LIFTS: Record<GenreFamily, string> = {
  narrative: '把事情的起因、经过、结果写全，经过占大头。',
  descriptive: '按一个顺序去写，由远到近或由上到下，让读的人跟着你走。',
  expository: '用数字、比较、举例子这几种方法，把事物的特点说准。',
  argumentative: '先亮出观点，再摆理由和例子，最后回到观点。',
  practical: '把称呼、正文、署名、日期对照格式查一遍，写信还要有祝福的话。',
  imaginative: '给想象定一条规则，后面的故事都照着它来，奇怪的事也会变得可信。',
  response: '先用一两句话说清原文，再联系自己的生活，感想占大头。',
  poetry: '一行只说一个画面，把多余的词拿掉。',
  any: '先想好是讲故事、说道理还是介绍事物，再动笔。',
}

const ORDER_LIFT = '看看开头一段：不靠前文也读得懂吗？再看结尾一段：读到那里，知道文章要结束了吗？'
const ECHO_LIFT = '结尾处让开头的人、物或话再出现一次，首尾就连上了。'
const LINKS_LIFT = '段与段之间加半句过渡的话，让后一段从前一段里长出来。'

const POEM_LAYOUT = '换了一个画面的地方空一行，看看每一节是不是只有一个画面。'

function ofEachType(text: string): Record<TextType, string> {
  return {
    story: text,
    scene: text,
    argument: text,
    review: text,
    response: text,
    exposition: text,
    letter: text,
    poem: text,
  }
}

/** The youngest write one paragraph, a poem has lines: neither is asked for more. */
export const STRUCTURE_OF_ONE_BLOCK: Recipe<'sequence'> = {
  base: 62,
  parts: [{ measure: 'sequence', weight: 9 }],
  otherwise: {
    ...ofEachType('一句接着一句，先说什么、后说什么，心里排一排队。'),
    poem: POEM_LAYOUT,
  },
}

export const STRUCTURE_OF_ARGUMENT: Recipe<
  | 'leading'
  | 'developed'
  | 'supported'
  | 'claims'
  | 'unified'
  | 'closed'
  | 'longestShare'
  | 'openingShare'
  | 'evenness'
  | 'order'
  | 'echoes'
  | 'links'
> = {
  base: -3,
  parts: [
    {
      measure: 'leading',
      weight: 24,
      lift: '给每个主体段写一个短句放在最前面，只说这一段的意思。',
    },
    { measure: 'developed', weight: 6, lift: '主体部分分成三四段，一段说一层意思。' },
    { measure: 'supported', weight: 10, lift: '每个分论点都配一个有名有姓的例子。' },
    {
      measure: 'claims',
      weight: 10,
      lift: '几个主体段的第一句可以写成相近的句式，层次一眼就能看出来。',
    },
    { measure: 'unified', weight: 6, lift: '每一段的头一句都扣一次题，全文就串成了一条线。' },
    { measure: 'closed', weight: 4, lift: '每段说完例子，用一句话回到中心再结束。' },
    {
      measure: 'longestShare',
      weight: 22,
      lift: '最长的一段里有两层意思，找到它们中间的缝，分成两段。',
    },
    { measure: 'openingShare', weight: 2, lift: '开头再短一些，早一点亮出观点。' },
    { measure: 'evenness', weight: 3, lift: '主体各段长短相差较大，短的那段再说足一些。' },
    { measure: 'order', weight: 12, lift: ORDER_LIFT },
    {
      measure: 'balance',
      weight: 12,
      lift: '一段里并列的几层意思，用相近的句式排开，段里的层次也看得见。',
    },
    { measure: 'echoes', weight: 1, lift: ECHO_LIFT },
    { measure: 'links', weight: 4, lift: LINKS_LIFT },
  ],
  otherwise: '结构已经清楚，试着让各段之间的先后换不得，一层比一层深。',
}

/** In place of the next recipe's lift, where there are hardly any paragraphs. */
export const FEW_PARAGRAPHS_LIFT = '想一想全文有几个意思，换一个意思就换一段。'

export const STRUCTURE_OF_OTHERS: Recipe<
  | 'paragraphs'
  | 'sequence'
  | 'openingShare'
  | 'longestShare'
  | 'developed'
  | 'order'
  | 'echoes'
  | 'links'
> = {
  base: 5,
  parts: [
    { measure: 'paragraphs', weight: 18, lift: '换了时间、地方或意思，就另起一段。' },
    { measure: 'sequence', weight: 7, lift: '在转到下一件事的地方，说一句时候或地方变了。' },
    { measure: 'openingShare', weight: 1.5, lift: '开头再短一些，早一点走进正题。' },
    {
      measure: 'longestShare',
      weight: 9,
      lift: '最长的一段里有两个意思，找到它们中间的缝，分成两段。',
    },
    { measure: 'developed', weight: 7, lift: '中间的部分多写几段，每段把一处写具体。' },
    {
      measure: 'selection',
      weight: 8,
      lift: '不必样样都写到，重要的一处多写几句，别的一笔带过。',
    },
    { measure: 'order', weight: 31.5, lift: ORDER_LIFT },
    { measure: 'echoes', weight: 2, lift: ECHO_LIFT },
    { measure: 'links', weight: 8, lift: LINKS_LIFT },
  ],
  otherwise: '结构已经完整，试着换一个地方开头，看看会不会更吸引人。',
}

const VARIETY_LIFT = '长句子后面放一个很短的句子，节奏就出来了。'
const CUT_LIFT = '把最长的一句断成两三句，一句只说一个意思。'

export const FLUENCY_OF_ARGUMENT: Recipe<'variety' | 'cut' | 'clauseLength' | 'links'> = {
  base: 30,
  parts: [
    { measure: 'freshness', weight: 12, lift: FRESH_LIFTS },
    {
      measure: 'conciseness',
      weight: 22,
      lift: '出声读一遍，把口头上随口带出来的很、都、这样、那个删去一半。',
    },
    { measure: 'variety', weight: 5, lift: VARIETY_LIFT },
    { measure: 'cut', weight: 12, lift: CUT_LIFT },
    {
      measure: 'balance',
      weight: 10,
      lift: '挑两句意思并列的话，写成字数相近的两句，读起来就有了呼应。',
    },
    { measure: 'clauseLength', weight: 6, lift: '一口气说太长的地方，用逗号断开。' },
    { measure: 'links', weight: 4, lift: '前后两句之间，添一个说明关系的词。' },
  ],
  otherwise: '语言已经通顺，挑一段读出声，听听哪里还绊舌头。',
}

export const FLUENCY_OF_OTHERS: Recipe<'variety' | 'cut' | 'sentenceLength' | 'links' | 'range'> = {
  base: 24,
  parts: [
    { measure: 'freshness', weight: 14, lift: FRESH_LIFTS },
    {
      measure: 'conciseness',
      weight: 8,
      lift: '同一个词接连出现的地方，换一个说法或干脆省去。',
    },
    { measure: 'variety', weight: 10, lift: VARIETY_LIFT },
    { measure: 'cut', weight: 12, lift: CUT_LIFT },
    {
      measure: 'sentenceLength',
      weight: 8,
      lift: '太短的句子两三句合成一句，意思就连起来了。',
    },
    {
      measure: 'selection',
      weight: 8,
      lift: '把有的……有的……和接连的然后，换成只写最特别的一样。',
    },
    { measure: 'links', weight: 6 },
    { measure: 'range', weight: 6, lift: '挑三个用了好几次的词，换成更准的说法。' },
  ],
  otherwise: '挑一段出声读，读到卡住的地方就换个说法。',
}
