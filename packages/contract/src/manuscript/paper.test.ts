import { expect, test } from 'vitest'
import { splitIntoCells } from './cells.ts'
import { layOutEssay, type PaperLine } from './paper.ts'
import { FLUSH, type PaperForm } from './paragraphs.ts'

test('two digits or small letters share a cell, capitals and single ones have their own', () => {
  const cellsOf = (text: string) => splitIntoCells(text).map((cell) => cell.text)
  expect(cellsOf('2026年')).toEqual(['20', '26', '年'])
  expect(cellsOf('400米')).toEqual(['40', '0', '米'])
  expect(cellsOf('他叫Tom')).toEqual(['他', '叫', 'T', 'om'])
  expect(cellsOf('iPhone15')).toEqual(['i', 'P', 'ho', 'ne', '15'])
  expect(cellsOf('啊……嗯')).toEqual(['啊', '…', '…', '嗯'])
})

test('an essay: title centred, two cells in, a point in the last cell of its line', () => {
  const content = '今天是星期天，妈妈带我去了公园。\n花都开了。'
  expect(draw({ title: '公园', content }, 8)).toEqual([
    '□□□公园',
    '□□今天是星期天，',
    '妈妈带我去了公园。',
    '□□花都开了。',
  ])
  const squeezed = layOutEssay({ title: '', content, form: 'prose' }, 8)[1]?.cells.at(-1)
  expect(squeezed).toEqual({ column: 7, text: '。', start: 15, end: 16, isSqueezed: true })
})

test('dialogue: closing points and quotes never begin a line, opening ones never end it', () => {
  expect(draw({ content: '她说：“你来了。”我点点头，跟着她走。' }, 8)).toEqual([
    '□□她说：“你来',
    '了。”我点点头，',
    '跟着她走。',
  ])
  // Both go into the last cell, with the character that stands there.
  expect(draw({ content: '妈妈说：“快点儿走。”' }, 9)).toEqual(['□□妈妈说：“快点', '儿走。”'])
  expect(draw({ content: '他喊：“快快走吧！”' }, 10)).toEqual(['□□他喊：“快快走吧！”'])
  // Nothing of this may begin a line, however wide the paper.
  const content = '“……”她没有回答。“《海底两万里》好看吗？”我问，“借我看看（好吗）！”——他笑了。'
  for (let columns = 6; columns <= 24; columns += 1)
    for (const line of layOutEssay({ title: '', content, form: 'prose' }, columns)) {
      expect('，。？！：、；”’）》').not.toContain(line.cells[0]?.text)
      const last = line.cells.filter((cell) => !cell.isSqueezed).at(-1)
      expect('“‘（《').not.toContain(last?.text)
      expect(Math.max(...line.cells.map((cell) => cell.column))).toBeLessThan(columns)
    }
})

test('an ellipsis, a dash, a number and a word are not torn apart', () => {
  expect(draw({ content: '我等了很久……他没来' }, 8)).toEqual(['□□我等了很久', '……他没来'])
  expect(draw({ content: '到了2026年' }, 5)).toEqual(['□□到了', '2026年'])
  expect(draw({ content: '跑了3.5秒' }, 6)).toEqual(['□□跑了', '3.5秒'])
  // One that no line holds is broken all the same.
  expect(draw({ content: 'abcdefghijklmnop' }, 5)).toEqual(['□□abcdef', 'ghijklmnop'])
})

test('every character of an essay stands on the paper exactly once', () => {
  const content = '“3.5元！”小明说：“太贵了——我只有2元……”\nOK，那就算了。  我走了\n\n第三段'
  const paragraphs = ['“3.5元！”小明说：“太贵了——我只有2元……”', 'OK，那就算了。  我走了', '第三段']
  for (let columns = 5; columns <= 22; columns += 1) {
    const lines = layOutEssay({ title: '', content, form: 'prose' }, columns)
    for (const [index, paragraph] of paragraphs.entries()) {
      const cells = lines.flatMap((line) => (line.of === index ? line.cells : []))
      expect(cells.map((cell) => paragraph.slice(cell.start, cell.end))).toEqual(
        cells.map((cell) => cell.text),
      )
      const shown = cells.map((cell) => cell.text).join('')
      expect(shown.replaceAll(' ', '')).toBe(paragraph.replaceAll(' ', ''))
    }
  }
})

test('a letter: the salutation flush, the wish flush, signature and date on the right', () => {
  const content =
    '亲爱的外婆：\n您好！我很想您，您什么时候再来我们家呢？\n祝您\n身体健康\n外孙女小雨\n2026年11月22日'
  expect(draw({ title: '给外婆的信', content, form: 'letter' }, 12)).toEqual([
    '□□□给外婆的信',
    '亲爱的外婆：',
    '□□您好！我很想您，您什',
    '么时候再来我们家呢？',
    '□□祝您',
    '身体健康',
    '□□□□□外孙女小雨',
    '□□□2026年11月22日',
  ])
})

test('a story that begins with a colon is no letter, and one sent as another genre still is', () => {
  const story = '我想说：\n今天真开心。\n我们明天还要去。'
  expect(draw({ content: story }, 12)[0]).toBe('□□我想说：')
  const letter = '王老师：\n谢谢您的帮助。\n此致\n敬礼\n学生 李林'
  expect(draw({ content: letter }, 12)).toEqual([
    '王老师：',
    '□□谢谢您的帮助。',
    '□□此致',
    '敬礼',
    '□□□□□学生 李林',
  ])
})

test('a poem: line by line, a free line between stanzas, a long line goes on further in', () => {
  const content = '风来了，\n树叶跳起舞。\n\n\n雨来了，\n小草抬起头看着远方。\n'
  expect(draw({ title: '春', content, form: 'poem' }, 10)).toEqual([
    '□□□□春',
    '□□风来了，',
    '□□树叶跳起舞。',
    '',
    '□□雨来了，',
    '□□小草抬起头看着远',
    '□□□方。',
  ])
})

function draw(
  essay: { title?: string; content: string; form?: PaperForm },
  columns: number,
): string[] {
  return layOutEssay({ title: '', form: 'prose', ...essay }, columns).map(drawLine)
}

/** Free cells before the text as squares. */
function drawLine({ cells }: PaperLine): string {
  return '□'.repeat(cells[0]?.column ?? 0) + cells.map((cell) => cell.text).join('')
}

test('a paragraph whose indent its writer took back begins at the line’s edge', () => {
  const firstColumns = (content: string, form: PaperForm) =>
    layOutEssay({ title: '', content, form }, 10).flatMap(({ cells }) => cells[0]?.column ?? [])
  expect(firstColumns(`${FLUSH}第一段。\n第二段。\n${FLUSH}第三段。`, 'prose')).toEqual([0, 2, 0])
  expect(firstColumns(`风来了\n\n${FLUSH}雨来了`, 'poem')).toEqual([2, 0])
  // A letter's date stands on the right all the same.
  expect(firstColumns(`${FLUSH}妈妈：\n${FLUSH}您好！\n${FLUSH}3月8日`, 'letter')).toEqual([
    0, 0, 4,
  ])
})
