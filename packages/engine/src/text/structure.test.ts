import { describe, expect, it } from 'vitest'
import { TABLES } from '../testing.ts'
import { readDocument } from './document.ts'
import { readStructure, type Structure } from './structure.ts'

function structureOf(paragraphs: readonly string[]): Structure {
  return readStructure(readDocument(paragraphs.join('\n'), TABLES), false, '')
}

const tail =
  '他们不声不响，把一件小事做了几十年，手上的老茧一层盖着一层，做出来的东西却一年比一年好，来学的人也一年比一年多，这样的耐心，今天尤其难得，也尤其值得我们记住。'
const argument = [
  '巷口的钟表铺开了四十年，老师傅每天只修三块表。有人笑他慢，他说耐心也是手艺。我以为，耐心是一个人最安静的力量。',
  `耐心，让人看得清楚。${tail}`,
  `耐心，让人走得长远。${tail.replace('他们', '她们')}`,
  `然而，耐心不是拖延。${tail.replace('不声不响', '一声不响')}`,
  '愿我们都能像老师傅那样，守住自己的耐心！',
]

describe('what each paragraph does', () => {
  it('tells opening, points, turn and ending', () => {
    expect(structureOf(argument).roles).toEqual(['opening', 'point', 'point', 'turn', 'ending'])
  })

  it('finds what the whole comes back to', () => {
    expect(structureOf(argument).centre).toContain('耐心')
  })

  it('takes a single character of the title for that, where no longer word comes back', () => {
    const paragraphs = ['慢是为了看清楚。', '慢是为了留得住。', '平时肯慢，要紧时才快得起来。']
    const centreOf = (title: string) =>
      readStructure(readDocument(paragraphs.join('\n'), TABLES), false, title).centre
    expect(centreOf('慢一点，也是一种本事')).toEqual(['慢'])
    expect(centreOf('看清了再跑')).toEqual([])
  })

  it('counts the paragraphs that a short sentence leads', () => {
    expect(structureOf(argument).led).toBe(3)
  })

  it('counts as claims the leads that say part of each other again, in whatever order', () => {
    expect(structureOf(argument).claims).toBe(2)
    expect(structureOf(argument.toReversed()).claims).toBe(2)
    expect(structureOf(argument.map((text) => text.replace('耐心，让人', '守得住便'))).claims).toBe(
      2,
    )
    expect(
      structureOf(argument.map((text) => text.replace('耐心，让人走', '日子久了走'))).claims,
    ).toBe(0)
  })

  it('counts claims on lines of their own, and claims that are counted through', () => {
    const claimsOf = (...leads: string[]) =>
      structureOf(leads.flatMap((lead) => [lead, tail])).claims
    expect(claimsOf('留些真诚给自己取暖吧！', '留些信用给自己取暖吧！')).toBe(2)
    expect(claimsOf('第一样是面子。', '其次难在侥幸。', '还有一样最难搬。')).toBe(2)
    expect(claimsOf('读书要慢。', '读书要专。', '书房很小。')).toBe(2)
    expect(claimsOf('留些真诚给自己吧！', '他敢于承认自己。')).toBe(0)
  })

  it('counts the paragraphs whose leads name one thing, by a character of the title too', () => {
    expect(structureOf(argument).unified).toBe(4)
    expect(structureOf(argument.toReversed()).unified).toBe(4)
    const slow = ['慢是为了看清楚。', `慢也要本事。${tail}`, `这样的慢谁都学得会。${tail}`, tail]
    const unifiedOf = (title: string) =>
      readStructure(readDocument(slow.join('\n'), TABLES), false, title).unified
    expect(unifiedOf('慢一点，也是一种本事')).toBe(3)
    expect(unifiedOf('看清了再跑')).toBeLessThan(3)
  })

  it('counts the paragraphs whose last sentences name one thing', () => {
    const closing = `${tail}这就是慢的本事。`
    const closedOf = (...paragraphs: string[]) =>
      readStructure(readDocument(paragraphs.join('\n'), TABLES), false, '慢一点').closed
    expect(closedOf(tail, closing, closing.replace('这就是', '难得的是'), closing)).toBe(3)
    expect(closedOf(tail, closing, tail.replace('耐心', '老实'))).toBeLessThan(3)
    expect(closedOf('慢一点。', '慢一点。', '慢一点。')).toBe(0)
  })

  it('lets a line of its own lead the paragraph behind it', () => {
    const leadingOf = (line: string) =>
      structureOf(['巷口的钟表铺开了四十年。', line, tail, line.replace('，', '，也'), tail])
        .leading
    expect(leadingOf('耐心，让人看得清楚。')).toBe(2)
    expect(leadingOf(tail)).toBe(0)
  })

  it('takes an epigraph for a frame', () => {
    expect(structureOf(['——题记', ...argument]).roles[0]).toBe('frame')
  })
})

