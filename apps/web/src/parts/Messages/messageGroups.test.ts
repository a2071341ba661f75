import { expect, test } from 'vitest'
import { groupByTip, latestGroups, shortTime, type Message } from './messageGroups.ts'

const message = (id: number, tip: string, read = false): Message => ({
  id,
  type: 'Homework',
  title: `《${tip}》`,
  content: `${id}`,
  tip,
  read,
  creationTime: '2026-11-20 09:30:00',
  link: null,
})

test('messages stand together by their tip, the latest first, with how many are unread', () => {
  const groups = groupByTip([
    {
      items: [
        message(9, 'homework 2'),
        message(8, 'homework 1', true),
        message(7, 'homework 2', true),
        message(6, 'homework 1'),
      ],
    },
  ])
  expect(
    groups.map(({ tip, unread, latest, messages }) => [
      tip,
      unread,
      latest.id,
      messages.map(({ id }) => id),
    ]),
  ).toEqual([
    ['homework 2', 1, 9, [9, 7]],
    ['homework 1', 1, 8, [8, 6]],
  ])
})

test('a message on two pages counts once', () => {
  expect(
    groupByTip([
      { items: [message(9, 'a'), message(8, 'a')] },
      { items: [message(8, 'a'), message(7, 'a')] },
    ]),
  ).toMatchObject([{ unread: 3 }])
  expect(groupByTip([])).toEqual([])
})

test('a time is as short as it can be understood', () => {
  const now = '2026-11-21 08:00:00'
  expect(shortTime('2026-11-21 07:05:09', now)).toBe('07:05')
  expect(shortTime('2026-11-01 07:05:09', now)).toBe('11月1日')
  expect(shortTime('2025-12-31 23:59:59', now)).toBe('2025年12月31日')
})

test('the latest of all categories come first, so many and no more', () => {
  const of = (id: number, type: Message['type'], creationTime: string) => ({
    ...message(id, `${type} ${id}`),
    type,
    creationTime,
  })
  const items = [
    of(3, 'System', '2026-11-20 12:00:00'),
    of(2, 'Homework', '2026-11-20 13:00:00'),
    of(1, 'ClassEntity', '2026-11-19 09:00:00'),
  ]
  expect(latestGroups([{ items }], 2).map(({ latest }) => latest.id)).toEqual([2, 3])
})
