/**
 * Every kind of message: the category it stands under, what it leads to, and what its text is made
 * of.
 */
import type { NotificationLink } from './notificationLinks.ts'
import type { MessageCategory } from './messageCategories.ts'

type Named = { id: number; name: string }
type HomeworkName = { id: number; title: string }
type ClassroomName = { id: number; name: string; code: string }

type Kind<
  Category extends MessageCategory,
  Link extends NotificationLink['kind'] | 'nothing',
  Data,
> = { category: Category; link: Link; data: Data }

/** One review or return of an essay; `at` makes each of them an event of its own. */
type AboutEssay = {
  homework: HomeworkName
  studentHomeworkId: number
  teacher: Named
  at: Date
}

/**
 * `counts` of a message that counts up: undefined until its row is held, so that of two who add to
 * it at once the later one counts both.
 */
type Kinds = {
  homeworkPosted: Kind<
    'Homework',
    'homework',
    {
      homework: HomeworkName
      studentHomeworkId: number
      teacherName: string | null
      endsAt: Date
    }
  >
  homeworkDue: Kind<
    'Homework',
    'homework',
    { homework: HomeworkName; studentHomeworkId: number; endsAt: Date }
  >
  homeworkHandedIn: Kind<
    'Homework',
    'submissions',
    {
      homework: HomeworkName
      classroomName: string
      student: Named
      isAgain: boolean
      counts: { all: number; open: number } | undefined
    }
  >
  homeworkReviewed: Kind<
    'Homework',
    'report',
    AboutEssay & { score: number; scoreScale: number; isAgain: boolean }
  >
  /** The pupil's own end: later than the homework's, or that one again. */
  homeworkExtended: Kind<'Homework', 'homework', AboutEssay & { endsAt: Date }>
  homeworkExcused: Kind<'Homework', 'homework', AboutEssay & { isExcused: boolean }>
  /** 催交; `day` makes it one a day. */
  homeworkReminder: Kind<
    'Homework',
    'homework',
    Omit<AboutEssay, 'at'> & { isReturned: boolean; endsAt: Date; day: Date }
  >
  /** A teacher entered what the pupil wrote on paper. */
  homeworkEntered: Kind<'Homework', 'report', AboutEssay & { keepsDraft: boolean }>
  /** What was entered was another's; `hasDraft`: the pupil had begun to write here. */
  homeworkEntryTaken: Kind<'Homework', 'homework', AboutEssay & { hasDraft: boolean }>
  /** Whether a passage may be read with the class. */
  passageAsked: Kind<'Homework', 'report', Omit<AboutEssay, 'at'> & { passageId: number }>
  homeworkReturned: Kind<'Homework', 'report', AboutEssay & { reason: string }>
  classJoined: Kind<
    'ClassEntity',
    'classroom',
    {
      classroom: ClassroomName
      student: Named
      day: Date
      counts: { all: number; today: number } | undefined
    }
  >
  messageToTeacher: Kind<
    'ClassEntity',
    'student',
    { classroom: ClassroomName; student: Named; text: string; requestKey: string }
  >
  messageToStudent: Kind<
    'ClassEntity',
    'classroom',
    { classroom: ClassroomName; teacher: Named; text: string; requestKey: string }
  >
  removedFromClass: Kind<'ClassEntity', 'nothing', { classroom: ClassroomName; at: Date }>
  /** To the pupil; `classroom`: the new one. */
  movedToClass: Kind<
    'ClassEntity',
    'classroom',
    { classroom: ClassroomName; from: { name: string }; at: Date }
  >
  /** To the new assistant; `teacher`: the class's owner. */
  assistantAdded: Kind<
    'ClassEntity',
    'classroom',
    { classroom: ClassroomName; teacher: Named; at: Date }
  >
  assistantRemoved: Kind<'ClassEntity', 'nothing', { classroom: ClassroomName; at: Date }>
  /** To the owner. */
  assistantLeft: Kind<
    'ClassEntity',
    'classroom',
    { classroom: ClassroomName; teacher: Named; at: Date }
  >
  /** To the new owner; `teacher`: the former one. */
  classReceived: Kind<
    'ClassEntity',
    'classroom',
    { classroom: ClassroomName; teacher: Named; at: Date }
  >
  classHandedOver: Kind<'ClassEntity', 'nothing', { classroom: ClassroomName; at: Date }>
  /** `usesLeft` null: it is not counted. */
  rightEnding: Kind<
    'System',
    'membership',
    { grantId: number; isMembership: boolean; endsAt: Date; usesLeft: number | null }
  >
  broadcast: Kind<'System', 'nothing', { title: string; content: string; eventKey: string }>
}

export type NotificationKind = keyof Kinds
export type CategoryOf<K extends NotificationKind> = Kinds[K]['category']
export type LinkKindOf<K extends NotificationKind> = Kinds[K]['link']
/** One message, with its kind. */
export type Notification<K extends NotificationKind = NotificationKind> = {
  [Each in K]: { kind: Each; data: Kinds[Each]['data'] }
}[K]

/**
 * Groups what belongs together, one homework or one class; stored, and named in the addresses of
 * messages.
 */
export type NotificationTip = `homework ${number}` | `class ${number}` | 'membership' | 'notice'

export function homeworkTip(homeworkId: number): NotificationTip {
  return `homework ${homeworkId}`
}

export function classTip(classroomId: number): NotificationTip {
  return `class ${classroomId}`
}
