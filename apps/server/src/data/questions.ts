/** The product's question bank: questions of our own wording, a file a grade in questions/. */
import { EDITIONS, QUESTION_TAGS } from '@zhupi/contract/terms/questions.ts'
import { REFERENCE_THEMES } from '@zhupi/contract/terms/references.ts'
import type { GradeLevel } from '@zhupi/contract/terms/stages.ts'
import * as z from 'zod/mini'
import grade1 from './questions/grade-1.json' with { type: 'json' }
import grade10 from './questions/grade-10.json' with { type: 'json' }
import grade11 from './questions/grade-11.json' with { type: 'json' }
import grade12 from './questions/grade-12.json' with { type: 'json' }
import grade2 from './questions/grade-2.json' with { type: 'json' }
import grade3 from './questions/grade-3.json' with { type: 'json' }
import grade4 from './questions/grade-4.json' with { type: 'json' }
import grade5 from './questions/grade-5.json' with { type: 'json' }
import grade6 from './questions/grade-6.json' with { type: 'json' }
import grade7 from './questions/grade-7.json' with { type: 'json' }
import grade8 from './questions/grade-8.json' with { type: 'json' }
import grade9 from './questions/grade-9.json' with { type: 'json' }

// Strict, so that a misspelt field is found when the server starts, not by a pupil.
const questionsOfGrade = z.array(
  z.strictObject({
    /** Its name for ever: a changed wording keeps it. */
    key: z.string(),
    title: z.string(),
    demand: z.string(),
    ideation: z.string(),
    keywords: z.array(z.string()),
    edition: z.enum(EDITIONS),
    unit: z.nullable(z.string()),
    articleType: z.string(),
    theme: z.enum(REFERENCE_THEMES),
    tag: z.enum(QUESTION_TAGS),
  }),
)

export type ProductQuestion = Readonly<z.infer<typeof questionsOfGrade>[number]> & {
  readonly gradeLevel: GradeLevel
}

export const QUESTIONS: readonly ProductQuestion[] = [
  ...readGrade(1, grade1),
  ...readGrade(2, grade2),
  ...readGrade(3, grade3),
  ...readGrade(4, grade4),
  ...readGrade(5, grade5),
  ...readGrade(6, grade6),
  ...readGrade(7, grade7),
  ...readGrade(8, grade8),
  ...readGrade(9, grade9),
  ...readGrade(10, grade10),
  ...readGrade(11, grade11),
  ...readGrade(12, grade12),
]

function readGrade(gradeLevel: GradeLevel, file: unknown): ProductQuestion[] {
  return questionsOfGrade.parse(file).map((question) => ({ ...question, gradeLevel }))
}
