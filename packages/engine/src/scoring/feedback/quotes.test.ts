import { describe, expect, it } from 'vitest'
import { makeEssay, reportOf } from '../../testing.ts'
import type { Essay } from '../../types.ts'

const COBBLER: Partial<Essay> = {
  title: '他就这样默默地走着',
  genre: 'j-narrative',
  gradeLevel: 8,
  content:
    '父亲是个沉默的人。\n他在镇上开着一间修鞋铺，墙上挂满了别人的鞋。我小时候总觉得丢人。同学问起父亲的工作，我说他是“做生意的”。\n初一那年冬天，我的棉鞋开了胶。我不肯让他补，闹着要买新的。他没有说话，只是把鞋拿到灯下看了又看。\n第二天，鞋摆在我床头，摸上去是热的。他用炉子烘了一夜。他修了一辈子的鞋，却从没有给自己好好修过一双。\n去年开家长会，我第一次主动拉着他走进校门。可我看见，他悄悄地把背挺直了。',
}
const RACE: Partial<Essay> = {
  title: '那一次，我流泪了',
  gradeLevel: 5,
  content:
    '上个星期五，天气晴朗，我们学校举行了运动会。我参加了四百米跑步比赛，心里非常紧张。\n比赛开始了，我象箭一样冲了出去。跑到一半的时候，我突然绊到了一块石头，摔到在地上。我的腿流血了，疼的我直咬牙。同学们都在旁边大声喊：“加油！加油！”听到他们的喊声，我又站了起来，一拐一拐的向前跑。\n我跑到终点的时候，己经是最后一名了。我低着头，不敢看同学们的眼睛。可是班长走过来，递给我一瓶水，说：“你真棒！”',
}

const DUTY: Partial<Essay> = {
  title: '难忘的一次值日',
  gradeLevel: 5,
  content:
    '放学铃一响，同学们象小鸟一样飞出了教室，只剩下我、李然和陈小雨三个人。\n我拿起扫把开始扫地，李然去提水，陈小雨负责擦黑版。可是扫着扫着，李然突然把水桶弄翻了，水流了一地。我急的大叫：“你怎么这么不小心！”李然红着脸，低着头，一句话也不说，手不停地搓着衣角。\n陈小雨放下抹布走过来说：“别怪他了，我们快点把水拖干吧。”我看了看李然，心里有点后悔。\n我们三个人拿来拖把。拖把又重又大，我的手都磨红了，汗珠从额头上滚下来。过了二十分钟，地板终于干净了。\n关门的时候，我们都笑了起来。',
}

describe('what a comment quotes', () => {
  it('is what says something of its own, and no clause that anybody could have written', () => {
    const quoted = reportOf(makeEssay(COBBLER)).comment.quotes.map(({ quote }) => quote)
    expect(quoted.join()).toMatch(/从没有给自己好好修过一双|看了又看|主动拉着他走进校门/)
    expect(quoted).not.toContain('我小时候总觉得丢人')
  })

  it('is what the marks call good, also where some slips were made', () => {
    const { comment, marks } = reportOf(makeEssay(DUTY))
    const good = marks.filter(({ kind }) => kind === 'strength').map(({ quote }) => quote)
    expect(good).toContain('手不停地搓着衣角')
    expect(comment.quotes.map(({ quote }) => quote)).toEqual(expect.arrayContaining(good))
    expect(comment.text).not.toMatch(/过了二十分钟|都笑了/)
  })

  it('is no weather where an essay is full of slips: a deed of the whole is named instead', () => {
    const { comment } = reportOf(makeEssay(RACE))
    expect(comment.text).not.toMatch(/天气晴朗|心里非常/)
    const slight = reportOf(
      makeEssay({
        title: '种豆芽',
        gradeLevel: 3,
        content:
          '星期六，妈妈从超市卖来一包绿豆，教我种豆芽。\n我先把绿豆洗干净，在放进碗里，到上水，在用一块湿布盖好。妈妈说：“豆子要喝饱水才能发牙。”我每天放学回家，第一件事就是看我的豆子。\n第二天，豆子变的胖胖的，有的以经裂开了小口。第三天，小芽从里面转出来了，白白的，弯弯的，象一个个小问号。我高兴的跳起来，大声的喊：“妈妈，快来看，豆子张出小尾巴了！”\n过了五天，豆芽长得又白又长。妈妈用它作了一盘菜，我偿了一口，又香又脆。自己种的豆芽真好吃，我还想在种一次。',
      }),
    ).comment
    expect(slight.text).toContain('自己开口说了话')
  })
})

describe('the words that an essay is said to come back to', () => {
  it('are things and people, and neither 坐在 nor 高兴', () => {
    const line = '我坐在窗前，高兴地看着巷子。外婆坐在我身边。'
    const said = JSON.stringify(
      reportOf(
        makeEssay({
          title: '夏天',
          gradeLevel: 7,
          genre: 'j-prose',
          content: `${line}她剥着毛豆。\n${line}豆子落进盆里。\n${line}铃铛响了。\n${line}天黑了。`,
        }),
      ),
    )
    expect(said).toMatch(/一再写到：[^。]*外婆/)
    expect(said).not.toMatch(/一再写到[：“][^。]*(?:坐在|高兴)/)
  })
})

describe('the counts of slips', () => {
  it('are the same in the comment and of the trait', () => {
    const { comment, dimensions } = reportOf(makeEssay(RACE))
    const standard = dimensions
      .flatMap(({ traits }) => traits)
      .find(({ trait }) => trait === 'STANDARD')
    const [, most] = /错别字最多，有(\d+)处/.exec(comment.text) ?? []
    expect(most).toBeDefined()
    expect(standard?.observations[0]).toContain(`圈出错别字${most}处，的、地、得用错2处`)
  })
})

describe('who is short of characters', () => {
  it('is not told to leave anything out', () => {
    for (const gradeLevel of [3, 4, 5, 6])
      for (const { essay } of [{ essay: { ...COBBLER, gradeLevel, genre: 'e-person' } }])
        expect(JSON.stringify(reportOf(makeEssay(essay)))).not.toMatch(
          /略写练习|删一段试试|再短一点/,
        )
  })
})
