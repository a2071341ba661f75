import { parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { describe, expect, test } from 'vitest'
import { findEditFault, findFormFault } from './homeworkFaults.ts'
import { emptyQuestion, type HomeworkForm, type QuestionForm, startForm } from './homeworkForm.ts'

const now = parseWireTime('2026-03-05 10:00:30') ?? new Date(Number.NaN)
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)
const good: QuestionForm = {
  ...emptyQuestion,
  genre: 'e-event',
  title: '那一刻，我长大了',
  requirement: '写一件让你长大的事。',
}

function makeForm(change: Partial<HomeworkForm> = {}): HomeworkForm {
  return { ...startForm(['CLASS5'], now), questions: [good], ...change }
}

const withQuestion = (change: Partial<QuestionForm>): Partial<HomeworkForm> => ({
  questions: [{ ...good, ...change }],
})
const faultOf = (change: Partial<HomeworkForm>, gradeLevels = [5]) =>
  findFormFault(makeForm(change), { gradeLevels, isMalaysia: false }, now)?.text
const editFaultOf = (change: Partial<HomeworkForm>) => findEditFault(makeForm(change), now)?.text

describe('what is still wrong with a new homework', () => {
  test('nothing, with a class, a genre and a title', () => {
    expect(faultOf({})).toBeUndefined()
  })

  test('a requirement that says something does for a title', () => {
    expect(
      faultOf(withQuestion({ title: '', requirement: '写一件让你长大的事。' })),
    ).toBeUndefined()
  })

  test.each<[string, Partial<HomeworkForm>, number[]]>([
    ['请选择班级', {}, []],
    ['大学班级与K12班级不能同时选择', {}, [12, 13]],
    ['最多设置3个试题', { questions: [good, good, good, good] }, [5]],
    ['第1题请选择文体类型', withQuestion({ genre: '' }), [5]],
    ['第1题请选择文体类型', {}, [5, 7]],
    ['第1题请输入作文标题', withQuestion({ title: '', requirement: '600字左右' }), [5]],
    ['第1题请输入作文标题或作文要求', withQuestion({ title: ' 　', requirement: '' }), [5]],
    ['第2题请选择文体类型', { questions: [good, { ...good, genre: '' }] }, [5]],
    [
      '第3题请输入作文标题或作文要求',
      { questions: [good, good, { ...emptyQuestion, genre: 'any' }] },
      [5],
    ],
    [
      '第1题的关键词最多 10 个',
      withQuestion({ keywords: '一 二 三 四 五 六 七 八 九 十 又一' }),
      [5],
    ],
    ['请选择开始时间', { startsAt: undefined }, [5]],
    ['请选择结束时间', { endsAt: undefined }, [5]],
    ['结束时间要晚于开始时间', { endsAt: minutesLater(-30) }, [5]],
    ['结束时间已经过去了', { startsAt: minutesLater(-60), endsAt: minutesLater(-30) }, [5]],
    ['时间最多可设到五年以后', { endsAt: parseWireTime('2031-03-06 10:00:00') }, [5]],
    ['请选择分制', { scoreScale: undefined }, [5]],
    ['最低分不能大于等于最高分', { lowScore: '60', highScore: '60' }, [5]],
    ['分数限制最高分不能高于分制满分', { scoreScale: 60, highScore: '61' }, [5]],
    ['提交分数不能低于或高于限制分数', { lowScore: '40', lowestScore: '30' }, [5]],
    ['字数上限要大于字数下限（400 字）', { minCharacters: '400', maxCharacters: '400' }, [5]],
  ])('%s', (text, change, gradeLevels) => {
    expect(faultOf(change, gradeLevels)).toBe(text)
  })

  test('faults come in the order of the page, one at a time', () => {
    const broken = {
      ...withQuestion({ genre: '', title: '', requirement: '' }),
      startsAt: undefined,
      scoreScale: undefined,
      lowScore: '100',
    }
    expect(faultOf(broken, [])).toBe('请选择班级')
    expect(faultOf(broken)).toBe('第1题请选择文体类型')
    expect(faultOf({ ...broken, ...withQuestion({ title: '', requirement: '' }) })).toBe(
      '第1题请输入作文标题或作文要求',
    )
    expect(faultOf({ ...broken, questions: [good] })).toBe('请选择开始时间')
    expect(faultOf({ scoreScale: undefined, lowScore: '100' })).toBe('请选择分制')
  })

  test('the fault names its field', () => {
    const form = makeForm({ questions: [good, { ...good, title: '', requirement: '' }] })
    expect(findFormFault(form, { gradeLevels: [5], isMalaysia: false }, now)?.field).toBe('title-2')
  })

  test('a scale without its own limits is bounded by its full score', () => {
    expect(faultOf({ scoreScale: 20, lowScore: '20' })).toBe('最低分不能大于等于最高分')
    expect(faultOf({ scoreScale: 20, lowScore: '19.5' })).toBeUndefined()
  })
})

describe('what is still wrong with a changed homework', () => {
  test('every question keeps its title and its requirement', () => {
    expect(editFaultOf({})).toBeUndefined()
    expect(editFaultOf({ questions: [good, { ...good, title: ' ' }] })).toBe('标题不能为空')
    expect(editFaultOf(withQuestion({ requirement: '' }))).toBe('作文要求不能为空')
    expect(editFaultOf(withQuestion({ title: '', requirement: '' }))).toBe('标题不能为空')
  })

  test('times and score limits as at posting', () => {
    expect(editFaultOf({ startsAt: undefined })).toBe('请选择开始时间')
    expect(editFaultOf({ endsAt: undefined })).toBe('请选择结束时间')
    expect(editFaultOf({ lowScore: '100' })).toBe('最低分不能大于等于最高分')
    expect(editFaultOf({ scoreScale: 50, highScore: '60' })).toBe('分数限制最高分不能高于分制满分')
    expect(editFaultOf({ lowScore: '40', lowestScore: '30' })).toBe(
      '提交分数不能低于或高于限制分数',
    )
  })

  test('a genre from the posting stays good, whatever the class’s list says today', () => {
    expect(editFaultOf(withQuestion({ genre: 'm-narrative' }))).toBeUndefined()
    expect(editFaultOf(withQuestion({ genre: '' }))).toBe('第1题请选择文体类型')
  })
})
