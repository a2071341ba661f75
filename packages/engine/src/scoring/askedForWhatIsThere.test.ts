import { describe, expect, it } from 'vitest'
import { makeEssay, reportOf } from '../testing.ts'
import type { Essay } from '../types.ts'

const said = (changes: Partial<Essay>) => JSON.stringify(reportOf(makeEssay(changes)))

/** Nobody is asked for what stands in the essay. */
describe('an argument that has told its case, its counter-view and what its word means', () => {
  const slow = (counterView: string, title = '慢一点，又何妨') =>
    said({
      genre: 'j-argument',
      gradeLevel: 9,
      title,
      content: [
        '有人说，这是一个快的时代。快递要次日达，视频要倍速看，连吃饭都要快餐。我却想说：慢一点，又何妨。',
        '慢，不是懒，而是把事情做透。我的外公是修表匠，他修一块表要用一整天。有一次我嫌他慢，他指着放大镜下的齿轮说：“这里差一根头发丝，它一天就慢一分钟。”我凑过去看，果然看见一个齿上有一道细得几乎看不见的划痕。后来那块表的主人来取表，说别家修了三次都没修好。原来外公的慢，省下的是别人三次的快。',
        `${counterView}消防员赶赴火场，医生抢救病人，当然要争分夺秒。可是消防员能在一分钟里穿好战斗服，靠的是平时上千次不紧不慢的训练；医生下刀又快又准，靠的是十几年一页一页读过的书。`,
        '反过来看我们自己：一晚上刷完五套卷子，错题却从来不改，第二天遇到同样的题照样错。这样的快，不过是在原地跑步，汗流了不少，路却没有走。',
        '所以，不妨慢一点。慢下来，读懂一页书，弄清一道题，听完一个人的话。走得稳的人，才走得远。',
      ].join('\n'),
    })
  const objected = '有人会反驳：如今竞争激烈，慢了就会被淘汰。这话不无道理。'
  const whole = slow(objected)

  it('is not asked for them again', () => {
    expect(whole).not.toContain('这个观点在什么时候不成立')
    expect(whole).not.toContain('给第2段配一个有名有姓的例子')
    expect(whole).not.toContain('给第2段引一处原话')
    expect(whole).not.toContain('你给它下过定义吗')
    // 慢 of the title leads from the first paragraph to the second.
    expect(whole).not.toContain('“我却想说：慢一点，又何妨”，这一段从')
  })

  it('is asked for the counter-view where there is none, before its ending', () => {
    expect(slow('')).toMatch(/在第[234]段之后加一段，说说这个观点在什么时候不成立/)
  })

  it('is asked once at most what another order would change', () => {
    for (const number of ['', ...'一二三四五六七八'])
      expect(
        slow(objected, `慢一点，又何妨${number}`).match(/换个位置|换个顺序/g) ?? [],
      ).not.toHaveLength(2)
  })
})

describe('what was said', () => {
  const asked = (clause: string) =>
    said({
      genre: 'e-event',
      gradeLevel: 6,
      title: '那一次，我真后悔',
      content: [
        '那是去年冬天的一个早晨，天灰蒙蒙的，下着小雨。我背着书包急急忙忙地往学校跑，生怕迟到。',
        '跑到校门口的时候，我看见一个卖烤红薯的老奶奶正弯着腰捡红薯。原来她的三轮车被一块石头绊了一下，一筐红薯全滚到了地上。有几个滚进了水坑，沾满了泥。老奶奶一边捡，一边用袖子擦。',
        '我停了一下。我想去帮她，可是又看了看手表，还有三分钟就打铃了。我们班的流动红旗可不能因为我丢了。我低下头，装做没看见，从她身边跑了过去。',
        `一上午，我都没有心思听课。我的眼前总是出现老奶奶那双冻得通红的手。数学老师叫我回答问题，我站起来，${clause}。`,
        '放学后，我跑到校门口，老奶奶已经不在了，地上只剩下一块摔烂的红薯皮，被人踩得扁扁的。我蹲下来，把它捡起来扔进了垃圾箱。',
        '从那以后，每次经过校门口，我都会往那个地方看一眼。可是那个卖红薯的老奶奶再也没有来过。我常常想，如果那天我停下来，哪怕只捡一个，也不会象现在这样后悔。',
      ].join('\n'),
    })
  const remembered = /那时说的原话还记得吗/

  it.each(['什么也说不出', '一句话也没有说', '不敢跟老师说实话', '没有告诉任何人'])(
    'is not remembered where nobody spoke: %s',
    (clause) => expect(asked(clause)).not.toMatch(remembered),
  )

  it('is asked for where somebody did speak', () => {
    expect(asked('小声说我没有听懂')).toMatch(remembered)
  })
})
