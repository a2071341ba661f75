/** An essay as it is printed: what its reader's report shows of it, and no more. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getAIResult } from '@zhupi/contract/calls/submission.ts'
import { formOfGenre } from '@zhupi/contract/manuscript/formOfGenre.ts'
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import type { Db } from '../../db/database.ts'
import type {
  PrintedEssay,
  PrintedMark,
  PrintedTeacherMark,
} from '@zhupi/contract/manuscript/printed.ts'
import { VERDICTS_SHOWN_IN } from '../../records/goal.ts'
import { listTeacherMarks } from '../../records/teacherMark.ts'
import type { Person } from '../../records/session.ts'
import { presentHomeworkReport } from '../submission/presentHomeworkReport.ts'
import { presentPracticeReport } from '../submission/presentPracticeReport.ts'

type Report = EntityOf<typeof getAIResult>

export async function presentPrinted(
  db: Db,
  { id, ishomework }: { id: number; ishomework: number },
  person: Person,
  now: Date,
): Promise<PrintedEssay> {
  const report =
    ishomework === 1
      ? await presentHomeworkReport(db, id, person, now)
      : await presentPracticeReport(db, id, person, now)
  return {
    title: report.title.trim(),
    content: report.content,
    form: formOfGenre(report.articleType),
    facts: [report.author, report.atText, formatWireTime(now).slice(0, 10)].filter(
      (fact) => fact !== '',
    ),
    scores: presentScores(report),
    marks: report.tmap.flatMap(presentMark),
    teacherMarks: await presentTeacherMarks(db, report, person),
    comment: report.rmap?.remark ?? '',
    paragraphComments: report.remarkMap.map(({ pNo, remark }) => ({
      paragraph: pNo - 1,
      text: remark,
    })),
    remark: presentRemark(report),
  }
}

function presentScores(report: Report): string[] {
  const scores: string[] = []
  if (report.ishomework === 1 && report.teacherScore !== null)
    scores.push(`老师评分 ${formatScore(report.teacherScore, report.scoreKind)}`)
  const machine = report.rmap?.score ?? null
  if (machine !== null) scores.push(`机器评分 ${formatScore(machine, report.scoreKind)}`)
  return scores.length === 0 ? [] : [...scores, `满分 ${report.scoreKind}`]
}

/** What somebody disagreed with, or took away, is not spread on paper. */
function presentMark(mark: Report['tmap'][number]): PrintedMark[] {
  if (mark.isDisputed || mark.isRemoved) return []
  const change = mark.suggestion === null ? '' : `“${mark.quote}”→“${mark.suggestion}”　`
  return [
    {
      kind: mark.kind,
      paragraph: mark.pNo - 1,
      start: mark.start,
      end: mark.end,
      label: mark.tips,
      explanation: change + mark.detail,
    },
  ]
}

async function presentTeacherMarks(
  db: Db,
  report: Report,
  person: Person,
): Promise<PrintedTeacherMark[]> {
  if (report.ishomework === 0) return []
  const marks = await listTeacherMarks(db, report.id)
  const isShown =
    person.role === 'teacher' || VERDICTS_SHOWN_IN.some((each) => each === report.status)
  return marks.flatMap(({ revisionId, kind, paragraph, start, end, quote, note }) =>
    isShown && revisionId === report.revisionId ? { kind, paragraph, start, end, quote, note } : [],
  )
}

function presentRemark(report: Report): PrintedEssay['remark'] {
  if (report.ishomework === 0) return null
  const text = report.teacherRemark ?? ''
  return text === '' ? null : { teacher: report.teacherName, text }
}
