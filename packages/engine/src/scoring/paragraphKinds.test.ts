import { expect, it } from 'vitest'
import { TABLES } from '../testing.ts'
import { readDocument } from '../text/document.ts'
import { kindOf } from './paragraphKinds.ts'
import { findPlaces } from './places.ts'

const kindIn = (text: string, isOfABook = false) => {
  const [paragraph] = readDocument(text, TABLES).paragraphs
  return paragraph === undefined ? undefined : kindOf(paragraph, isOfABook)
}

it.each([
  ['frame', '大家好！我是五年级二班的林小满，今天我演讲的题目是《慢慢走》。', false],
  ['frame', '我的演讲完了，谢谢大家！', false],
  ['retold', '这本书主要讲了一个渔夫，他出海八十多天没有打到鱼，后来他钓到一条大鱼。', true],
  ['said', '我最喜欢渔夫一个人在海上说话的那一段。我读着读着，也想说几句。', true],
  ['objection', '当然，有人会说：事事守时，岂不太累？这话有它的道理。', false],
  ['case', '我的姑姑开了一家面馆，她每天五点就开门，二十年没有晚过一次。', false],
  ['said', '守时是一种尊重。守时的人，别人愿意等他。', false],
] as const)('a paragraph is %s', (kind, text, isOfABook) => {
  expect(kindIn(text, isOfABook)).toBe(kind)
})

const story = (...paragraphs: readonly string[]) =>
  findPlaces(readDocument(paragraphs.join('\n'), TABLES), [], {
    textType: 'story',
    isArgued: false,
    named: ['奶奶的缝纫机'],
  })

it('hears the beginning in an ending that says it in other words', () => {
  const opening = '奶奶有一台缝纫机，放在北屋的窗台下，踩起来嗒嗒嗒地响。'
  const middle = '去年冬天，我穿破了校裤，不敢说，悄悄把它塞进了柜子的最里头，谁也没有告诉过。'
  const ends = (ending: string) => story(opening, middle, ending).endsOnSubject
  expect(ends('如今我写作业到很晚，窗台下还是有那样的声音，一下一下，替我数着。')).toBe(true)
  expect(ends('如今我懂得了许多，也长大了不少，再没有哭过。')).toBe(false)
})

it('finds where the longest paragraph passes on to another time, and nothing where it does not', () => {
  const before =
    '早上我把线轴放好，踩了两下踏板，针尖走得歪歪扭扭，布也皱成一团。我又拆了线，重新穿针，手心里全是汗，怎么也穿不进去。'
  const after =
    '我终于把那条裤脚缝平了，虽然针脚有长有短，奶奶还是拿起来看了又看，说比她头一回缝的强多了，还要我给她也缝一条。'
  expect(story('奶奶有一台缝纫机。', `${before}下午，${after}`, '它还在。').turn?.quote).toMatch(
    /^下午/,
  )
  expect(story('奶奶有一台缝纫机。', `${before}${after}`, '它还在。').turn).toBeNull()
})
