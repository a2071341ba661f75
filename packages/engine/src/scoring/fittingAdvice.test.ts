import { describe, expect, it } from 'vitest'
import { makeEssay, makeTask, reportOf } from '../testing.ts'

/** Advice and praise that fits what is written, in whole reports. */
describe('an argument', () => {
  const report = reportOf(
    makeEssay({
      genre: 'j-argument',
      gradeLevel: 8,
      title: '守时的人最可靠',
      task: makeTask({ title: '守时的人最可靠', requirement: '写一篇议论文。' }),
      content: [
        '前几天，巷口的面馆换了一口新锅，姑姑天不亮就起来刷。我以为，守时的人最可靠，不是因为他从不出错，而是因为他把别人的时间也当时间。',
        '守时，首先是对别人的尊重。我的姑姑开面馆二十年，说好六点开门，没有晚过一分钟。有一年冬天下大雪，她怕客人白跑一趟，半夜就出了门，推着车走了四里路。客人到的时候，锅里的水正好开了。',
        '守时，也是对自己的要求。我训练了半个月，因为膝盖疼，我就再也没去晨跑。我总对教练说是膝盖疼，其实早就好了，是我起不来。',
        '当然，有人会说：处处守时，岂不活得太累？这话有一定道理。朋友聚会晚到几分钟，不妨一笑；可是救护车晚到几分钟，就是一条命。',
        '姑姑的锅还是那口锅，巷子里的人一闻到香味就知道，六点了。因为守时的人最可靠！',
      ].join('\n'),
    }),
  )
  const said = JSON.stringify(report)

  it('hears its opponent’s question as his, and no excuse as a reason', () => {
    expect(report.marks.some(({ ruleId }) => ruleId === 'rhetorical-question')).toBe(false)
    expect(said).not.toMatch(
      /“[^”]*因为膝盖疼[^”]*”(?:这一句，原因|一句，前因|说明了缘由|，把缘由)/,
    )
  })

  it('is not praised for its title, nor for an anecdote as 入题直接', () => {
    expect(report.comment.text).not.toMatch(/因为守时的人最可靠|“前几天[^”]*”(?:起笔|，不绕)/)
  })

  it('is asked for nothing that a story has', () => {
    const lifts = report.dimensions.flatMap(({ traits }) => traits.map(({ lift }) => lift)).join('')
    expect(lifts).not.toMatch(/颜色|气味|什么声音|脸上什么样|有人不同意“|会不会也从“/)
    expect(lifts).not.toMatch(/这个观点在什么时候不成立|“[^”]+”后面补上谁/)
  })
})

it('says of a speech what its listeners do, and finds no task in its greeting', () => {
  const report = reportOf(
    makeEssay({
      genre: 'j-practical',
      gradeLevel: 8,
      title: '把水龙头关紧',
      task: makeTask({ title: '节约用水', requirement: '写一篇演讲稿。', minCharacters: 200 }),
      content: [
        '尊敬的老师，亲爱的同学们：',
        '大家好！我是七年级二班的林小满，今天我演讲的题目是《把水龙头关紧》。',
        '上个星期，我和两位同学守在水房门口数了三天。三天里，没有关紧的水龙头一共有四十一个。有一个滴了整整一夜，接满了一只水桶。',
        '有的同学说，几滴水算得了什么？我也这样想过。可是那一桶水，够我们班喝一个上午。',
        '从今天放学起，就请你经过水房的时候伸一伸手！',
        '我的演讲完了，谢谢大家！',
      ].join('\n'),
    }),
  )
  const said = JSON.stringify([report.dimensions, report.extensions, report.microSuggestions])
  expect(said).not.toMatch(/读的人|先看第[126]段|他会有什么难处/)
})

it('asks a tale for no eyewitness, and its writer for no word of the task’s form', () => {
  const report = reportOf(
    makeEssay({
      genre: 'e-imagination',
      gradeLevel: 4,
      title: '会唱歌的石头',
      task: makeTask({ title: '我的想象', requirement: '写一个童话故事。' }),
      content: [
        '山脚下有一块石头，他叫咕咚。他最想做的事，是像小鸟一样唱歌。',
        '一天夜里，月亮对他说：“我可以让你唱，但你要把影子借给我。”石头答应了。第二天，他一开口，连小溪都停下来听。',
        '可是没过几天，没有影子的石头晒得裂开了缝，路过的蚂蚁再也不来乘凉。他唱得再好，也没有人坐在他身边。',
        '他又去找月亮，把歌声还了回去。影子慢慢爬回他的脚下，蚂蚁也回来了。咕咚笑了，原来安静也可以有人听。',
      ].join('\n'),
    }),
  )
  const said = JSON.stringify([report.dimensions, report.goals])
  expect(said).not.toMatch(/你看得最久|那时你|当时有什么是只有你|题目里的想象/)
})

it('talks of no two paragraphs where there is one, and calls a worn likeness worn', () => {
  const report = reportOf(
    makeEssay({
      genre: 'e-event',
      gradeLevel: 5,
      title: '走丢了',
      content:
        '昨天我和表弟去赶集，人太多，我一回头，表弟不见了。我急得像热锅上的蚂蚁一样，跑遍了卖糖人和卖风车的摊子。后来表弟自己从糖人摊后面钻了出来，手里还举着一只糖老虎。',
    }),
  )
  const said = JSON.stringify([report.extensions, report.microSuggestions])
  expect(said).not.toMatch(/中间两段|第一段和最后一段|哪两段之间/)
  expect(report.comment.text).not.toMatch(/“[^”]*热锅上的蚂蚁[^”]*”(?:这个比喻|，这个比方)/)
})
