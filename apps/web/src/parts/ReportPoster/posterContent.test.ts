import { expect, test } from 'vitest'
import { findPraised, posterContent, type SharedReport } from './posterContent.ts'

type Mark = SharedReport['tmap'][number]

const TEXT =
  '伞柄上缠着一圈一圈的红线，像一条细细的小河。我把伞还给了老爷爷。他朝我挥挥手，雨停了。'

function mark(quote: string, more: Partial<Mark> = {}): Mark {
  const start = TEXT.indexOf(quote)
  return {
    markNo: 1,
    kind: 'strength',
    tips: '比喻',
    detail: '',
    pNo: 1,
    start,
    end: start + quote.length,
    quote,
    suggestion: null,
    isDisputed: false,
    isRemoved: false,
    ...more,
  }
}

function report(tmap: Mark[], more: Partial<SharedReport> = {}): SharedReport {
  return {
    nickname: '同学',
    articleTitle: '旧伞',
    atText: '叙事',
    stage: 'elementary',
    scoreKind: 60,
    teacherScore: null,
    teacherRemark: null,
    aiUse: 'full',
    strengths: [],
    question: null,
    endTime: '2026-12-22 08:00:00',
    opensMiniProgram: false,
    paragraphList: [
      {
        pNo: 1,
        markContent: TEXT,
        markContentTest: TEXT,
        placement: 'indented' as const,
        isAfterGap: false,
        suggestionIdList: [],
      },
    ],
    rmap: null,
    remarkMap: [],
    tmap,
    ...more,
  }
}

const goal = (text: string): SharedReport['rmap'] => ({
  score: 80,
  remark: '',
  surpass: null,
  category1Score: 80,
  category2Score: 80,
  category3Score: 80,
  category1ItemList: [],
  category2ItemList: [],
  category3ItemList: [],
  suggestions: [],
  enhances: [],
  ideation: [],
  goals: [{ code: 'NOVELTY', name: '有创意', pNo: 1, goal: text, done: '' }],
  summaryReportEvaluationResult: { characterCount: 40 },
})

test('the whole sentence that the report praises stands on the poster, with what it praises', () => {
  expect(findPraised(report([mark('像一条细细的小河')]))).toEqual({
    sentence: '伞柄上缠着一圈一圈的红线，像一条细细的小河。',
    tips: '比喻',
  })
})

test('a sentence that the report does not praise never does', () => {
  expect(findPraised(report([]))).toBeUndefined()
  expect(findPraised(report([mark('还给了老爷爷', { kind: 'advice' })]))).toBeUndefined()
  expect(findPraised(report([mark('像一条细细的小河', { isRemoved: true })]))).toBeUndefined()
})

test('neither does one that the report also finds fault with, by a mark or in a goal', () => {
  const praised = mark('像一条细细的小河')
  for (const kind of ['fault', 'query', 'advice'] as const)
    expect(findPraised(report([praised, mark('红线', { kind })]))).toBeUndefined()
  expect(
    findPraised(report([praised], { rmap: goal('“像一条细细的小河”已经被用旧了，换一个。') })),
  ).toBeUndefined()
  expect(findPraised(report([praised], { rmap: goal('结尾再写一笔“雨停了”。') }))).toBeDefined()
})

test('the sentence with more praise goes first; one with a hidden name comes last', () => {
  const twice = [mark('伞柄'), mark('朝我', { tips: '动作' }), mark('挥挥手', { tips: '叠词' })]
  expect(findPraised(report(twice))?.tips).toBe('动作')
  const masked = TEXT.replace('他朝', '×朝')
  const paragraphList = [
    {
      pNo: 1,
      markContent: masked,
      markContentTest: masked,
      placement: 'indented' as const,
      isAfterGap: false,
      suggestionIdList: [],
    },
  ]
  expect(findPraised(report(twice, { paragraphList }))?.tips).toBe('比喻')
})

test('the teacher’s score goes before the machine’s, and without a score there is no seal', () => {
  expect(posterContent(report([])).score).toBeUndefined()
  expect(posterContent(report([], { rmap: goal('') })).score).toEqual({
    figure: '48.0',
    caption: '满分 60',
    by: '机评',
  })
  const reviewed = report([], { rmap: goal(''), teacherScore: 90, teacherRemark: ' 写得真好 ' })
  expect(posterContent(reviewed)).toMatchObject({
    score: { figure: '54.0', by: '老师评分' },
    remark: '写得真好',
  })
})
