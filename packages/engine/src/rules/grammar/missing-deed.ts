/** 把玻璃得亮堂堂, 去海洋馆海豚, 都进了口袋, 从书包里一本书: nothing is done. */
import { compact, regex } from '../../text/multiline.ts'
import { overlaps } from '../../text/overlaps.ts'
import type { Rule } from '../rule.ts'
import { isListed, kindsOf } from './companionship.ts'
import { findMissingDeeds } from './findMissingDeeds.ts'
import { inPatterns } from './findPatterns.ts'
import { findNominal } from './findNominal.ts'
import { findUnsaidDeeds } from './findUnsaidDeeds.ts'
import { isCounted } from './howCounted.ts'
import { inPlainWriting } from './inPlainWriting.ts'

const MEASURES =
  '张条只棵颗朵座幅副本支枝根架艘辆间顶台盏扇篇首双枚封块串束群盆盘碗杯瓶袋箱筐篮桶件'
const PLACES = compact`
  动物园|植物园|公园|书店|超市|商店|商场|菜市场|菜园|果园|操场|体育馆|电影院|图书馆|海边|河边|
  山上|花店|水果店|广场|田里|地里|院子里|教室|食堂|文具店|博物馆|水族馆|海洋馆|科技馆|游乐场|农场|
  池塘边|小河边|奶奶家|外婆家|姥姥家|体育场|球场
`
/** What one goes for: the place has no such part. */
const SOUGHT =
  /^(?:animal|bird|fish|insect|fruit|vegetable|food|drink|clothes|footwear|headwear|book|flower|ball|film|stationery|toy|machine|gift|contest|crop|dish|umbrella|bag)$/
const PLAYED = compact`
  足球|篮球|排球|乒乓球|羽毛球|网球|钢琴|作业|电视|动画片|电影|象棋|围棋|五子棋|风筝|故事书|课文|
  饺子|碗|地|衣服|卫生|游戏机
`
const EVENTS = compact`
  比赛|运动会|班会|活动|晚会|演讲|讲座|考试|联欢会|演出|画展|测验|春游|拔河赛|足球赛|篮球赛|
  辩论赛|歌咏比赛|朗诵比赛|主题班会
`
const ALIVE =
  '花|小树|树|菜|花草|庄稼|菜地|金鱼|小鱼|小鸟|小猫|小狗|小兔|兔子|小鸡|鸽子|盆栽|月季|向日葵|多肉'
const PERSON = compact`
  我们?|你们?|他们?|她们?|大家|妈妈|爸爸|爷爷|奶奶|外公|外婆|哥哥|姐姐|弟弟|妹妹|老师|叔叔|阿姨|
  同学们|小[\\u4e00-\\u9fff]
`

