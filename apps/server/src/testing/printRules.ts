/** The access rules of prints: part of accessRules.ts. */
import type { AccessRule } from './accessRule.ts'

const NO_ID = 999_999_999

export const printRules = {
  delPrint: {
    kind: 'names',
    request: ({ printId }) => ({ id: printId }),
    missing: () => ({ id: NO_ID }),
  },
  getPrint: {
    kind: 'names',
    request: ({ printId }) => ({ id: printId }),
    missing: () => ({ id: NO_ID }),
  },
  getPrintableEssays: { kind: 'lists', requests: () => [{ cpage: 1, psize: 100 }] },
  getPrintFile: {
    kind: 'names',
    request: ({ printId }) => ({ id: printId }),
    missing: () => ({ id: NO_ID }),
  },
  getPrints: { kind: 'lists', requests: () => [{ cpage: 1, psize: 100 }] },
  printBook: {
    kind: 'names',
    request: ({ submissionId }) => ({ title: '作文集', ids: [String(submissionId)] }),
    missing: () => ({ title: '作文集', ids: [String(NO_ID)] }),
  },
  printEssay: {
    kind: 'names',
    request: ({ submissionId }) => ({ id: submissionId, ishomework: 1 }),
    missing: () => ({ id: NO_ID, ishomework: 1 }),
  },
  printHomework: {
    kind: 'names',
    request: ({ homeworkId }) => ({ id: homeworkId }),
    missing: () => ({ id: NO_ID }),
  },
} as const satisfies Record<string, AccessRule>
