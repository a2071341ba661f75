/** 下雨起来, 写得很好字, 去一起公园, 把书包，: words that a verb wants right behind it, or before. */
import { inPatterns } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { compact, regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？：、“”]'
const SPLIT =
  '下雨|下雪|唱歌|跳舞|鼓掌|打架|吵架|聊天|读书|写字|点头|刮风|打雷|说话|哭鼻子|拍手|跑步'
const WHO = compact`
        我们?|他们?|她们?|大家|同学们|妈妈|爸爸|老师|爷爷|奶奶|弟弟|妹妹|哥哥|姐姐|
        小[\u4e00-\u9fff]
      `
const GIVEN_THINGS =
  '书包|作业|门|窗户|书|垃圾|衣服|房间|教室|碗|饭|地板|桌子|铅笔|本子|被子|课本|水杯'
const LOOKS = '个子|眼睛|头发|脸蛋?|鼻子|身材|嘴巴?|辫子|眉毛|皮肤'

/** 我记得老师脸上慈祥的笑容: the smile is what one remembers or sees. */
function isRemembered(match: RegExpExecArray, text: string): boolean {
  const clauses =
    text
      .slice(0, match.index + match[0].length)
      .split(/[。！？；]/)
      .at(-1)
      ?.split('，') ?? []
  return (
    /[记忘想看见望爱念熟着是有像和]/.test(clauses.at(-1)?.replace(/[脸嘴眼].*/, '') ?? '') ||
    /(?:忘不[了掉]|记得|想起|看[见到]|[最喜]爱|难忘|[片面]上)$/.test(clauses.at(-2) ?? '')
  )
}