export const missingDeed: Rule = {
  id: 'missing-deed',
  kind: 'fault',
  area: 'grammar',
  label: '语病：成分残缺（缺动词）',
  teaches: '“把”后面、“去”后面、“从……里”后面，都要有一个动作：擦、看、拿出。',
  marks: [
    { text: '值日生把玻璃得亮堂堂的。', quote: '把玻璃得' },
    { text: '弟弟把刚摘的橘子都进了口袋。', quote: '进了' },
    { text: '妹妹一不小心把花瓶在地上。', quote: '把花瓶在' },
    { text: '周末我和爸爸去海洋馆海豚。', quote: '海豚' },
    { text: '妈妈带我去书店一本字典。', quote: '一本字典' },
    { text: '他从口袋里一块糖。', quote: '一块糖' },
    { text: '姐姐用彩纸一只小船。', quote: '一只小船' },
    { text: '奶奶从柜子里一个铁盒。', quote: '一个铁盒' },
    { text: '风筝线断了，风筝向远处的树林。', quote: '向远处的树林' },
    { text: '妹妹把蜡笔得到处都是。', quote: '把蜡笔得' },
    { text: '大风把小树了。', quote: '把小树了' },
    { text: '我在纸上一幅画。', quote: '一幅画' },
    { text: '放学后我们常常一起篮球。', quote: '篮球' },
    { text: '学校下周要一场运动会。', quote: '一场运动会' },
    { text: '他把书包往床上一，就跑了。', quote: '往床上一' },
    { text: '老师很严格，也很我们。', quote: '很我们' },
    { text: '爷爷每天都要给花。', quote: '给花' },
    { text: '我第一次一个人火车去外婆家。', quote: '火车' },
    { text: '同学们把教室地面。', quote: '把教室地面' },
    { text: '妈妈把洗好的碗都进橱柜。', quote: '进' },
    { text: '奶奶戴上老花镜，认真地报纸。', quote: '报纸' },
    { text: '哥哥的笑话常常逗得我们。', quote: '得我们' },
    { text: '我被窗外的雷声，再也睡不着了。', quote: '被窗外的雷声' },
    { text: '周末我们去敬老院老人们。', quote: '老人们' },
    { text: '星星眨着眼睛，好像在向我们。', quote: '向我们' },
    { text: '同学们都为他的精神。', quote: '为他的精神' },
    { text: '我要把这份礼物妈妈。', quote: '把这份礼物妈妈' },
    { text: '老师带领我们博物馆。', quote: '博物馆' },
    { text: '妈妈把洗好的葡萄盘子里。', quote: '盘子里' },
    { text: '同学们在操场上一场拔河比赛。', quote: '一场拔河比赛' },
    { text: '奶奶轻轻地我的头。', quote: '我的头' },
    { text: '春天来了，小草绿了，桃花也。', quote: '也' },
    { text: '因为下大雨，所以明天的运动会。', quote: '明天的运动会' },
    { text: '他的做法值得大家。', quote: '大家' },
    { text: '同学们有的在下棋，有的在跳绳，还有的在大树下。', quote: '在大树下' },
    { text: '做班长应该强烈的责任心。', quote: '强烈的责任心' },
    { text: '他走到台前，大声地自己的心愿。', quote: '自己的心愿' },
    { text: '客厅的墙上一幅世界地图。', quote: '一幅世界地图' },
    { text: '我的舅舅一名勇敢的消防员。', quote: '舅舅一名' },
    { text: '弟弟的脸红得熟透的苹果。', quote: '得熟透' },
  ],
  leaves: [
    '值日生把玻璃擦得亮堂堂的。',
    '弟弟把枣子都装进了口袋，把书包放到了桌上。',
    '妹妹把花瓶摔在地上，把花在院子里种好。',
    '周末我们去海洋馆看海豚，去书店二楼，去动物园门口。',
    '妈妈带我去书店买一本字典。',
    '他从口袋里掏出一块糖，从树上掉下来一个苹果。',
    '风筝向远处的树林飘去，他走向远处的树林，大门朝着美丽的湖。',
    '妹妹把蜡笔扔得到处都是，爸爸把钉子敲进墙里。',
    '大风把小树刮断了，他从书里明白了一个道理，从屋里跑出一个孩子。',
    '姐姐用彩纸折了一只小船。我在纸上画了一幅画。',
    '我们常常一起打篮球，我喜欢篮球。',
    '我们需要一场比赛，他想要一次演出。',
    '他把书包往床上一扔，就跑了。他把碗往桌上一放。',
    '老师很爱我们。爷爷每天都要给花浇水。',
    '妈妈把花送给花店的阿姨，这些种子送给花农。',
    '我们把那件事看得很重，他把人得罪了。',
    '他把心思都用在学习上，她把它记得很牢。',
    '奶奶在家里一个人过，我在学校一本书也没看。',
    '一边大海，一边高山。我们去北京天安门广场。',
    '我第一次一个人坐火车去外婆家。同学们把教室地面扫干净。',
    '奶奶认真地看报纸，哥哥逗得我们哈哈大笑，我被雷声惊醒了。',
    '被风，被雨，被阳光，他都挡在外面。',
    '周末我们去敬老院看望老人们，大家都为他的精神感动，都向他学习。他面向我们。',
    '老师带领我们参观博物馆。爸爸送我们学校一批书，邀请我们去公园。',
    '妈妈把洗好的葡萄放进盘子里。他把心事写在本子里，把地上、桌上都擦了。',
    '同学们在操场上看一场拔河比赛。操场上一场拔河比赛正在进行。',
    '奶奶轻轻地摸着我的头。此之谓也。他来了，我也来了。',
    '我从本子上撕下一张纸，从头上拔下一根白发，我把那天我在哪里都写了下来。',
    '因为下大雨，所以明天的运动会取消了。他的做法值得大家学习。',
    '同学们有的在下棋，有的在跳绳，还有的在大树下乘凉。',
    '做班长应该有强烈的责任心。他大声地说出自己的心愿，教室里立刻一片欢笑声。我们应该尽量避免损失。',
    '客厅的墙上挂着一幅世界地图。桌上一盏灯，床边一双鞋。',
    '我的舅舅是一名勇敢的消防员。妈妈一个温柔的眼神，我就懂了。他红得像熟透的苹果，累得满头大汗。',
    '我养成了认真读书的习惯，时刻牢记老师的教导。',
  ],
  find: (document) => {
    const found = [
      ...findMissingDeeds(document),
      ...findByPatterns(document),
      ...findUnsaidDeeds(document),
    ]
    for (const other of inPlainWriting(findNominal)(document))
      if (!found.some((one) => overlaps(one, other))) found.push(other)
    return found
  },
}

