import { describe, expect, it } from 'vitest'
import { correct } from '../correct.ts'
import { corpusEssay } from '../corpus/essays.ts'
import { makeEssay, makeTask, TABLES } from '../testing.ts'
import { examine } from './examine.ts'
import type { Essay } from '../types.ts'

function isOffTopic(changes: Partial<Essay>): boolean {
  return correct(makeEssay(changes), TABLES).isOffTopic
}

const snowman =
  '下了一夜的雪，操场白得晃眼。一下课我们就冲出去滚雪球，小满滚身子，我滚脑袋。雪球越滚越重，我们喊着一二三才抬上去。我把自己的围巾给它围上，它好像在冲我们笑。上课铃响了，谁也舍不得走。'
const report =
  '化验单上的字很小，奶奶戴着老花镜也看不清。我凑过去，一行一行念给她听，念到看不懂的，就去问窗口的护士。奶奶握着我的手说：“我孙女会照顾人了。”回去的路上，我走在外侧，替她提着袋子。'
const bridge =
  '这座桥有一百二十米长，桥面用青石铺成。桥下有七个桥洞，中间的最大，两边的依次变小，涨水的时候，大洞走船，小洞分水。石匠在栏杆上刻了莲花和鲤鱼，每一块都不一样。工程队去年检查过，说它还能再用很多年。'

const dumplings =
  '冬至那天，奶奶说要包饺子。她把水一点一点倒进面粉里，用筷子搅成面疙瘩，再揉成一个光滑的面团。我拿起一张饺子皮，舀了一大勺肉馅放上去，怎么也捏不上，肉馅流了我一手油。弟弟哈哈大笑，说我包的是“开口笑”。奶奶坐到我身边，手把手地教我捏。饺子下锅了，我趴在锅边看，它们像一群小白鹅。'
const opera =
  '锣鼓一响，爷爷的眼睛就闭上了，右手搭在膝盖上，一下一下地敲着。唱到拖腔的地方，他的眉头皱成一团；等那一声落下来，他才吐一口气，摇摇头说：“好嗓子！”楼下卖豆腐的吆喝了两遍，他没听见。茶缸里的水凉了，他没喝一口。奶奶喊粥溢出来了，他把手一摆，眼睛都没睁。'
const coin =
  '我低着头，小声地说：“我的卡丢了。”她马上从口袋里掏出两枚硬币，放在我手里。她的手很粗糙，那两枚硬币却是热的。车开了，我看见她还站在寒风里，一边搓着手，一边跺着脚。上个月，一个小弟弟在站台上找不到钱，我也掏出两枚硬币递给了他。'
const flaws =
  '没有谁是完美的，可是不完美也能成就另一种美。松树的枝干弯了，却在悬崖上站成了风景；牡丹不香，花朵照样开得热烈；小草长不高，春天还是把第一抹绿给了它；竹子是空心的，人们偏偏称赞它虚心。老槐树被雷劈掉了半边，第二年又从伤口旁抽出新叶，开出一串串白花。我们也一样，与其盯着自己的短处叹气，不如把它当成泥土，让别的长处在里面发芽。'

const island =
  '我们一家去海岛旅游。海风吹过来，沙滩软软的，我和爸爸妈妈捡贝壳。导游带着我们爬上山顶，石阶很陡，游客排着队拍照。山顶上能看见整个岛，海浪一层一层涌向礁石。下午我们坐船去看灯塔，船晃得厉害。傍晚大巴送我们回酒店，沙滩上亮起了灯，风景美极了。妈妈说下次还要来。晚上我们吃了海鲜，第二天一早就出发去看古城的城墙。'

describe('nobody is accused who may be on topic', () => {
  it.each([
    [
      'a first time is a first time of anything',
      {
        title: '第一次包饺子',
        content: dumplings,
        task: makeTask({ requirement: '写一件你第一次做的事，把经过写清楚，写出当时的心情。' }),
      },
    ],
    [
      'growing up is shown, not said',
      {
        title: '一张化验单',
        content: report,
        task: makeTask({
          title: '那一刻，我长大了',
          requirement: '选一件让你觉得自己长大了的事，把经过写清楚。',
        }),
      },
    ],
    [
      'a kind of thing is never named',
      {
        title: '雪人',
        content: snowman,
        task: makeTask({
          title: '记一次游戏',
          requirement: '按游戏前、游戏中、游戏后的顺序写清楚。',
        }),
      },
    ],
    [
      'the pupil fills in what it is about',
      {
        title: '我学会了换灯泡',
        content: report,
        task: makeTask({ requirement: '以“我学会了____”为题，写出学习的过程和体会。' }),
      },
    ],
    [
      'a letter without its form that speaks to somebody',
      {
        title: '给奶奶的信',
        content: `您上次的化验单，我还记得。${report}您别忘了按时吃药。`,
        task: makeTask({ requirement: '给长辈写一封信，说说心里话。' }),
      },
    ],
    [
      'a task that only names a form',
      {
        title: '雪人',
        content: snowman,
        task: makeTask({ title: '', requirement: '选一天里最有意思的一件事，写一篇日记。' }),
      },
    ],
    [
      'a poem',
      {
        title: '风',
        content: '风从山那边来\n带着松针的味道\n推开我的窗\n又悄悄走了',
        genre: 'e-poetry',
        task: makeTask({ title: '轻叩诗歌大门', requirement: '写一首儿童诗。' }),
      },
    ],
    [
      'a poem that names nothing of its task',
      {
        title: '老桥',
        content: bridge.replaceAll('，', '\n'),
        genre: 'e-poetry',
        task: makeTask({
          title: '国宝大熊猫',
          requirement: '写一首诗，介绍大熊猫的样子、食物和习性。',
        }),
      },
    ],
    [
      'a story that never says the word of its task',
      {
        title: '爷爷听戏',
        content: opera,
        task: makeTask({
          title: '他陶醉了',
          requirement: '选一个人，把他陶醉的样子写具体，通过动作、语言、神态表现出来。',
        }),
      },
    ],
    [
      'an idea that is shown',
      {
        title: '两枚硬币',
        content: coin,
        gradeLevel: 8,
        genre: 'j-narrative',
        task: makeTask({ title: '善意', requirement: '请以“善意”为题写一篇文章。' }),
      },
    ],
    ['no task at all', { title: '桥', content: bridge }],
    ['a title of one’s own that is an image', { title: '缺口的瓷碗和灯笼', content: flaws }],
  ])('%s', (_name, changes) => {
    expect(isOffTopic(changes)).toBe(false)
  })
})

