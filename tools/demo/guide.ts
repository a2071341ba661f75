/** Who of the demo school is printed at the start. */
import type { Role } from '@zhupi/contract/terms/roles.ts'
import {
  GRADE10_STUDENTS,
  GRADE10_TEACHER,
  GRADE5_STUDENTS,
  GRADE5_TEACHER,
  type DemoPerson,
} from './people.ts'

/**
 * The accounts that `npm start` prints: the teachers, and pupils of each class who stand at
 * different points.
 */
export const DEMO_GUIDE: readonly (DemoPerson & { role: Role; note: string })[] = [
  { ...GRADE5_TEACHER, role: 'teacher', note: '五（2）班' },
  { ...GRADE10_TEACHER, role: 'teacher', note: '高一（3）班' },
  ...GRADE5_STUDENTS.slice(0, 5).map((student) => ({
    ...student,
    role: 'student' as const,
    note: '五（2）班',
  })),
  ...GRADE10_STUDENTS.slice(0, 3).map((student) => ({
    ...student,
    role: 'student' as const,
    note: '高一（3）班',
  })),
]