const isSought = (noun: string): boolean =>
  isListed(noun) && [...(kindsOf(noun) ?? [])].some((kind) => SOUGHT.test(kind))

const findByPatterns = inPatterns([
  {
    words: ['去', '到', '来'],
    pattern: regex('dg')`
      (?<=[去到来])(?:${PLACES})(?<mark>(?:[一两三几][${MEASURES}]|各种各样的|各种|许多|很多|
      可爱的|美丽的|漂亮的)?(?:(?![的了看买])
      [\u4e00-\u9fff]){1,4})(?=[，。！]|$)
    `,
    isInnocent: ({ groups }) =>
      !isSought(
        (groups?.['mark'] ?? '').replace(
          /^(?:[一两三几].|各种各样的|各种|许多|很多|可爱的|美丽的|漂亮的)/,
          '',
        ),
      ),
    explanation: ({ mark = '' }) => `“${mark}”前面少了动作：是“看”，还是“买”？补上它。`,
  },
  {
    words: ['从', '用', '在'],
    pattern: regex('dg')`
      (?:(?<=^|[，。！；]|${PERSON})(?:从(?:(?![从出了到起，])
      [\u4e00-\u9fff]){1,7}[里中上下](?<![吊拔撕剪割采解脱撤掰抽倒扯垂掉落放跳滑拿走流飘吹射洒卸摘取扔抛伸露]下)|
      用(?:(?![了掉去完过的力心第])[\u4e00-\u9fff]{1,2}|彩纸|纸|木头|泥巴|橡皮泥|毛线|铅笔|彩笔|
      布|积木|竹子|剪刀|蜡笔|树叶)|(?<=${PERSON})在(?:纸|本子|黑板|院子|花盆|墙|地|信)[上里])
      (?<mark>[一两三几][${MEASURES}](?<thing>(?:(?![了着过给])[\u4e00-\u9fff]){1,7})))
      (?=[，。！]|给[我你他她大妈爸]|$)
    `,
    isInnocent: ({ groups }) => {
      const thing = groups?.['thing'] ?? ''
      const noun = thing.slice(thing.lastIndexOf('的') + 1)
      return !(isListed(noun) || isCounted(noun)) || /[出进来去]/.test(thing)
    },
    explanation: ({ mark = '' }) => `“${mark}”前面少了动作：拿出来，还是做出来？补上它。`,
  },
  {
    words: PLAYED.split('|'),
    pattern: regex('dg')`
      (?:一起|正在|常常|经常|忙着|(?<=(?:我们|他们|大家|同学|想|一起|正|要|就))去)
      (?<mark>${PLAYED})(?=[，。！]|$)
    `,
    explanation: ({ mark = '' }) => `“${mark}”前面少了动作：是“打”，是“看”，还是“做”？补上它。`,
  },
  {
    words: EVENTS.split('|'),
    pattern: regex('dg')`
      (?<![需想只不主重还])(?:要|将|将要|准备|打算|决定)
      (?<mark>一[次场个](?:[\u4e00-\u9fff]{0,4}(?:${EVENTS})))(?=[，。！]|$)
    `,
    explanation: ({ mark = '' }) => `“${mark}”前面少了动作：是“举行”，还是“参加”？补上它。`,
  },
  {
    words: ['一，', '一。'],
    pattern:
      /(?<mark>[往朝向](?:(?!一)[\u4e00-\u9fff]){1,3}[上下里外边前后旁中]一)(?=[，。](?!二))/dg,
    explanation: '“一”后面少了动作：是“扔”，还是“放”？补上它。',
  },
  {
    words: ['很我', '很他', '很她', '很大家', '非常我', '非常他', '十分我', '很你'],
    pattern: /(?<mark>(?:很|非常|十分|特别)(?:我们|他们|她们|我|他|她|你))(?=[，。！]|$)/dg,
    explanation: '“很”后面少了一个词：是“爱”，还是“关心”？补上它。',
  },
  {
    words: ['给'],
    pattern: regex('dg')`
      (?<=每天都?要?|天天都?|常常|经常|都要|也要|都会|忙着|一起|来)(?<mark>给(?:${ALIVE}))
      (?=[，。！]|$)
    `,
    explanation: ({ mark = '' }) => `“${mark}”做什么呢？后面补上“浇水”“喂食”这样的动作。`,
  },
  {
    words: ['火车', '公交车', '地铁', '自行车', '飞机', '汽车'],
    pattern: regex('dg')`
      (?:独自|自己|一个人|一起|天天|每天)(?<mark>火车|公交车|地铁|自行车|飞机|汽车)(?=去|来(?!了)|
      回家|回老家|上学|上班)
    `,
    explanation: ({ mark = '' }) => `“${mark}”前面少了动作：是“坐”，还是“骑”？补上它。`,
  },
  {
    words: [
      '地报纸',
      '地作业',
      '地西瓜',
      '地黑板',
      '地课文',
      '地故事书',
      '地动画片',
      '地电视',
      '地卫生',
      '地书',
    ],
    pattern: regex('dg')`
      (?:认真|仔细|津津有味|聚精会神|专心|高兴|开心|努力|飞快|大口大口|兴致勃勃|急忙|小心翼翼|
      耐心|全神贯注|专心致志)地(?<mark>报纸|作业|西瓜|黑板|课文|故事书|动画片|电视|卫生|书|足球|
      篮球)(?=[，。！]|$)
    `,
    explanation: ({ mark = '' }) => `“${mark}”前面少了动作：是“看”，还是“做”？补上它。`,
  },
  {
    words: ['得我们', '得大家', '得他', '得她', '得同学', '得全家'],
    pattern: regex('dg')`
      (?:逗|吓|气|乐|急|累|冻|惹|忙)(?<mark>得(?:我们?|他们?|她们?|大家|同学们|全家人?|全班同学?))
      (?=[，。！]|$)
    `,
    explanation: ({ mark = '' }) => `“${mark}”怎么样呢？话还没有说完，把后面的词补上。`,
  },
  {
    words: ['敬老院', '养老院', '福利院', '孤儿院'],
    pattern: regex('dg')`
      [去到来](?:敬老院|养老院|福利院|孤儿院)(?<mark>(?:孤寡)?老人们?|爷爷奶奶们?|孤儿们?|孩子们)
      (?=[，。！]|$)
    `,
    explanation: ({ mark = '' }) => `“${mark}”前面少了动作：是“看望”，还是“慰问”？补上它。`,
  },
  {
    words: ['向我', '向他', '向她', '向大家', '向老师', '向同学', '朝我', '朝他', '替我', '替他'],
    pattern: regex('dg')`
      (?<=[在都也着，]|小[\u4e00-\u9fff]|妈妈|爸爸|老师)(?<mark>[向朝替](?:我们?|他们?|她们?|大家|
      老师|同学们))(?=[。！]|$)
    `,
    explanation: ({ mark = '' }) => `“${mark}”做什么呢？话还没有说完，把后面的动作补上。`,
  },
  {
    words: ['为他', '为她', '为我', '为这', '为同', '为老'],
    pattern: regex('dg')`
      (?<=[都也]|深深地?|不禁|不由得)(?<mark>为(?:(?![了着什么人民])
      [^，。；！？：“”]){2,8}(?:精神|行为|故事|事迹|勇气|成绩|变化|表现|品质|成功))(?=[。！]|$)
    `,
    explanation: ({ mark = '' }) => `“${mark}”怎么样呢？是“感动”，还是“高兴”？补上它。`,
  },
  {
    words: ['得到处', '得满地', '得满屋', '得满桌', '得满身'],
    pattern: /(?<mark>把(?<thing>[\u4e00-\u9fff]{2,4})得)(?=到处|满地|满屋|满桌|满身)/dg,
    isInnocent: ({ groups }) => !isListed(groups?.['thing'] ?? ''),
    explanation: '“得”前面少了动作：是“扔”，还是“吹”？补上它。',
  },
])
