/** 我的理想是当医生的理想, 一本很有意思的一本书: one sentence names its thing twice. */
import { inPatterns } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？：“”、]'
const THINGS = compact`
  理想|愿望|梦想|爱好|优点|缺点|目标|任务|特点|心愿|办法|经过|结果|性格|特长|目的|想法|建议|打算|
  习惯|秘密|烦恼
`
const DONE = '浪费|损失|破坏|伤害|帮助|鼓励|进步|变化|锻炼|打扫|保护|表扬|批评'
const MEASURES = '本件条双张支部篇首座幅段场次项家所'

export const namedTwice: Rule = {
  id: 'named-twice',
  kind: 'fault',
  area: 'grammar',
  label: '语病：成分赘余',
  teaches: '一句话里，同一个东西说一次就够了。写完读一读，把多出来的那个去掉。',
  marks: [
    { text: '我的理想是长大后当一名医生的理想。', quote: '的理想', suggestion: '' },
    { text: '我看完了一本很有意思的一本书。', quote: '一本', suggestion: '' },
    { text: '这篇文章写得很好的一篇文章。', quote: '的一篇文章', suggestion: '' },
    { text: '他是我们班最高的一个最高的人。', quote: '最高的', suggestion: '' },
    { text: '我最喜欢的动物是小猫最可爱。', quote: '最可爱' },
    { text: '我亲眼看到了亲眼所见的事。', quote: '亲眼所见的' },
    { text: '我们不要浪费不必要的浪费。', quote: '的浪费' },
    { text: '那场大雨，下得很大的雨。', quote: '的雨', suggestion: '' },
    { text: '除了小明以外，全班同学和小明都去了。', quote: '和小明', suggestion: '' },
    { text: '班长是一个很负责任的一位女生。', quote: '一位', suggestion: '' },
    { text: '这件衣服的颜色是红颜色的。', quote: '颜色', suggestion: '色' },
    { text: '每个人都有自己自己的优点。', quote: '自己', suggestion: '' },
    { text: '老师表扬了我一个很大的表扬。', quote: '一个很大的表扬' },
    { text: '我们去看了一场电影看。', quote: '看', suggestion: '' },
    { text: '这个道理使我明白了这个道理。', quote: '这个道理' },
    { text: '我得到了老师表扬了我。', quote: '了我', suggestion: '' },
    { text: '他的性格非常善良的性格。', quote: '的性格', suggestion: '' },
    { text: '他的写字速度写得很快。', quote: '写得', suggestion: '' },
    { text: '这个故事让我们很受教育了我们。', quote: '了我们', suggestion: '' },
  ],
  leaves: [
    '他最大的优点是总能看到别人的优点。',
    '一条弯弯的小河绕着村边的一条大路。',
    '我亲手种的小树和妈妈亲手种的一样高。',
    '我的理想是当一名医生，这是我从小的理想。',
    '这本书是我最喜欢的一本书。',
    '一本书和我喜欢的一本杂志都丢了。',
    '书架上最厚的一本书是词典。',
    '他是我们班最高的一个人。',
    '我最喜欢的动物是小猫，小猫最可爱。',
    '我亲眼看到了这件事，不要浪费。',
    '他写字的速度很快。',
    '他让我们很高兴，也教育了我们。',
  ],
  find: inPatterns([
    {
      words: THINGS.split('|')
        .map((thing) => `${thing}是`)
        .concat(THINGS.split('|').map((thing) => `${thing}就是`)),
      pattern: regex('dg')`
        (?<thing>${THINGS})(?:就|也)?是(?!(?:我|他|她|你|我们|大家|每个人)(?:最|一直|从小|一生|
        唯一|多年)?[^，。]{0,4}的|实现|完成)${INSIDE}{3,24}(?<!别人|同学们?|大家|[他她你我]们?|
        [妈爸爷奶婆姥姨叔姐哥弟妹]|老师|家人|朋友|多年|明显)(?<mark>的\k<thing>)(?=[，。！])
      `,
      suggestion: '',
      explanation: ({ thing = '' }) => `前面已经说了“${thing}”，后面就不用再说一遍。`,
    },
    {
      words: [...MEASURES].map((measure) => `的一${measure}`),
      pattern: regex('dg')`
        一(?<measure>[${MEASURES}])(?:(?![和与跟及是比又里中着在过到了接])${INSIDE}){2,16}的(?<mark>一\k<measure>)(?=[\u4e00-\u9fff])
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `“${mark}”在一句里说了两遍，留一个就够了。`,
    },
    {
      words: [...MEASURES].map((measure) => `的一${measure}`),
      pattern: regex('dg')`
        [这那](?<measure>[${MEASURES}])(?<thing>[\u4e00-\u9fff]{1,3})(?:(?![是像为成有里中最让使叫])${INSIDE}){2,12}(?<mark>的一\k<measure>\k<thing>)(?=[，。！])
      `,
      suggestion: '',
      explanation: ({ thing = '' }) => `前面已经说了“${thing}”，后面就不用再说一遍。`,
    },
    {
      words: ['最'],
      pattern:
        /(?<same>最[\u4e00-\u9fff]{1,3}的)(?:一[个位只件本条座]|那[个位])(?<mark>\k<same>)/dg,
      suggestion: '',
      explanation: ({ mark = '' }) => `“${mark}”说了两遍，留一个就够了。`,
    },
    {
      words: ['最喜欢的', '最爱的', '最爱吃的'],
      pattern: regex('dg')`
        最(?:喜欢|爱|爱吃|爱看)的[\u4e00-\u9fff]{1,4}是(?:(?!最)${INSIDE}){1,6}(?<mark>最(?:可爱|
        好看|漂亮|好吃|好玩|有趣|美丽|美|香|甜))(?=[，。！])
      `,
      explanation: ({ mark = '' }) => `“最喜欢的是……”已经说完了，“${mark}”另起一句，说清楚是谁。`,
    },
    {
      words: ['亲眼', '亲耳', '亲手', '亲自'],
      pattern:
        /(?<own>亲[眼耳手自])[^，。；！？：“”和跟与比]{1,10}(?<mark>\k<own>[\u4e00-\u9fff]{0,3}?的|\k<own>)/dg,
      explanation: ({ own = '' }) => `“${own}”在一句里说了两遍，留一个就够了。`,
    },
    {
      words: DONE.split('|').map((done) => `的${done}`),
      pattern: new RegExp(
        `(?<![的和])(?<done>${DONE})了?(?:(?![给过我他她你和了])${INSIDE}){1,6}(?<mark>的\\k<done>)(?=[，。！])`,
        'dg',
      ),
      explanation: ({ done = '' }) => `“${done}”在一句里说了两遍，留一个，或者换一个词。`,
    },
    {
      words: ['得很', '得非常', '得特别', '得十分'],
      pattern: regex('dg')`
        (?<thing>[雨雪风书花饭菜字画歌话])，?[一-鿿]得(?:很|非常|特别|
        十分)[一-鿿]{1,2}(?<mark>的\k<thing>)(?=[，。！])
      `,
      suggestion: '',
      explanation: ({ thing = '' }) => `前面已经说了“${thing}”，后面就不用再说一遍。`,
    },
    {
      words: ['除了'],
      pattern:
        /除了(?<who>[\u4e00-\u9fff]{2,3}?)(?:以外|之外|外)?，[^，。；！？：“”]{0,16}(?<mark>[和与]\k<who>)(?=[都也，。！])/dg,
      suggestion: '',
      explanation: ({ who = '' }) => `前面已经把“${who}”除开了，后面又有“${who}”，前后矛盾。`,
    },
    {
      words: ['的一位', '的一个', '的一名'],
      pattern: regex('dg')`
        是一[个位名](?:(?![和与跟及是比又])${INSIDE}){1,12}的(?<mark>一[个位名])(?=[一-鿿])
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面已经说了“一个”，后面的“${mark}”就重复了。`,
    },
    {
      words: ['颜色是'],
      pattern: /颜色是[\u4e00-\u9fff]{1,2}(?<mark>颜色)(?=的|[，。！])/dg,
      suggestion: '色',
      explanation: '前面已经说了“颜色”，后面不用再说一遍。',
    },
    {
      words: [
        '自己自己',
        '我们我们',
        '他们他们',
        '大家大家',
        '因为因为',
        '所以所以',
        '但是但是',
        '如果如果',
        '已经已经',
        '突然突然',
        '终于终于',
        '于是于是',
        '然后然后',
      ],
      pattern:
        /(?<word>自己|我们|他们|大家|因为|所以|但是|如果|已经|突然|终于|于是|然后)(?<mark>\k<word>)/dg,
      suggestion: '',
      explanation: ({ word = '' }) => `“${word}”连着写了两遍，去掉一个。`,
    },
    {
      words: ['表扬了', '批评了', '帮助了', '鼓励了', '教育了', '奖励了', '惩罚了'],
      pattern: regex('dg')`
        (?<done>表扬|批评|帮助|鼓励|教育|奖励|惩罚)了(?:我们?|他们?|她们?|
        大家)(?<mark>一[个次顿番场]${INSIDE}{0,6}\k<done>)(?=[，。！])
      `,
      explanation: ({ done = '' }) => `“${done}”在一句里说了两遍，后面的可以不要。`,
    },
    {
      words: ['了一场', '了一本', '了一部', '了一个', '了一碗', '了一首', '了一盘', '了一次'],
      pattern:
        /(?<verb>[看吃玩听写做买读唱打])了一[场本部个碗首盘次](?:(?![又再])[^，。；！？：“”、]){1,6}(?<mark>\k<verb>)(?=[，。！])/dg,
      suggestion: '',
      explanation: ({ verb = '' }) => `“${verb}”在一句里说了两遍，去掉后面那个。`,
    },
    {
      words: ['使', '让'],
      pattern:
        /(?<thing>[这那][个件次本场][\u4e00-\u9fff]{1,3}?)[使让](?:(?![，。；！？：“”]).){2,12}(?<mark>\k<thing>)(?=[，。！])/dg,
      explanation: ({ thing = '' }) => `“${thing}”在一句里说了两遍。换一个说法，说清楚明白了什么。`,
    },
    {
      words: ['得到', '受到'],
      pattern:
        /(?:得到|受到)了?(?:老师|妈妈|爸爸|爷爷|奶奶|同学们?|大家|校长)的?(?:表扬|批评|称赞|鼓励|夸奖|赞扬)(?<mark>了我们?)(?=[，。！])/dg,
      suggestion: '',
      explanation: '“得到表扬”和“表扬了我”是两种说法，选一种。',
    },
    {
      words: [
        '的性格',
        '的脾气',
        '的样子',
        '的声音',
        '的心情',
        '的成绩',
        '的身材',
        '的眼睛',
        '的味道',
        '的天气',
        '的态度',
      ],
      pattern: regex('dg')`
        (?<thing>性格|脾气|样子|声音|心情|成绩|身材|眼睛|味道|天气|态度)(?:也|都)?(?:非常|很|十分|
        特别|真)[\u4e00-\u9fff]{1,4}(?<mark>的\k<thing>)(?=[，。！])
      `,
      suggestion: '',
      explanation: ({ thing = '' }) => `前面已经说了“${thing}”，后面就不用再说一遍。`,
    },
    {
      words: ['速度'],
      pattern: /(?<verb>[写跑走读说做游骑吃])(?:字|步|路|书|话)?的?速度(?<mark>\k<verb>得)/dg,
      suggestion: '',
      explanation: '前面说了“速度”，后面直接说“很快”“很慢”就行。',
    },
    {
      words: ['让我', '使我', '让大家'],
      pattern:
        /[让使](?<whom>我们|我|大家)(?:很|深|都|非常|十分|更)[^，。；！？：“”]{1,8}(?<mark>了\k<whom>)(?=[，。！])/dg,
      suggestion: '',
      explanation: ({ whom = '' }) => `“${whom}”在前面已经说了，后面就不用再说一遍。`,
    },
  ]),
}