it.each([
  [
    'an explanation',
    {
      title: '老桥',
      content: bridge,
      genre: 'e-expository',
      task: makeTask({
        title: '国宝大熊猫',
        requirement: '查找资料，介绍大熊猫的样子、食物和习性。',
      }),
    },
  ],
  [
    'a journey on which somebody comes along',
    {
      title: '快乐的一天',
      content: island,
      task: makeTask({
        title: '我的妈妈',
        requirement: '妈妈有什么特点？用一两件事写一写你的妈妈。',
      }),
    },
  ],
  [
    'a story of something else',
    {
      title: '雪人',
      content: snowman,
      task: makeTask({
        title: '游长城',
        requirement: '写一写登长城的经过，写出城墙和烽火台的样子。',
      }),
    },
  ],
])('calls %s off topic where nothing of the task occurs', (_name, changes) => {
  expect(isOffTopic(changes)).toBe(true)
})

it('takes up a key word of one character where the essay keeps coming back to it', () => {
  const task = makeTask({ requirement: '请以“桥”为话题写一篇文章。' })
  expect(isOffTopic({ title: '老街', content: bridge, task })).toBe(false)
})

describe('an essay that leaves its task', () => {
  const own = corpusEssay('grade4-snowman').essay
  const wall = makeTask({
    title: '游长城',
    requirement: '写一写登长城的经过，写出城墙和烽火台的样子。',
    minCharacters: 300,
  })
  const left = { ...own, task: wall }

  it('is capped only where the teacher has it capped', () => {
    const capped = correct({ ...own, task: { ...wall, capsOffTopic: true } }, TABLES)
    expect(capped.score).toBeLessThan(55)
    expect(correct(left, TABLES).score).toBeGreaterThan(55)
    const saysCap = /题目.*总分.*上限/
    expect(capped.comment.text).toMatch(saysCap)
    expect(correct(left, TABLES).comment.text).not.toMatch(saysCap)
  })

  it('speaks of no requirement where none was set, and finds what a title joins into one word', () => {
    const { dimensions } = correct(
      makeEssay({ title: '第一次炒鸡蛋', content: `我想自己炒一盘鸡蛋。${dumplings}` }),
      TABLES,
    )
    const said = dimensions.flatMap(({ traits }) =>
      traits.flatMap(({ trait, observations }) => (trait === 'MATCH_TITLE' ? observations : [])),
    )
    expect(said[0]).toBe('题目里的词在文中出现：鸡蛋。')
    expect(said.join('')).not.toContain('要求')
  })

  it('is told in one kind sentence what is missing', () => {
    const title = correct(left, TABLES).dimensions[0]?.traits[0]
    expect(title?.observations).toContain('题目要写的是长城，这一篇还没有写到它身上。')
  })

  it('loses 切题 by degrees: less where there is only a doubt', () => {
    const scoreOf = (essay: Essay) => correct(essay, TABLES).dimensions[0]?.traits[0]?.score ?? 0
    const doubted = { ...own, task: makeTask({ title: '谦虚', requirement: '以“谦虚”为题。' }) }
    expect(scoreOf(doubted)).toBeGreaterThan(scoreOf(left))
    expect(scoreOf(doubted)).toBeLessThan(scoreOf(own))
  })
})

it('calls a piece off topic that is of another kind than asked and lives elsewhere', () => {
  expect(
    isOffTopic({
      title: '给校长的一封信',
      content: bridge,
      task: makeTask({ requirement: '给校长写一封信，提一条合理的建议，注意格式。' }),
    }),
  ).toBe(true)
  expect(
    isOffTopic({
      title: '一种器物',
      genre: 'j-expository',
      gradeLevel: 8,
      content: coin,
      task: makeTask({ requirement: '介绍一种你熟悉的器物，抓住特征，按合理的顺序说明。' }),
    }),
  ).toBe(true)
})

it('where paragraphs begin and end says nothing about the topic', () => {
  const paragraphs = [dumplings, opera, dumplings.replace('冬至', '除夕'), coin]
  const fitOf = (content: string) =>
    examine(makeEssay({ title: '饺子', content, task: makeTask({ title: '包饺子' }) }), TABLES)
      .features.topic.fit
  expect(fitOf(paragraphs.join('\n'))).toBe(fitOf(paragraphs.join('')))
  expect(fitOf([...paragraphs, opera].join('\n'))).toBeLessThan(fitOf(dumplings) ?? 0)
})
