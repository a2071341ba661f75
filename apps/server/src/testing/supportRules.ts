/** Access rules of the calls that help where something is amiss: part of accessRules.ts. */
import type { AccessRule } from './accessRule.ts'

const NO_ID = 999_999_999

export const supportRules = {
  createShareLink: {
    kind: 'names',
    request: ({ submissionId }) => ({ id: submissionId, ishomework: 1 }),
    missing: () => ({ id: NO_ID, ishomework: 1 }),
  },
  getShareLinks: {
    kind: 'names',
    request: ({ practiceId }) => ({ id: practiceId, ishomework: 0 }),
    missing: () => ({ id: NO_ID, ishomework: 0 }),
  },
  getSharedReport: {
    kind: 'own',
    why: 'the link is the permission',
    request: { id: 'NoSuchLink' },
  },
  getMiniProgramLink: {
    kind: 'own',
    why: 'the link is the permission',
    request: { id: 'NoSuchLink' },
  },
  getWechatSignature: {
    kind: 'own',
    why: 'signs the address that the caller names and reaches no row',
    request: { url: 'https://school.test/h5/' },
  },
  stopShareLink: {
    kind: 'names',
    request: ({ shareLinkId }) => ({ id: shareLinkId }),
    missing: () => ({ id: NO_ID }),
  },
  uploadFile: {
    kind: 'own',
    why: 'reads the caller’s own file',
    request: {},
  },
  getContact: { kind: 'own', why: 'the same for everyone', request: {} },
  getProfile: { kind: 'own', why: 'the request’s own address and browser', request: {} },
  reportError: {
    kind: 'own',
    why: 'writes a line of the log and reaches no row',
    request: { message: 'x', frames: '', build: '', screen: '/' },
  },
} as const satisfies Record<string, AccessRule>
