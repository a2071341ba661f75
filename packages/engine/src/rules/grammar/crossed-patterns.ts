/** 以雷锋为学习, 之所以……因为, 是坐落在……: one way of saying it ends where another began. */
import { inPatterns } from './findPatterns.ts'
import type { Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

const INSIDE = '[^，。；！？：“”]'
const SAY_ONE = '这里把两种说法接在了一起'

export const crossedPatterns: Rule = {
  id: 'crossed-patterns',
  kind: 'fault',
  area: 'grammar',
  label: '语病：句式杂糅',
  teaches: '一种说法开了头，就用它收尾：“由……组成”“以……为榜样”“之所以……，是因为……”。',
  marks: [
    { text: '这次活动的目的，是为了了解大自然为目的。', quote: '为目的', suggestion: '' },
    { text: '他这种精神值得我们学习的榜样。', quote: '的榜样', suggestion: '' },
    { text: '我们班有四十五名同学组成。', quote: '有', suggestion: '由' },
    { text: '我们要以雷锋为学习。', quote: '学习', suggestion: '榜样' },
    { text: '爸爸之所以这样严格，因为他爱我。', quote: '因为', suggestion: '是因为' },
    { text: '对于学好数学，是一个很重要的问题。', quote: '对于', suggestion: '' },
    { text: '没考好，主要是因为我太粗心的原因。', quote: '的原因' },
    { text: '我们都以小明为榜样学习。', quote: '学习', suggestion: '' },
    { text: '我的爸爸是一名医生工作。', quote: '工作', suggestion: '' },
    { text: '这篇课文的主要内容写了一个小男孩的故事。', quote: '写了', suggestion: '是' },
    { text: '要想学会游泳，必须多练习才能学会不可。', quote: '不可', suggestion: '' },
    { text: '我家有爸爸、妈妈和我组成。', quote: '有', suggestion: '由' },
    { text: '我的家乡是坐落在山脚下。', quote: '是', suggestion: '' },
    { text: '这个故事对于我来说是受到了启发。', quote: '受到' },
    { text: '这件事告诉我们要诚实的道理是非常重要的。', quote: '的道理' },
    { text: '我感到非常温暖的感觉。', quote: '的感觉', suggestion: '' },
    { text: '关键的问题是取决于我的态度。', quote: '取决于' },
  ],
  leaves: [
    '这次活动的目的，是了解大自然。',
    '他这种精神值得我们学习，他是值得我们学习的榜样。',
    '我们班由四十五名同学组成。',
    '我们有一支由同学组成的球队。',
    '我们要以雷锋为榜样，以学习为乐。',
    '爸爸之所以这样严格，是因为他爱我。',
    '坐落在山脚下的是我的家乡，那是坐落在河边的小镇。',
    '这个故事对我来说很重要，我受到了启发。',
    '这件事告诉我们一个道理。',
    '我有一种非常温暖的感觉。',
    '对于这件事，我有自己的看法。',
    '爸爸是一名医生，工作很忙。',
    '课文的内容很有趣，写了一个小男孩。',
    '要学会游泳，非多练习不可。',
    '这是天气的原因，是因为我太粗心。',
    '成功取决于态度。',
    '我们班一半以上都是男生。',
  ],
  find: inPatterns([
    {
      words: ['对于'],
      pattern: regex('dg')`
        (?<=^|[。！？；\s])(?<mark>对于)${INSIDE}{2,20}，(?:这)?是(?:一[个件项种])?${INSIDE}{1,10}的(?:问题|事情|事|话题|任务|难题|责任|权利)(?=[。！])
      `,
      suggestion: '',
      explanation: ({ mark = '' }) =>
        `“${mark}……”把后面的主语藏起来了。去掉“${mark}”，句子就完整了。`,
    },
    {
      words: ['的原因'],
      pattern: regex('dg')`
        (?<![之])是(?:因为|由于)(?=${INSIDE}{0,14}(?:[我他她太没不了]|引起|造成|导致))${INSIDE}{2,16}(?<mark>(?:引起|造成|导致)?的原因)(?=[，。！])
      `,
      explanation: ({ mark = '' }) =>
        `${SAY_ONE}：“是因为……”和“……${mark}”。前面已经说了原因，去掉后面的“的原因”。`,
    },
    {
      words: ['榜样'],
      pattern:
        /以[^，。；！？]{1,8}为(?:我们的?|自己的?)?榜样(?:来|去)?(?<mark>学习)(?=[，。！])/dg,
      suggestion: '',
      explanation: ({ mark = '' }) => `${SAY_ONE}：“以……为榜样”和“向……${mark}”。选一种。`,
    },
    {
      words: ['目的', '目标'],
      pattern: regex('dg')`
        (?:目的|目标)，?(?:就|也)?是(?:为了)?(?:(?!以)[^。；！？，]){2,24}(?<mark>为目的|为目标)(?=[，。！]|$)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面已经说了“目的”，后面的“${mark}”就重复了，去掉它读一读。`,
    },
    {
      words: ['值得'],
      pattern: regex('dg')`
        (?<=^|[，。！？；])(?:(?!是|有|成为|作为|像|为|当|向|找)${INSIDE}){1,14}(?:最|很|非常)?值得(?:我们?|大家|我们大家|每个人)?(?:去)?(?:学习|尊敬|敬佩|骄傲)
        (?<mark>的(?:榜样|模范|人|地方|对象))(?=[，。！]|$)
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `${SAY_ONE}：“……值得学习”和“……是值得学习${mark}”。选一种。`,
    },
    {
      words: ['组成', '构成'],
      pattern: regex('dg')`
        (?:班|队|家|小组|学校|乐队|团|社|组|机器|部分)(?:一共|总共|共|都)?(?<mark>有)(?=[一二两三四五六七八九十百几多0-9]+[个名位只人种部]
        [\u4e00-\u9fff]{0,8}(?:组成|构成)(?:[，。！；]|$))
      `,
      suggestion: '由',
      explanation: `${SAY_ONE}：“有……”和“由……组成”。选一种。`,
    },
    {
      words: ['组成', '构成'],
      pattern: regex('dg')`
        (?<=^|[，。！？；])(?:(?!由)${INSIDE}){1,6}(?:班|家|队|组|小组|家庭|乐队)(?:就|是)?(?<mark>有)(?=(?:(?!由|的)[^，。；！？：“”]){2,14}[和、](?:(?!由|的)[^，。；！？：“”]){1,6}组成的?[，。！])
      `,
      suggestion: '由',
      explanation: `${SAY_ONE}：“有……”和“由……组成”。选一种。`,
    },
    {
      words: ['工作', '职业'],
      pattern:
        /是一[名位个](?:医生|老师|警察|护士|工人|司机|农民|军人|教师|厨师|程序员|清洁工|会计|律师|记者)(?<mark>的?(?:工作|职业))(?=[，。！])/dg,
      suggestion: '',
      explanation: ({ mark = '' }) => `说“是医生”，或者“做医生的工作”，这里的“${mark}”多出来了。`,
    },
    {
      words: ['内容'],
      pattern:
        /(?:主要|大概)?内容(?:主要)?(?<mark>写了|讲了|讲述了|介绍了|描写了|记叙了)(?=[^，。；！？]{2,})/dg,
      suggestion: '是',
      explanation: ({ mark = '' }) => `${SAY_ONE}：“课文${mark}……”和“主要内容是……”。选一种。`,
    },
    {
      words: ['不可'],
      pattern:
        /(?:必须|一定要|应该|需要)(?:(?!非)[^，。；！？：“”]){2,16}(?<mark>不可)(?=[。！])/dg,
      suggestion: '',
      explanation: '“不可”要和“非”一起用：“非……不可”。这里前面是“必须”，后面就不用“不可”了。',
    },
    {
      words: ['为学习', '为学', '为效仿', '为模仿', '为尊敬'],
      pattern:
        /(?<![所])以(?:(?!以|而|所)[^，。；！？]){1,8}为(?<mark>学习|效仿|模仿|尊敬)(?=[，。！])/dg,
      suggestion: '榜样',
      explanation: ({ mark = '' }) => `${SAY_ONE}：“向……${mark}”和“以……为榜样”。选一种。`,
    },
    {
      words: ['之所以'],
      pattern: /之所以[^。；！？，]{2,24}，(?<mark>因为|由于)(?=[^，。；！？]{2})/dg,
      suggestion: ({ mark = '' }) => `是${mark}`,
      explanation: ({ mark = '' }) => `“之所以”要和“是${mark}”一起用，这里少了一个“是”。`,
    },
    {
      words: ['是坐落', '是座落', '是位于', '是地处'],
      pattern: regex('dg')`
        (?:家乡|学校|故乡|家|公园|老家|村子|小镇|博物馆|校园)(?<mark>是)(?=(?:坐落|座落|位于|地处)${INSIDE}{2,24}(?:里|中|上|下|边|旁|之间)[，。！])
      `,
      suggestion: '',
      explanation: `${SAY_ONE}：“……坐落在……”和“……是……的地方”。去掉“是”，读一读。`,
    },
    {
      words: ['来说', '而言'],
      pattern: regex('dg')`
        对于?(?:我们?|大家)(?:来说|而言)，?(?:是|也|都)*(?<mark>受到|懂得|明白|学会|感受到|体会到)了
      `,
      explanation: ({ mark = '' }) => `${SAY_ONE}：“对我来说……”和“我${mark}了……”。选一种。`,
      isInnocent: (match, text) =>
        /^[^，。！？；]*(?:这件事|最|重要)/.test(text.slice(match.index + match[0].length)),
    },
    {
      words: ['的道理是', '的道理很', '的道理非常'],
      pattern: regex('dg')`
        告诉(?:了)?我们?(?:(?!一个|这个|那个|这样|什么|了)${INSIDE}){2,16}(?<mark>的道理)(?=(?:是|很|非常|十分)${INSIDE}{1,8}[。！])
      `,
      explanation: ({ mark = '' }) => `${SAY_ONE}：“告诉我们……${mark}”和“……是重要的”。选一种。`,
    },
    {
      words: ['的感觉', '的心情'],
      pattern: regex('dg')`
        (?<![这那]|一种)(?:感到|感觉到|觉得)(?:很|非常|十分|特别|无比|格外|好|有点)(?:(?!的|像|一种|有)${INSIDE}){1,6}(?<mark>的(?:感觉|心情))(?=[，。！])
      `,
      suggestion: '',
      explanation: ({ mark = '' }) => `前面已经说了“感到”，后面的“${mark}”就重复了，去掉它读一读。`,
    },
    {
      words: ['取决于'],
      pattern:
        /(?:关键|重要|主要|根本)(?:的)?(?:问题|因素|原因|一点)?(?:就|还|都)?(?:是|在于)(?<mark>取决于)/dg,
      explanation: ({ mark = '' }) => `${SAY_ONE}：“关键是……”和“${mark}……”。选一种。`,
    },
    {
      words: ['因为是为了', '因为为了', '因为是由于'],
      pattern: /(?<mark>因为)(?=是?(?:为了|由于))/dg,
      suggestion: '',
      explanation: '“因为”和后面的“为了”“由于”都在说原因，留一个就够了。',
      isInnocent: (match, text) =>
        /[是不]$/.test(text.slice(0, match.index)) && !text.slice(match.index).startsWith('因为是'),
    },
  ]),
}
