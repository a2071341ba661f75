/**
 * What a message leads to, and how that is stored and sent: one object for all kinds, with null for
 * what a kind does not name.
 */

type Links = {
  /** A pupil's own homework. */
  homework: { homeworkId: number; studentHomeworkId: number }
  /** A teacher's list of who has handed in. */
  submissions: { homeworkId: number }
  /** An essay with its correction and review. */
  report: { homeworkId: number; studentHomeworkId: number }
  classroom: { code: string; classId: number }
  /** A pupil of a class. */
  student: { code: string; classId: number; studentId: number }
  membership: object
}

export type LinkKind = keyof Links
export type NotificationLink<K extends LinkKind = LinkKind> = {
  [Each in K]: { kind: Each } & Links[Each]
}[K]

/** `homework` stands for two: with the pupil's own part of it, and without (submissions). */
export const STORED_LINK_KINDS = [
  'homework',
  'report',
  'classroom',
  'student',
  'membership',
] as const

export type StoredLink = {
  kind: (typeof STORED_LINK_KINDS)[number]
  homeworkId: number | null
  studentHomeworkId: number | null
  code: string | null
  classId: number | null
  /** Whom the message names, or leads to: it goes when that person leaves the product. */
  studentId: number | null
}

const STORED_KINDS: Record<LinkKind, StoredLink['kind']> = {
  homework: 'homework',
  submissions: 'homework',
  report: 'report',
  classroom: 'classroom',
  student: 'student',
  membership: 'membership',
}

const NO_IDS = { homeworkId: null, studentHomeworkId: null, code: null, classId: null }

/** `namedPersonId`: whom the message names, where it does not lead to a pupil. */
export function writeLink(link: NotificationLink, namedPersonId: number | null): StoredLink {
  return { ...NO_IDS, studentId: namedPersonId, ...link, kind: STORED_KINDS[link.kind] }
}

const READERS: Record<StoredLink['kind'], (stored: StoredLink) => NotificationLink | undefined> = {
  homework: ({ homeworkId, studentHomeworkId }) => {
    if (homeworkId === null) return undefined
    return studentHomeworkId === null
      ? { kind: 'submissions', homeworkId }
      : { kind: 'homework', homeworkId, studentHomeworkId }
  },
  report: ({ homeworkId, studentHomeworkId }) =>
    homeworkId === null || studentHomeworkId === null
      ? undefined
      : { kind: 'report', homeworkId, studentHomeworkId },
  classroom: ({ code, classId }) =>
    code === null || classId === null ? undefined : { kind: 'classroom', code, classId },
  student: ({ code, classId, studentId }) =>
    code === null || classId === null || studentId === null
      ? undefined
      : { kind: 'student', code, classId, studentId },
  membership: () => ({ kind: 'membership' }),
}

/** Undefined: what it named is not in it, so it leads nowhere. */
export function readLink(stored: StoredLink): NotificationLink | undefined {
  return READERS[stored.kind](stored)
}
