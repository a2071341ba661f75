import { type AnsweredSettings, DEFAULT_SETTINGS } from '@zhupi/contract/calls/homeworkSettings.ts'
import { parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { describe, expect, test } from 'vitest'
import {
  editForm,
  emptyQuestion,
  hasWriting,
  type HomeworkForm,
  type HomeworkSettings,
  isGenreShared,
  listKeywords,
  listSharedGenreGroups,
  type QuestionForm,
  startForm,
  toSettings,
} from './homeworkForm.ts'

const now = parseWireTime('2026-03-05 10:00:30') ?? new Date(Number.NaN)
const good: QuestionForm = { ...emptyQuestion, genre: 'e-event', title: '那一刻，我长大了' }

function makeForm(change: Partial<HomeworkForm> = {}): HomeworkForm {
  return { ...startForm(['CLASS5'], now), questions: [good], ...change }
}

const inChina = (...gradeLevels: number[]) => ({ gradeLevels, isMalaysia: false })

test('a new form starts now, ends three days later, and has the defaults', () => {
  const form = startForm([], now)
  expect(form.startsAt).toEqual(parseWireTime('2026-03-05 10:00:00'))
  expect(form.endsAt).toEqual(parseWireTime('2026-03-08 10:00:00'))
  expect(toSettings(form)).toMatchObject({
    minCharacterCount: 100,
    scoreKind: 100,
    lowScore: 0,
    highScore: 100,
    lowestScore: 0,
    allowWritingAssistant: true,
    allowPaste: true,
    digressCheck: false,
    similarityCheck: false,
  })
})

describe('genres', () => {
  test('classes of one stage share its genres', () => {
    expect(isGenreShared('e-event', inChina(5, 6))).toBe(true)
  })

  test('classes of different stages share 文体不限 only', () => {
    expect(listSharedGenreGroups(inChina(5, 7)).map((group) => group.id)).toEqual(['type0'])
  })

  test('in Malaysia they share its own genres too', () => {
    expect(
      listSharedGenreGroups({ gradeLevels: [5, 7], isMalaysia: true }).map((group) => group.id),
    ).toEqual(['type0', 'type3'])
  })

  test('without a class there is none', () => {
    expect(listSharedGenreGroups(inChina())).toEqual([])
  })
})

describe('what is sent', () => {
  const send = (change: Partial<HomeworkForm>) => toSettings(makeForm(change))

  test('a character minimum of 100 or less is sent as 100', () => {
    expect(send({ minCharacters: '' })?.minCharacterCount).toBe(100)
    expect(send({ minCharacters: '80' })?.minCharacterCount).toBe(100)
    expect(send({ minCharacters: '400' })?.minCharacterCount).toBe(400)
  })

  test('limits left empty are the scale’s own', () => {
    expect(send({ scoreScale: 60, lowScore: '', lowestScore: '' })).toMatchObject({
      scoreKind: 60,
      fullScore: 60,
      lowScore: 0,
      highScore: 60,
      lowestScore: 0,
      maxCharacterCount: undefined,
    })
  })

  test('a point alone is no figure: the default stands, and only numbers are sent', () => {
    expect(toSettings(makeForm({ lowScore: '.', highScore: '.', lowestScore: '.' }))).toMatchObject(
      { lowScore: 0, highScore: 100, lowestScore: 0 },
    )
  })

  test('texts go without the white space around them, keywords one by one', () => {
    expect(
      send({ questions: [{ ...good, title: ' 春 ', keywords: ' 细节，成长、细节 心情' }] })
        ?.homeworkQuestions,
    ).toEqual([
      {
        articleType: 'e-event',
        title: '春',
        demand: '',
        ideation: '',
        keywordList: ['细节', '成长', '心情'],
      },
    ])
  })

  test('a reference is the product’s or the teacher’s own', () => {
    expect(send({ reference: { id: 3, isOwn: false, title: '' } })).toMatchObject({
      writingReferenceId: 3,
      selfWritingReferenceId: undefined,
    })
    expect(send({ reference: { id: 3, isOwn: true, title: '' } })).toMatchObject({
      writingReferenceId: undefined,
      selfWritingReferenceId: 3,
    })
  })

  test('nothing while a time or the scale is missing', () => {
    expect([
      send({ startsAt: undefined }),
      send({ endsAt: undefined }),
      send({ scoreScale: undefined }),
    ]).toEqual([undefined, undefined, undefined])
  })
})

test('a homework that is opened for editing and saved as it is stays as it is', () => {
  const settings: AnsweredSettings = {
    ...DEFAULT_SETTINGS,
    minCharacterCount: 300,
    maxCharacterCount: 600,
    allowWritingAssistant: false,
    allowPaste: false,
    scoreKind: 60,
    lowScore: 10,
    highScore: 55,
    lowestScore: 30,
    digressCheck: true,
    similarityCheck: true,
    aiUse: 'hints',
  }
  const homework: HomeworkSettings = {
    id: 7,
    title: '春',
    classEntityId: 1,
    classEntityName: '五（2）班',
    grade: 5,
    status: 2,
    notsubmit: 1,
    notremarkcount: 0,
    remarkcount: 0,
    startTime: '2026-03-01 08:00:00',
    endTime: '2026-03-09 21:00:00',
    ...settings,
    writingReferenceId: null,
    selfWritingReferenceId: 9,
    referenceTitle: '开头三例',
    mayChangeStart: false,
    goals: ['用上两处比喻'],
    mayChangeGoals: true,
    mayChangeScale: true,
    questionList: [
      {
        writingNo: 1,
        articleType: 'e-event',
        atText: '叙事',
        title: '春',
        demand: '写春天',
        ideation: '想一想',
        keywordList: ['细节', '心情'],
      },
    ],
  }
  expect(toSettings(editForm(homework))).toEqual({
    startTime: parseWireTime('2026-03-01 08:00:00'),
    endTime: parseWireTime('2026-03-09 21:00:00'),
    ...settings,
    goals: [{ text: '用上两处比喻' }],
    fullScore: 60,
    writingReferenceId: undefined,
    selfWritingReferenceId: 9,
    homeworkQuestions: [
      {
        articleType: 'e-event',
        title: '春',
        demand: '写春天',
        ideation: '想一想',
        keywordList: ['细节', '心情'],
      },
    ],
  })
})

test('keywords are parted as people part words', () => {
  expect(listKeywords(' 风、花，雪;月\n风 ')).toEqual(['风', '花', '雪', '月'])
  expect(listKeywords('　')).toEqual([])
})

test('leaving asks only when something was written', () => {
  expect(hasWriting(startForm(['CLASS5'], now))).toBe(false)
  expect(
    hasWriting(makeForm({ questions: [emptyQuestion, { ...emptyQuestion, ideation: '想一想' }] })),
  ).toBe(true)
})
