import { expect, test } from 'vitest'
import writeSheet from 'write-excel-file/node'
import { readFileCells, readTextCells } from './readCells.ts'
import {
  decodeSheet,
  leaveOutMembers,
  listSameNames,
  listThereAlready,
  readRoster,
} from './roster.ts'

test('a list is read by its heads, in whatever order they stand', () => {
  expect(
    readRoster(readTextCells('姓名,学号,家长电话\n何青禾,07,13800000000\n"苏,一诺",8,\n')),
  ).toEqual([
    { number: '07', name: '何青禾', contact: '13800000000' },
    { number: '8', name: '苏,一诺', contact: '' },
  ])
})

test('rows pasted from a sheet need no heads; names alone are counted through', () => {
  expect(readRoster(readTextCells('07\t何青禾\n08\t苏一诺'))).toMatchObject([
    { number: '07', name: '何青禾' },
    { number: '08', name: '苏一诺' },
  ])
  expect(readRoster(readTextCells('何青禾\n\n苏一诺\n'))).toEqual([
    { number: '01', name: '何青禾', contact: '' },
    { number: '02', name: '苏一诺', contact: '' },
  ])
})

test('rows that were typed, with a space or a point after the number, are rows too', () => {
  const rows = [
    { number: '01', name: '何青禾', contact: '13800000000' },
    { number: '2', name: '买买提江 吐尔逊', contact: '' },
    { number: 'A3', name: '苏一诺', contact: '' },
  ]
  const typed = '01 何青禾 13800000000\n2、买买提江 吐尔逊\nA3. 苏一诺'
  expect(readRoster(readTextCells(typed))).toEqual(rows)
  expect(readRoster(readTextCells(`学号 姓名 电话\n${typed}`))).toEqual(rows)
  expect(readRoster(readTextCells('Anna Lee\n何青禾'))).toMatchObject([
    { number: '01', name: 'Anna Lee' },
    { number: '02', name: '何青禾' },
  ])
})

test('newcomers without a number are counted past those that are taken', () => {
  const numbers = (text: string, taken: string[]) =>
    readRoster(readTextCells(text), taken).map(({ number }) => number)
  expect(numbers('夏初晴\n秦朗月', ['01', '2', 'A3', '20260911021'])).toEqual(['03', '04'])
  expect(numbers('学号,姓名\n,夏初晴\n01,秦朗月\n,姜暖阳', [])).toEqual(['02', '01', '03'])
})

test('of a list that is given again only the newcomers are left', () => {
  const members = [
    { name: '何青禾', studentNumber: '007' },
    { name: '苏一诺', studentNumber: '09' },
  ]
  expect(leaveOutMembers(BOTH, members)).toEqual([{ number: '08', name: '苏一诺', contact: '' }])
})

test('a file in GBK and one in UTF-8 say the same; names that stand twice are found', () => {
  const gbk = new Uint8Array([0xd0, 0xd5, 0xc3, 0xfb])
  expect(decodeSheet(gbk.buffer)).toBe('姓名')
  expect(decodeSheet(new TextEncoder().encode('姓名').buffer)).toBe('姓名')
  const rows = readRoster([['张伟'], ['李娜'], ['张伟'], ['张伟']])
  expect(listSameNames(rows)).toEqual(['张伟'])
})

const BOTH = [
  { number: '007', name: '何青禾', contact: '13800000000' },
  { number: '08', name: '苏一诺', contact: '' },
]

test('a workbook is read below its title: numbers, leading zeros, blank lines, the number and not the count', async () => {
  const text = (value: string) => ({ value, type: String })
  const bytes = await writeSheet([
    [{ value: '五（2）班学生名单', type: String, columnSpan: 4 }, null, null, null],
    [text('序号'), text('学号'), text('姓 名'), text('家长电话（选填）')],
    [
      { value: 1, type: Number },
      text('007'),
      text(' 何青禾 '),
      { value: 13_800_000_000, type: Number },
    ],
    [null, null, null, null],
    [{ value: 2, type: Number }, text('08'), text('苏一诺'), null],
  ]).toBuffer()
  const file = new File([new Uint8Array(bytes)], '名单.XLSX')
  expect(readRoster(await readFileCells(file))).toEqual(BOTH)
})

test('a csv file says the same in GBK and in UTF-8 with its mark', async () => {
  const gbk = Buffer.from(
    'd1a7bac52cd0d5c3fb2cbcd2b3a4b5e7bbb00d0a3030372cbacec7e0bacc2c31333830303030303030300d0a' +
      '30382ccbd5d2bbc5b52c0d0a',
    'hex',
  )
  const text = '\uFEFF学号,姓名,家长电话\r\n007,何青禾,13800000000\r\n08,苏一诺,\r\n'
  for (const content of [gbk, text])
    expect(readRoster(await readFileCells(new File([content], '名单.csv')))).toEqual(BOTH)
})

test('who is in the class already by that name is named with the number', () => {
  const members = [
    { name: '何青禾', studentNumber: '07' },
    { name: '夏初晴', studentNumber: '' },
  ]
  expect(listThereAlready(BOTH, members)).toEqual([{ name: '何青禾', studentNumber: '07' }])
})
