import { sliderLevel } from '@zhupi/contract/rules/score.ts'
import { bandName, levelName } from '@zhupi/contract/terms/levels.ts'
import { bandOf } from '@zhupi/contract/terms/traits.ts'
import { describe, expect, test } from 'vitest'
import { fillForm, findReviewFault, type Report, toRequest } from './reviewForm.ts'

function makeReport(change: Partial<Report> = {}): Report {
  return {
    ishomework: 1,
    isConsentRefused: false,
    id: 7,
    title: '那一刻，我长大了',
    content: '',
    author: '林小满',
    articleType: 'e-event',
    homeworkId: 3,
    articleTitle: '那一刻，我长大了',
    atText: '叙事',
    studentName: '林小满',
    stage: 'elementary',
    scoreKind: 60,
    status: 'finish',
    statuscn: '已提交',
    teacherScore: null,
    teacherRemark: null,
    isRemarkDrafted: false,
    remarkDraft: [],
    scaleHint: null,
    teacherName: '',
    reviewTime: null,
    categoryLevels: null,
    rejectReason: null,
    rejectTime: null,
    lowScore: 0,
    highScore: 100,
    lowestScore: 0,
    isEntered: false,
    keptDraft: null,
    isHandingIn: false,
    hash: 'a'.repeat(64),
    verdictNo: 0,
    earlierRejectReason: null,
    correction: 'done',
    aiUse: 'full',
    isOffTopic: false,
    process: { typed: 436, pasted: 0, photo: 0, voice: 0 },
    paragraphList: [],
    remarkMap: [],
    tmap: [],
    change: null,
    revisionId: 1,
    isDraftNewer: false,
    historyList: [],
    rmap: {
      score: 86,
      remark: '',
      surpass: null,
      category1Score: 88,
      category2Score: 90.4,
      category3Score: 20,
      category1ItemList: [],
      category2ItemList: [],
      category3ItemList: [],
      suggestions: [],
      enhances: [],
      goals: [],
      ideation: [],
      summaryReportEvaluationResult: { characterCount: 436 },
    },
    ...change,
  }
}

const untouched = { sliders: {} }
const faultOf = (score: string, report = makeReport(), remark = '') =>
  findReviewFault(fillForm({ score, remark, sliders: {} }, report), report)?.text

describe('the form before the teacher touches it', () => {
  test('has no score, and sliders where the machine sees the dimensions', () => {
    expect(fillForm(untouched, makeReport())).toEqual({
      score: '',
      remark: '',
      sliders: { content: 80, expression: 80, development: 20 },
    })
  })

  test('calls each dimension what the machine’s report calls it', () => {
    const { rmap } = makeReport()
    if (rmap === null) throw new Error('the report was made')
    for (let score = 0; score <= 100; score += 0.5) {
      const { sliders } = fillForm(
        untouched,
        makeReport({ rmap: { ...rmap, category1Score: score } }),
      )
      expect(levelName(sliderLevel(sliders.content), null)).toBe(bandName(bandOf(score), null))
    }
  })

  test('shows an earlier review as it was given', () => {
    const reviewed = makeReport({
      status: 'remark',
      teacherScore: 80,
      teacherRemark: '伞写得好',
      categoryLevels: [5, 4, 1],
    })
    expect(fillForm(untouched, reviewed)).toEqual({
      score: '48',
      remark: '伞写得好',
      sliders: { content: 100, expression: 80, development: 20 },
    })
  })

  test('stands in the middle where there is no correction', () => {
    expect(fillForm(untouched, makeReport({ rmap: null })).sliders).toEqual({
      content: 60,
      expression: 60,
      development: 60,
    })
  })
})

describe('what is wrong with a score', () => {
  test.each([
    ['', '请输入教师评分'],
    ['60.5', '教师评分不能超过设置的分制'],
    ['60', undefined],
    ['0', undefined],
    ['52.5', undefined],
  ])('“%s” of 60: %s', (score, text) => {
    expect(faultOf(score)).toBe(text)
  })

  test('the homework’s own limits are named in its scale', () => {
    const report = makeReport({ lowScore: 50, highScore: 90 })
    expect(faultOf('29.9', report)).toBe('教师评分不在作业设定的分数范围内（30–54）')
    expect(faultOf('54', report)).toBeUndefined()
    expect(faultOf('61', report)).toBe('教师评分不能超过设置的分制')
  })

  test('a remark has an end', () => {
    expect(faultOf('50', makeReport(), '好'.repeat(2001))).toBe('评语最多 2000 个字')
  })
})

describe('what is sent', () => {
  test('the score as 0–100, the sliders as levels, the text’s hash', () => {
    const report = makeReport()
    const draft = { score: '52.5', remark: ' 很好。 ', sliders: { development: 100 } }
    expect(toRequest(fillForm(draft, report), report, draft)).toEqual({
      studentHomeworkId: 7,
      teacherScore: 87.5,
      categoryLevel1: 4,
      categoryLevel2: 4,
      categoryLevel3: 5,
      hash: report.hash,
      verdictNo: 0,
      teacherRemark: '很好。',
      remarkDrafted: 0,
    })
  })

  test('a remark that a model drafted says so until a word of it is the teacher’s', () => {
    const report = makeReport()
    const sent = (remark: string, modelRemark?: string) => {
      const draft = { score: '50', remark, ...(modelRemark && { modelRemark }), sliders: {} }
      return toRequest(fillForm(draft, report), report, draft).remarkDrafted
    }
    expect(sent('你写了伞。 ', '你写了伞。')).toBe(1)
    expect(sent('你写了一把伞。', '你写了伞。')).toBe(0)
    expect(sent('你写了伞。')).toBe(0)
  })

  test('the verdict it was begun over, whatever has been fetched since', () => {
    const report = makeReport({ verdictNo: 3 })
    const begun = { score: '50', verdictNo: 2, sliders: {} }
    expect(toRequest(fillForm(begun, report), report, begun).verdictNo).toBe(2)
    expect(toRequest(fillForm(untouched, report), report, untouched).verdictNo).toBe(3)
  })

  test('a review that is opened and saved again keeps its levels', () => {
    const report = makeReport({ status: 'remark', teacherScore: 87.5, categoryLevels: [1, 3, 5] })
    expect(toRequest(fillForm(untouched, report), report, untouched)).toMatchObject({
      teacherScore: 87.5,
      categoryLevel1: 1,
      categoryLevel2: 3,
      categoryLevel3: 5,
    })
  })
})