describe('what the ending takes up', () => {
  it('is a clause of the opening, also where none of its words carries meaning', () => {
    const told = (ending: string) => structureOf(['我们都在赶路。慢一点，又何妨？', tail, ending])
    expect(told('慢一点，又何妨？').echoes).toEqual(['慢一点', '又何妨'])
    expect(told('慢一点，又何妨？').isUnanswered).toBe(false)
    expect(told('愿你我都安好。').isUnanswered).toBe(true)
  })
})

describe('where paragraphs stand', () => {
  it('is better told in their own order than in another', () => {
    const moved = [argument[3], argument[4], argument[0], argument[2], argument[1]].map(
      (text) => text ?? '',
    )
    expect(structureOf(argument).order).toBeGreaterThan(structureOf(moved).order)
  })

  it('goes by the days at the head of a diary', () => {
    const days = ['3月28日　星期五　晴', '3月30日　星期日　晴', '4月2日　星期三　阴'].map((day) => [
      day,
      '今天我去看窗台上的绿豆，它们又变了样子，我拿尺子量了量，记在本子上。',
    ])
    const told = structureOf(days.flat()).order
    expect(told).toBeGreaterThan(0.6)
    expect(structureOf(days.toReversed().flat()).order).toBeLessThan(told - 0.5)
  })

  it('goes by the numbers at the head of paragraphs', () => {
    const points = ['一、找一找。', '二、写一写。', '三、换一换。'].map((head) => head + tail)
    expect(structureOf(points).order).toBeGreaterThan(structureOf(points.toReversed()).order + 0.3)
  })

  it('goes by what is written early and what late, where no word of time is said', () => {
    const scenes = [
      '我家门口有一棵柿子树，是爷爷种的，叫它“老伙计”。',
      '树皮裂成一块一块，像晒干的泥地。爷爷每次路过都要拍它两下。',
      '叶子落光了，果子还挂着。爷爷不许我们摘最高的那几个。',
      '那几个柿子，原来是留给鸟的。真希望那棵树也能吃上一口！',
    ]
    expect(structureOf(scenes).order).toBeGreaterThan(structureOf(scenes.toReversed()).order + 0.2)
  })

  it('leaves whoever begins with the end and turns back where others stand', () => {
    const told = [
      '去年九月，我们班来了一个新同学，叫小满，她说话总是很轻。',
      '后来学校要选人朗诵，她第一个举起了手，全班都愣住了。',
      '比赛那天，她站在台上，声音还是很轻，可是最后一排也听得见。',
      '现在小满转学了，那张奖状还留在我这里。我想，我会一直替她留着。',
    ]
    const end = '我把那张奖状夹进书里，眼泪又掉了下来。'
    const toldBack = structureOf([`${end}一切都要从去年秋天说起。`, ...told]).order
    expect(toldBack).toBeGreaterThan(0.7)
    expect(structureOf([`${end}我哭了很久。`, ...told]).order).toBeLessThan(toldBack - 0.1)
  })

  it('begins a letter with whom it greets', () => {
    const letter = ['亲爱的外婆：', `您好！${tail}`, `学校里一切都好。${tail}`, '祝您身体健康！']
    const moved = [letter[1], letter[2], letter[3], letter[0]].map((text) => text ?? '')
    expect(structureOf(letter).order).toBeGreaterThan(structureOf(moved).order + 0.2)
  })

  it('has what belongs together stand together', () => {
    const [first, second] = ['外公的二胡挂在西墙。弓毛松了。', '灰落在二胡上。外公闭着眼睛。']
    const [third, fourth] = ['院子里的枣树开花。风停了。', '蜜蜂围着枣树打转。院子很静。']
    const together = structureOf([first, second, third, fourth]).order
    expect(structureOf([first, third, second, fourth]).order).toBeLessThan(together - 0.1)
  })

  it('names people before it points at them', () => {
    const [named, pointed] = [
      '梁伯守了三十年灯塔，灯塔立在礁石上。',
      '每晚爬到顶上，他的腿越来越慢。',
    ]
    const inOrder = structureOf([named, pointed, pointed]).order
    expect(structureOf([pointed, named, pointed]).order).toBeLessThan(inOrder - 0.1)
  })

  it('has what is granted behind what it answers', () => {
    const granted = `有人也许会说，耐心不过是拖延。${tail}`
    const [first = '', second = '', third = '', , last = ''] = argument
    expect(structureOf([first, second, third, granted, last]).order).toBeGreaterThan(
      structureOf([first, granted, second, third, last]).order,
    )
  })

  it('says nothing about one paragraph, and never fails on none', () => {
    expect(structureOf(['只有一段话。']).order).toBe(0.6)
    expect(structureOf([]).roles).toEqual([])
  })
})

it('sees a last sentence that breaks off', () => {
  expect(
    structureOf([
      ...argument,
      '最后我想说的是这家小小的钟表铺教给我的东西比许多厚厚的书还要多因为它让我明白了什么是',
    ]).isFinished,
  ).toBe(false)
  expect(structureOf(argument).isFinished).toBe(true)
})
