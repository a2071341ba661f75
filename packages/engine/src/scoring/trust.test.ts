import { expect, test } from 'vitest'
import { findMarks } from '../rules/findMarks.ts'
import { makeEssay, makeTask, TABLES } from '../testing.ts'
import { readEssay } from './examine.ts'
import { trustIn } from './trust.ts'

/** Whether each clause of the text may be praised. */
function praisedIn(content: string, requirement = ''): string[] {
  const essay = makeEssay({ content, task: makeTask({ requirement }) })
  const document = readEssay(essay, TABLES)
  const isTrusted = trustIn(document, findMarks(document), essay.task)
  return document.sentences.flatMap(({ paragraph, clauses }) =>
    clauses
      .filter(({ start, end, text }) => isTrusted({ paragraph, start, end, quote: text }))
      .map(({ text }) => text),
  )
}

const FAULTY = [
  '慢慢的从山后面探出头来',
  '空气里有一古泥土的香味',
  '右手舀勺，手腕一斗',
  '口水都流的老长',
  '只要不怕失败，才能飞得更高',
  '眼泪不由自主的流了下来',
  '天己经黑透了',
  '那里的风景也许一定很美',
  '路上既滑又难走极了',
  '与其在奔跑中丢掉自己，还是在行走中找到方向',
  '他的影子一动不动的贴在墙上',
  '手掌已经磨破了皮已经',
  '我非常兴高采烈地跑回家',
  '她的裙子很雪白',
  '小草非常绿油油的',
]

test('a clause that holds a fault is not praised, whether or not the fault is marked', () => {
  expect(FAULTY.filter((text) => praisedIn(`${text}。`).length > 0)).toEqual([])
})

const SLIPS = '我以经写完了。他兴高彩烈。大家都很羡幕他。她迫不急待地跑了出来。'

const SOUND = [
  '妈妈轻轻地摸着我的头',
  '雨点打在窗户上，发出噼里啪啦的声音',
  '我想起了爷爷教我写字的那个下午',
]

test('a sound clause is praised, and less readily where the essay holds many faults', () => {
  expect(SOUND.filter((text) => praisedIn(`${text}。`).length === 0)).toEqual([])
  const among = (text: string) => praisedIn(`${SOUND.join('。')}。${text}`).length
  expect(among(SLIPS)).toBeLessThan(among('我们去公园玩。'))
})

test('where slips abound and both 他 and 它 are written, no pronoun is praised', () => {
  const deed = '她轻轻地摸着我的头'
  expect(praisedIn(`${SLIPS}${deed}。`)).toContain(deed)
  expect(praisedIn(`${SLIPS}小狗饿了，我去喂它。${deed}。`)).not.toContain(deed)
})

test('a word that is cut with its 的 is in doubt before a verb, also where the clause begins', () => {
  expect(praisedIn('长长的吹了一声。')).toEqual([])
  expect(praisedIn('长长的哨声响了。')).not.toEqual([])
})

test('what the task says, and half a pair of connectives, is not praised', () => {
  expect(praisedIn('写一件让你难忘的事情。', '写一件让你难忘的事情，写清楚经过。')).toEqual([])
  expect(praisedIn('由于那天下午没有下雨。')).toEqual([])
})
