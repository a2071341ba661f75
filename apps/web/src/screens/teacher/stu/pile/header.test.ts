import { expect, test } from 'vitest'
import { beginsEssay, readHeader, type Pupil } from './header.ts'

const pupils: Pupil[] = [
  { id: 1, name: '林小满', studentNumber: '01' },
  { id: 2, name: '张伟', studentNumber: '07' },
  { id: 3, name: '张伟', studentNumber: '12' },
  { id: 4, name: '何青禾', studentNumber: '' },
]

test.each([
  ['name and title', '五（2）班 林小满\n雨中的伞\n星期天下大雨。', 1, '雨中的伞'],
  ['title, then name', '《雨中的伞》\n林 小 满\n星期天下大雨。', 1, '雨中的伞'],
  ['with the school', '知行小学 五（2）班 林小满\n雨中的伞\n星期天下大雨。', 1, '雨中的伞'],
  ['a number alone', '五（3）班 12号\n题目：雨中的伞\n星期天下大雨。', 3, '雨中的伞'],
  ['a class is no number', '五（7）班\n雨中的伞\n星期天下大雨。', undefined, '雨中的伞'],
  ['a name read with one character wrong', '何清禾\n雨中的伞\n星期天下大雨。', 4, '雨中的伞'],
  ['two of one name', '姓名：张伟\n雨中的伞\n星期天下大雨。', undefined, '雨中的伞'],
  ['two of one name, with the number', '张伟 7号\n雨中的伞\n星期天下大雨。', 2, '雨中的伞'],
  ['a title with a name in it', '我的同桌林小满\n星期天下大雨。', undefined, '我的同桌林小满'],
  ['nothing but the text', '星期天下大雨。', undefined, ''],
])('%s', (_, text, pupilId, title) => {
  expect(readHeader(text, pupils)).toMatchObject({ pupilId, title, body: '星期天下大雨。' })
})

test('every line stands somewhere: among the names, in the title or in the body', () => {
  const text = '五（2）班 林小满\n雨中的伞\n星期天下大雨。\n我没带伞。'
  const { names, title, body } = readHeader(text, pupils)
  expect([...names, title, body].join('\n')).toBe(text)
  const said = '“妈妈！”\n我喊了起来。'
  expect(readHeader(said, pupils)).toMatchObject({ names: [], title: '', body: said })
})

test('a page begins an essay by a pupil or by a title of its own, not in the middle of a text', () => {
  const begins = (text: string, goesOn: boolean) => beginsEssay(readHeader(text, pupils), goesOn)
  expect(begins('林小满\n星期天。', true)).toBe(true)
  expect(begins('张伟\n星期天。', true)).toBe(true)
  expect(begins('雨中的伞\n星期天。', false)).toBe(true)
  expect(begins('到了家\n星期天。', true)).toBe(false)
  expect(begins('星期天。\n下雨了。', false)).toBe(false)
})
