/** For tests: a handed-in essay of which nothing has to be said. */
import type { Submission } from './submission.ts'

export function makeSubmission(change: Partial<Submission> = {}): Submission {
  return {
    id: 1,
    name: '',
    pinyin: '',
    studentNumber: '1',
    status: 'finish',
    statuscn: '',
    machineScore: 80,
    finalScore: 80,
    teacherScore: null,
    practiceCount: 0,
    classEntityId: 1,
    isOffTopic: false,
    writingNo: null,
    writingTitle: '',
    isSimilar: false,
    extendedTo: null,
    isEntered: false,
    isExcused: false,
    doubts: 0,
    rise: null,
    disputes: 0,
    ...change,
  }
}
