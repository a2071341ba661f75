import { parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { describe, expect, test } from 'vitest'
import { type Classroom, findFormFault, hasWriting, type HomeworkForm, isGenreShared, listSharedGenreGroups, startForm, toRequest } from './homeworkForm.ts'

const now = parseWireTime('2026-03-05 10:00:30') ?? new Date(Number.NaN)
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

function makeClassroom(gradeId: number): Classroom {
  return { id: gradeId, code: `CLASS${gradeId % 10}`, name: '五（2）班', gradeId, gradeText: '', count: 42, status: 1, memo: '' }
}

const fifth = [makeClassroom(5)]

function makeForm(change: Partial<HomeworkForm> = {}): HomeworkForm {
  return { ...startForm(['CLASS5'], now), question: { genre: 'e-event', title: '那一刻，我长大了', requirement: '', ideation: '' }, ...change }
}

function makeQuestion(change: Partial<HomeworkForm['question']>): Partial<HomeworkForm> {
  return { question: { ...makeForm().question, ...change } }
}

const faultOf = (change: Partial<HomeworkForm>, classes = fifth) => findFormFault(makeForm(change), classes, now)?.text

test('a new form starts now and ends three days later', () => {
  const form = startForm([], now)
  expect(form.startsAt).toEqual(parseWireTime('2026-03-05 10:00:00'))
  expect(form.endsAt).toEqual(parseWireTime('2026-03-08 10:00:00'))
})

describe('what is still wrong', () => {
  test('nothing, with a class, a genre and a title', () => {
    expect(faultOf({})).toBeUndefined()
  })

  test('a requirement does for a title', () => {
    expect(faultOf(makeQuestion({ title: '', requirement: '写一件事' }))).toBeUndefined()
  })

  test.each([
    ['请选择班级', {}, []],
    ['大学班级与K12班级不能同时选择', {}, [makeClassroom(12), makeClassroom(13)]],
    ['第1题请选择文体类型', makeQuestion({ genre: '' }), fifth],
    ['第1题请输入作文标题或作文要求', makeQuestion({ title: ' 　' }), fifth],
    ['请选择开始时间', { startsAt: undefined }, fifth],
    ['请选择结束时间', { endsAt: undefined }, fifth],
    ['结束时间要晚于开始时间', { endsAt: minutesLater(-30) }, fifth],
    ['时间最多可设到五年以后', { endsAt: parseWireTime('2031-03-06 10:00:00') }, fifth],
    ['请选择分制', { scoreScale: undefined }, fifth],
    ['最低分不能大于等于最高分', { lowScore: '60', highScore: '60' }, fifth],
    ['分数限制最高分不能高于分制满分', { scoreScale: 60, highScore: '61' }, fifth],
    ['提交分数不能低于或高于限制分数', { lowScore: '40', lowestScore: '30' }, fifth],
    ['字数上限要大于字数下限（400 字）', { minCharacters: '400', maxCharacters: '400' }, fifth],
  ])('%s', (text, change, classes) => {
    expect(faultOf(change, classes)).toBe(text)
  })

  test('faults come in the order of the page, one at a time', () => {
    const broken = { ...makeQuestion({ genre: '', title: '' }), startsAt: undefined, scoreScale: undefined, lowScore: '100' }
    expect(faultOf(broken, [])).toBe('请选择班级')
    expect(faultOf(broken)).toBe('第1题请选择文体类型')
    expect(faultOf({ ...broken, ...makeQuestion({ title: '' }) })).toBe('第1题请输入作文标题或作文要求')
    expect(faultOf({ ...broken, ...makeQuestion({}) })).toBe('请选择开始时间')
    expect(faultOf({ scoreScale: undefined, lowScore: '100' })).toBe('请选择分制')
  })

  test('a scale without its own limits is bounded by its full score', () => {
    expect(faultOf({ scoreScale: 20, lowScore: '20' })).toBe('最低分不能大于等于最高分')
    expect(faultOf({ scoreScale: 20, lowScore: '19.5' })).toBeUndefined()
  })
})

describe('genres', () => {
  test('classes of one stage share its genres', () => {
    expect(isGenreShared('e-event', [makeClassroom(5), makeClassroom(6)])).toBe(true)
  })

  test('classes of different stages share 文体不限 only', () => {
    expect(listSharedGenreGroups([makeClassroom(5), makeClassroom(7)]).map((group) => group.id)).toEqual(['type0'])
    expect(faultOf({}, [makeClassroom(5), makeClassroom(7)])).toBe('第1题请选择文体类型')
  })

  test('without a class there is none', () => {
    expect(listSharedGenreGroups([])).toEqual([])
  })
})

describe('what is sent', () => {
  const send = (change: Partial<HomeworkForm>) => toRequest({ ...makeForm(change), startsAt: now, endsAt: minutesLater(60), scoreScale: change.scoreScale ?? 100 }, fifth)

  test('a character minimum of 100 or less is sent as 100', () => {
    expect(send({ minCharacters: '' }).minCharacterCount).toBe(100)
    expect(send({ minCharacters: '80' }).minCharacterCount).toBe(100)
    expect(send({ minCharacters: '400' }).minCharacterCount).toBe(400)
  })

  test('limits left empty are the scale’s own', () => {
    expect(send({ scoreScale: 60, lowScore: '', lowestScore: '' })).toMatchObject({ scoreKind: 60, lowScore: 0, highScore: 60, lowestScore: 0, maxCharacterCount: undefined })
  })

  test('texts go without the white space around them', () => {
    expect(send(makeQuestion({ title: ' 春 ' })).homeworkQuestions).toEqual([{ articleType: 'e-event', title: '春', demand: '', ideation: '' }])
  })
})

test('leaving asks only when something was written', () => {
  expect(hasWriting(startForm(['CLASS5'], now))).toBe(false)
  expect(hasWriting(makeForm(makeQuestion({ title: '', ideation: '想一想' })))).toBe(true)
})