export const everydayOrder: Rule = {
  id: 'everyday-order',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当',
  teaches: '有的动词要拆开用：“下起雨来”“唱起歌来”；动作在前，“一起”更在前。',
  marks: [
    { text: '我们正走着，天下雨起来了。', quote: '下雨起来', suggestion: '下起雨来' },
    { text: '他写得很好字。', quote: '写得很好字' },
    { text: '星期天我们去一起公园玩。', quote: '去一起', suggestion: '一起去' },
    { text: '我写了作业完，就去玩了。', quote: '写了作业完', suggestion: '写完了作业' },
    { text: '也妈妈很高兴。', quote: '也妈妈', suggestion: '妈妈也' },
    { text: '你先看看一下这本书。', quote: '一下', suggestion: '' },
  ],
  leaves: [
    '他的怪样子引起了一阵哄堂大笑。',
    '我们正走着，天下起雨来了。',
    '他写得一手好字。',
    '星期天我们一起去公园玩。',
    '我写完了作业，就去玩了。',
    '妈妈也很高兴，也妈妈长妈妈短地叫。',
    '你先看一下这本书。',
    '他做得很好，饭也好吃。',
    '我们想回去一起商量。',
    '我永远记得老师脸上慈祥的笑容。',
    '老师在黑板上一行行地写。',
    '他把衣服，裤子，袜子都洗了。',
    '这件事是爸爸做，还是妈妈做？',
  ],
  find: inPatterns([
    {
      words: ['起来'],
      pattern: new RegExp(`(?<mark>(?<deed>${SPLIT})起来)(?=了?[，。！])`, 'dg'),
      suggestion: ({ deed = '' }) => `${deed.charAt(0)}起${deed.slice(1)}来`,
      explanation: ({ deed = '' }) =>
        `“${deed}”要拆开用：“${deed.charAt(0)}起${deed.slice(1)}来”。`,
    },
    {
      words: ['得'],
      pattern: regex('dg')`
        (?<mark>[写唱跳打画读做说弹背]得(?:很|非常|十分|特别|真)(?:好|快|美|流利|漂亮|认真|
        清楚|整齐|好听|熟练)(?:字|歌|舞|球|画|书|课文|作业|题|饭|话|英语|琴))(?=[，。！])
      `,
      explanation: '“得”后面说怎么样，不再跟东西。把那样东西搬到前面去：“字写得很好”。',
    },
    {
      words: ['去一起', '吃一起', '做一起', '回一起', '学习一起'],
      pattern:
        /(?<mark>(?<deed>去|吃|做|回|学习)一起)(?=[\u4e00-\u9fff]{1,4}(?:[，。！玩看买吃]))/dg,
      suggestion: ({ deed = '' }) => `一起${deed}`,
      explanation: ({ deed = '' }) => `“一起”要站在动作的前面：“一起${deed}”。`,
      isInnocent: (match, text) => /[上下出过进回]$/.test(text.slice(0, match.index)),
    },
    {
      words: ['完，', '完。', '好，', '好。'],
      pattern: regex('dg')`
        (?<mark>(?<verb>[写做吃看读洗喝背听])了(?<thing>作业|饭|晚饭|早饭|书|课文|衣服|碗|
        水|牛奶|药|功课|作文|电视|故事|电影)(?<done>[完好掉]))(?=[，。！])
      `,
      suggestion: ({ verb = '', thing = '', done = '' }) => `${verb}${done}了${thing}`,
      explanation: ({ verb = '', done = '' }) => `“${done}”要紧跟着动作：“${verb}${done}了”。`,
    },
    {
      words: ['也', '还', '都', '又'],
      pattern: regex('dg')`
        (?<=^|[，。！？；])(?<mark>(?<how>也|都|还|又)(?<who>妈妈|爸爸|弟弟|妹妹|同学们|
        老师|爷爷|奶奶|哥哥|姐姐|大家|我们|他们))(?=很|要|会|来了|去了|想|说|非常|笑|喜欢|
        都|不|没|觉得|知道|高兴)
      `,
      suggestion: ({ how = '', who = '' }) => `${who}${how}`,
      explanation: ({ how = '', who = '' }) => `“${how}”要站在“${who}”的后面：先说谁，再说怎么样。`,
    },
    {
      words: ['一下', '一会儿'],
      pattern:
        /(?<one>[看想试听说走问尝讲玩查读猜])\k<one>(?<mark>一下(?!子)|一会儿?(?!就|[^，。]{1,4}一会))/dg,
      suggestion: '',
      explanation: ({ mark = '', one = '' }) =>
        `“${one}${one}”就是“${one}一${one}”，后面的“${mark}”就重复了。`,
    },
    {
      words: ['一点'],
      pattern: regex('dg')`
        (?<=^|我|他|她|天气|心里|觉得|感到|心情)(?<mark>一点儿?)(?=(?:冷|热|累|害怕|紧张|
        难过|高兴|生气|饿|困|担心|失望|后悔|着急)(?:[，。！]|了(?!的)))
      `,
      suggestion: '有点',
      explanation: '“一点”站在“冷”“累”前面要说“有点”。',
    },
    {
      words: ['把'],
      pattern: regex('dg')`
        (?<=我|他|她|们|妈妈|爸爸|老师|，)(?<mark>把(?:${GIVEN_THINGS}))(?=[，。！])
      `,
      explanation: ({ mark = '' }) => `“${mark}”怎么样了？话还没有说完，把动作补上。`,
      // 把衣服，裤子都洗了; 把书，一本一本地放好
      isInnocent: (match, text) =>
        /[一几两这那]$/.test(text.slice(0, match.index)) ||
        /^，(?:把|(?:(?![了去就我他她])[\u4e00-\u9fff]){1,3}[，、]|一[^，。]一|轻轻|慢慢)/.test(
          text.slice(match.index + match[0].length),
        ),
    },
    {
      words: ['长得'],
      pattern: regex('dg')`
        (?<mark>长得)(?=一双|(?:(?!像|和|跟)${INSIDE}){1,6}的(?:${LOOKS})(?:[，。！]|$))
      `,
      suggestion: '长着',
      explanation: '“长得”后面说怎么样，后面是一样东西，就要说“长着”或“有”。',
      isInnocent: (match, text) => text.slice(match.index).startsWith('长得一个样'),
    },
    {
      words: ['理想', '愿望', '梦想', '爱好', '特长', '目标'],
      pattern: regex('dg')`
        (?<=我|他|她|弟弟|妹妹|哥哥|姐姐|爸爸|妈妈)的(?<mark>(?:理想|愿望|梦想|爱好|特长|
        目标|兴趣)(?:长大后?)?)(?=(?:当|做|成为|考上)(?:一?[个名位]|[\u4e00-\u9fff]{2})|
        (?:看书|画画|唱歌|跳舞|游泳|踢球|下棋|弹琴|打球|读书|打篮球|踢足球)[，。！])
      `,
      explanation: ({ mark = '' }) => `“${mark}”后面少了“是”，补上它，句子才完整。`,
    },
    {
      words: ['脸上', '嘴角', '眼里', '眼睛里', '脸庞上'],
      pattern: regex('dg')`
        (?<=^|[，。！？；]|我|他|她|妈妈|爸爸|老师|奶奶|爷爷|同学们)的?(?:脸上|嘴角|眼里|
        眼睛里|脸庞上)(?<mark>(?:灿烂|甜甜|幸福|开心|满意|喜悦|晶莹|激动|慈祥|欣慰|得意)
        的(?:笑容|微笑|泪水|泪花|眼泪|光芒|表情|神情))(?=[。！])
      `,
      explanation: ({ mark = '' }) => `“${mark}”前面少了动作：是“露出”，还是“含着”？补上它。`,
      isInnocent: isRemembered,
    },
    {
      words: ['黑板上', '纸上', '本子上', '墙上', '作业本上', '日记本上'],
      pattern: regex('dg')`
        (?<=老师|我|他|她|妈妈|爸爸|弟弟|妹妹)在(?:黑板|纸|本子|作业本|墙|日记本|白纸)
        上(?<mark>(?:一[道个幅张行首句篇]|几[个行道])(?:(?!的时候|[地来])${INSIDE}){1,5})
        (?=[，。！])
      `,
      explanation: ({ mark = '' }) => `“${mark}”前面少了动作：是“写”，还是“画”？补上它。`,
      isInnocent: (match) => /一[个]?[笔步]/.test(match[0]),
    },
    {
      words: [
        '买，',
        '买。',
        '写。',
        '写，',
        '画。',
        '画，',
        '做。',
        '做，',
        '送。',
        '送，',
        '织。',
        '织，',
        '种。',
        '种，',
      ],
      pattern: regex('dg')`
        (?<=^|[，。！？；])[这那][本件张个条双幅棵盆顶支](?:${INSIDE}){1,4}?是(?:${WHO})
        (?:昨天|去年|亲手|亲自|上周|刚|新)?(?<mark>买|写|画|做|送|织|种|借|拍|编)
        (?=[，。！])(?!，(?:还是|不是))
      `,
      suggestion: ({ mark = '' }) => `${mark}的`,
      explanation: '“是”字开了头，后面要有“的”来收尾：“是……买的”。',
    },
    {
      words: ['受到', '得到', '赢得', '引起', '获得'],
      pattern: regex('dg')`
        (?:受到|得到|赢得|引起|获得|引来)了?(?:(?!，|让|使|令|叫)${INSIDE})
        {1,10}?(?<mark>的?(?:好评如潮|赞不绝口|有口皆碑|交口称赞|议论纷纷|拍手叫好|热烈鼓掌|
        喜闻乐见|捧腹大笑|(?<!一[阵片])哄堂大笑|刮目相看|拍手称快))(?=[，。！])
      `,
      explanation: ({ mark = '' }) => `这里把两种说法接在了一起：“受到……”和“大家${mark}”。选一种。`,
    },
    {
      words: ['难以忘怀', '难忘', '难以磨灭', '刻骨铭心', '不可磨灭'],
      pattern: regex('dg')`
        留下(?:了)?(?<mark>(?:难以忘怀|难忘|难以磨灭|终生难忘|终身难忘|刻骨铭心|不可磨灭)
        的?)(?=[，。！])
      `,
      explanation: ({ mark = '' }) => `“${mark}”的什么呢？后面补上“印象”“记忆”，话才说完整。`,
    },
    {
      words: ['心情'],
      pattern: /(?<mark>心情)(?=(?:都|也|顿时|一直|非常|十分|真)?(?:感到|觉得))/dg,
      explanation: '“心情”不会“感到”，是人感到。说“我感到很高兴”，或者“我的心情很愉快”。',
      isInnocent: (match, text) => /[的了好]?为[^，。]*$|的是$/.test(text.slice(0, match.index)),
    },
  ]),
}
