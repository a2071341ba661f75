import { DEFAULT_SETTINGS } from '@zhupi/contract/calls/homeworkSettings.ts'
import { parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { expect, test } from 'vitest'
import { type FormDraft, readDraft, reuseForm, withTimesAhead, writeDraft } from './formDraft.ts'
import { emptyQuestion, type HomeworkSettings, startForm } from './homeworkForm.ts'

const timeOf = (text: string) => parseWireTime(text) ?? new Date(Number.NaN)
const now = timeOf('2026-03-05 10:00:00')
const form = {
  ...startForm(['CLASS5'], now),
  questions: [{ ...emptyQuestion, genre: 'e-event', title: '一次等待' }],
  reference: { id: 3, isOwn: false, title: '写景有自己的路线' },
}

test('a draft that was written is read as it was, with and without times', () => {
  const drafts: FormDraft[] = [
    { form, requestKey: 'key-one', unanswered: undefined },
    {
      form: { ...form, startsAt: undefined, endsAt: undefined, scoreScale: undefined },
      requestKey: 'key-two',
      unanswered: form,
    },
  ]
  for (const draft of drafts) expect(readDraft(writeDraft(draft))).toEqual(draft)
})

test('what is no draft, or one of another version, is not read', () => {
  for (const text of [undefined, '', 'null', '{"form":{},"requestKey":"k"}'])
    expect(readDraft(text)).toBeUndefined()
})

test('times that have passed meanwhile lie ahead again, others stay', () => {
  const later = timeOf('2026-03-09 08:00:20')
  expect(withTimesAhead(form, later)).toEqual({
    ...form,
    startsAt: timeOf('2026-03-09 08:00:00'),
    endsAt: timeOf('2026-03-12 08:00:00'),
  })
  const soon = timeOf('2026-03-05 09:00:00')
  expect(withTimesAhead(form, soon)).toEqual(form)
})

test('an earlier homework gives its questions and settings, never its class or times', () => {
  const earlier: HomeworkSettings = {
    id: 7,
    title: '一次等待',
    classEntityId: 1,
    classEntityName: '五（1）班',
    grade: 5,
    status: 3,
    notsubmit: 0,
    notremarkcount: 0,
    remarkcount: 0,
    startTime: '2025-09-01 08:00:00',
    endTime: '2025-09-04 08:00:00',
    ...DEFAULT_SETTINGS,
    allowPaste: false,
    maxCharacterCount: 800,
    highScore: 100,
    writingReferenceId: null,
    selfWritingReferenceId: null,
    referenceTitle: null,
    mayChangeStart: false,
    goals: ['用上两处比喻'],
    mayChangeGoals: true,
    mayChangeScale: false,
    questionList: [
      {
        writingNo: 1,
        articleType: 'e-event',
        atText: '记叙文',
        title: '一次等待',
        demand: '写清楚经过。',
        ideation: '',
        keywordList: ['心情', '天气'],
      },
    ],
  }
  expect(reuseForm(earlier, ['CLASS6'], now)).toMatchObject({
    codes: ['CLASS6'],
    startsAt: form.startsAt,
    endsAt: form.endsAt,
    allowPaste: false,
    maxCharacters: '800',
    questions: [{ genre: 'e-event', title: '一次等待', keywords: '心情 天气' }],
  })
})
