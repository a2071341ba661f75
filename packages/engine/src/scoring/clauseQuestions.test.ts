import { describe, expect, it } from 'vitest'
import { TABLES } from '../testing.ts'
import { readDocument } from '../text/document.ts'
import { findClauses } from './placesOfClauses.ts'
import type { TextType } from './textType.ts'

/** A paragraph in the middle of an essay: what opens one only introduces, what ends it closes. */
const placesIn = (middle: string, textType: TextType = 'story', isArgued = false) =>
  findClauses(
    readDocument(`那年夏天的事，说来话长。\n${middle}\n后来的日子，也就这样一天一天过去。`, TABLES),
    [],
    { textType, isArgued, named: [] },
  )
const quotes = (spans: readonly { quote: string }[]) => spans.map(({ quote }) => quote)

describe('what is asked for its colour or its sound', () => {
  it('is a thing that stands before one’s eyes', () => {
    expect(quotes(placesIn('屋檐下排着几只旧花盆。我数了数。').shown)).toEqual([
      '屋檐下排着几只旧花盆',
    ])
  })

  it.each([
    ['a calculation', '一个学期就能读完六本书。'],
    ['how often', '三个星期才浇一次花盆里的土。'],
    ['a thought', '种花的人大约也在这院子里坐过。'],
    ['people', '姑姑一家人在门口排着队。'],
    ['what sums up', '我们站着看这院子里的景色。'],
    ['what is heard beside it', '风铃叮叮当当地响，屋檐下排着几只旧花盆。'],
    ['what has its colour', '屋檐下排着几只青灰色的花盆。'],
  ])('is not %s', (_, middle) => {
    expect(placesIn(middle).shown).toEqual([])
  })
})

describe('a deed', () => {
  it('can be slowed down where nothing says how it was done', () => {
    expect(quotes(placesIn('姑姑端起了那只碗。屋里很静。').acted)).toEqual(['姑姑端起了那只碗'])
  })

  it.each([
    ['its manner stands there', '姑姑笑呵呵地端起了那只碗。'],
    ['the next words do it', '姑姑端起了那只碗，擦了又擦，端到灯下看。'],
    ['anybody does it', '我们坐上公共汽车出发了。'],
    ['it was done for years', '姑姑洗了一辈子的碗。'],
  ])('cannot where %s', (_, middle) => {
    expect(placesIn(middle).acted).toEqual([])
  })

  it('has its thought beside it, or is asked for one', () => {
    expect(quotes(placesIn('我推开了那扇小门。院子里没有人。').own)).toEqual(['我推开了那扇小门'])
    expect(placesIn('我推开了那扇小门。我心里一阵后悔。').own).toEqual([])
    expect(placesIn('去年我上了初中。院子里没有人。').own).toEqual([])
  })
})

describe('a word like 热闹', () => {
  it('is asked for what it looked like, where that does not follow', () => {
    expect(quotes(placesIn('庙会那天街上非常热闹。我很早就醒了。').told)).toEqual([
      '庙会那天街上非常热闹',
    ])
    expect(placesIn('庙会那天街上非常热闹，有的踩高跷，有的舞龙，还有的敲锣。').told).toEqual([])
  })
})

describe('a claim of an argument', () => {
  const argued = (middle: string) => placesIn(middle, 'argument', true)

  it('lacks a case, or a reason, where none stands beside it', () => {
    const { unproven, unreasoned } = argued('守时才能让别人放心。大家都忙。日子过得快。')
    expect(quotes(unproven)).toEqual(['守时才能让别人放心'])
    expect(unreasoned?.quote).toBe('守时才能让别人放心')
  })

  it.each([
    ['a connective phrase', '正因为这份不肯退让的心，大门重新打开。'],
    ['where the case stands', '从这件小事可以看出来，守时多么要紧。'],
    ['a fact', '那座钟楼的指针重新走动起来了。'],
    ['a transition', '在平时的生活里也是一样。'],
    ['what a saying tells', '这句话告诉我们，做人都要守时。'],
    ['the objection', '有人会说，守时才能让别人放心，未免太严。'],
    ['a claim whose case follows', '守时才能让别人放心。我的姑姑开了一家面馆，她每天五点就开门。'],
  ])('does not where it is %s', (_, middle) => {
    expect(argued(middle).unproven).toEqual([])
  })

  it('is given no reason that follows', () => {
    expect(argued('守时才能让别人放心。因为等人的时间最难熬。').unreasoned).toBeNull()
  })

  it('takes a second half only where it has none', () => {
    expect(quotes(argued('诚恳能让人心安。大家都忙。').pairable)).toEqual(['诚恳能让人心安'])
    expect(argued('失去的只会是片刻，得到的会是一生。').pairable).toEqual([])
    expect(argued('诚恳能让人心安，守信能让人心定。').pairable).toEqual([])
  })

  it('could stand anywhere only if it is one of those that do', () => {
    expect(argued('我们生活在一个伟大的时代。').commonplace?.quote).toBe('我们生活在一个伟大的时代')
    expect(argued('我们失去的只是一个下午。').commonplace).toBeNull()
  })

  it('is tied to the sentence before by a word that both have', () => {
    expect(quotes(argued('守时要紧。大家都怕麻烦别人。').unlinked)).toEqual(['大家都怕麻烦别人'])
    expect(argued('守时要紧。守时的人让大家放心。').unlinked).toEqual([])
  })
})

it('names what two sentences begin with, where they do', () => {
  expect(placesIn('姑姑把门推开。姑姑把灯也点上了。院子亮了。').sameStart?.word).toBe('姑姑')
  expect(placesIn('姑姑把门推开。她把灯也点上了。院子亮了。').sameStart).toBeNull()
})
