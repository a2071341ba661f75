/** The tables. Scores are 0–100; times are instants; every row that comes from a class carries its school (decisions 30). */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { AI_USES } from '@zhupi/contract/terms/aiUse.ts'
import { CORRECTION_STAGES } from '@zhupi/contract/terms/correction.ts'
import { COUNTRIES } from '@zhupi/contract/terms/countries.ts'
import { MESSAGE_CATEGORIES } from '@zhupi/contract/terms/messageCategories.ts'
import type { StoredLink } from '@zhupi/contract/terms/notificationLinks.ts'
import {
  GRANT_KINDS,
  ORDER_STATUSES,
  PACKAGE_IDS,
  RECHARGE_TYPES,
} from '@zhupi/contract/terms/membership.ts'
import { ROLES } from '@zhupi/contract/terms/roles.ts'
import { SMS_TYPES } from '@zhupi/contract/terms/sms.ts'
import { SUBMISSION_STATUSES } from '@zhupi/contract/terms/statuses.ts'
import type { Correction } from '@zhupi/engine/types.ts'

/** `productId`: one of the product's references; `ownId`: one of the teacher's own, which may be gone by now. */
export type HomeworkReference = {
  productId: number | null
  ownId: number | null
  title: string
  content: string
}

const key = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const reference = (name: string) => bigint(name, { mode: 'number' })
const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const schools = pgTable(
  'schools',
  {
    id: key(),
    name: text('name').notNull(),
    country: text('country', { enum: COUNTRIES }).notNull(),
    /** The code of its region (records/regions); null where nobody said. */
    regionId: text('region_id'),
  },
  (table) => [
    index('schools_of_region').on(table.regionId, table.name),
    check('schools_country', sql`${table.country} in ('CN', 'MY')`),
  ],
)

export const accounts = pgTable(
  'accounts',
  {
    id: key(),
    role: text('role', { enum: ROLES }).notNull(),
    phone: text('phone').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Set by an operator's help: the password signs in once, until then; null = one's own. */
    passwordEndsAt: instant('password_ends_at'),
    schoolId: reference('school_id').references(() => schools.id),
    /** An operator has confirmed that the teacher belongs to the school (decisions 9). */
    schoolVerifiedAt: instant('school_verified_at'),
    jobNumber: text('job_number').notNull().default(''),
    /** Shown on shared pages; empty = surname + 同学 (decisions 9). */
    nickname: text('nickname').notNull().default(''),
    /** The channel that brought the person (spec 1 §2.2). */
    channel: text('channel'),
    createdAt: instant('created_at').notNull(),
    firstSignedInAt: instant('first_signed_in_at'),
    /** Removed by its owner: signs in no more, is in no list, erased 30 days later (decisions 18). Its phone is free again at once. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    // An account is (phone, role): decisions 9.
    uniqueIndex('accounts_phone_role')
      .on(table.phone, table.role)
      .where(sql`${table.removedAt} is null`),
    index('accounts_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    check('accounts_role', sql`${table.role} in ('student', 'teacher')`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the ticket; the ticket itself is nowhere (decisions 4). */
    ticketHash: text('ticket_hash').primaryKey(),
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    loginCode: text('login_code').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason', { enum: ['signedOut', 'signedInElsewhere'] }),
  },
  (table) => [
    // One live session a person (decisions 4).
    uniqueIndex('sessions_one_live')
      .on(table.accountId)
      .where(sql`${table.endedAt} is null`),
  ],
)

export const avatars = pgTable(
  'avatars',
  {
    accountId: reference('account_id')
      .primaryKey()
      .references(() => accounts.id),
    /** Unguessable; a new picture has a new one. */
    key: text('key').notNull(),
    /** A JPEG, Base64. */
    image: text('image').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique('avatars_key').on(table.key)],
)

/** What a guardian said, each time it was said; the latest counts (decisions 9). */
export const consents = pgTable(
  'consents',
  {
    id: key(),
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    guardianPhone: text('guardian_phone').notNull(),
    isGiven: boolean('is_given').notNull(),
    version: text('version').notNull(),
    saidAt: instant('said_at').notNull(),
  },
  (table) => [index('consents_of_account').on(table.accountId, table.id)],
)

/** A right to corrections and where it comes from (decisions 20). `uses` null = the membership's own limits. */
export const grants = pgTable(
  'grants',
  {
    id: key(),
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind', { enum: GRANT_KINDS }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    uses: integer('uses'),
    /** Uses taken. Kept here and not counted from the charges: erased essays (decisions 18) give nothing back. */
    used: integer('used').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('grants_of_account').on(table.accountId, table.endsAt),
    index('grants_end').on(table.endsAt),
    check(
      'grants_used',
      sql`${table.used} >= 0 and (${table.uses} is null or ${table.used} <= ${table.uses})`,
    ),
    check('grants_times', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)

/** What a package costs, in fen; the operators' tool changes it (decisions 22). */
export const packages = pgTable(
  'packages',
  {
    id: text('id', { enum: PACKAGE_IDS }).primaryKey(),
    days: integer('days').notNull(),
    price: integer('price').notNull(),
    isOffered: boolean('is_offered').notNull(),
  },
  (table) => [check('packages_price', sql`${table.price} > 0`)],
)

export const orders = pgTable(
  'orders',
  {
    id: key(),
    /** What the gateway knows it by. */
    orderNo: text('order_no').notNull(),
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    packageId: text('package_id', { enum: PACKAGE_IDS }).notNull(),
    days: integer('days').notNull(),
    /** Fen, as it was when the order began. */
    amount: integer('amount').notNull(),
    rechargeType: text('recharge_type', { enum: RECHARGE_TYPES }).notNull(),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    /** SHA-256 of the token that opens the payment page. */
    tokenHash: text('token_hash').notNull(),
    guardianAgreed: boolean('guardian_agreed').notNull(),
    requestKey: text('request_key'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    closedAt: instant('closed_at'),
    /** The gateway's own number of the payment. */
    gatewayNo: text('gateway_no'),
    /** The right that the payment gave: credited once, ever. */
    grantId: reference('grant_id').references(() => grants.id),
  },
  (table) => [
    unique('orders_order_no').on(table.orderNo),
    unique('orders_request').on(table.accountId, table.requestKey),
    unique('orders_grant').on(table.grantId),
    index('orders_of_account').on(table.accountId, table.id),
    index('orders_waiting')
      .on(table.createdAt)
      .where(sql`${table.status} = 'waiting'`),
    check(
      'orders_paid_whole',
      sql`${table.status} <> 'paid' or (${table.paidAt} is not null and ${table.grantId} is not null)`,
    ),
  ],
)

/** What people paid whose accounts are erased: the books keep a payment for years, without the person (电子商务法 §31). */
export const keptPayments = pgTable('kept_payments', {
  orderNo: text('order_no').primaryKey(),
  packageId: text('package_id', { enum: PACKAGE_IDS }).notNull(),
  days: integer('days').notNull(),
  amount: integer('amount').notNull(),
  rechargeType: text('recharge_type', { enum: RECHARGE_TYPES }).notNull(),
  createdAt: instant('created_at').notNull(),
  paidAt: instant('paid_at').notNull(),
  gatewayNo: text('gateway_no'),
})

export const gradingCards = pgTable(
  'grading_cards',
  {
    id: key(),
    number: text('number').notNull(),
    salt: text('salt').notNull(),
    passwordHash: text('password_hash').notNull(),
    days: integer('days').notNull(),
    uses: integer('uses'),
    /** Until when it may be bound. */
    validUntil: instant('valid_until').notNull(),
    batch: text('batch').notNull(),
    createdAt: instant('created_at').notNull(),
    boundBy: reference('bound_by').references(() => accounts.id),
    boundAt: instant('bound_at'),
    /** Wrong passwords since the last right one: five lock it for an hour. */
    tries: integer('tries').notNull().default(0),
    triedAt: instant('tried_at'),
  },
  (table) => [
    unique('grading_cards_number').on(table.number),
    index('grading_cards_of_account').on(table.boundBy),
  ],
)

/** A code printed in a book. Only its hash is kept. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: key(),
    codeHash: text('code_hash').notNull(),
    days: integer('days').notNull(),
    uses: integer('uses'),
    batch: text('batch').notNull(),
    createdAt: instant('created_at').notNull(),
    boundBy: reference('bound_by').references(() => accounts.id),
    boundAt: instant('bound_at'),
    grantId: reference('grant_id').references(() => grants.id),
  },
  (table) => [
    unique('entitlements_code').on(table.codeHash),
    index('entitlements_of_account').on(table.boundBy),
    index('entitlements_of_grant')
      .on(table.grantId)
      .where(sql`${table.grantId} is not null`),
  ],
)

export const notifications = pgTable(
  'notifications',
  {
    id: key(),
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    category: text('category', { enum: MESSAGE_CATEGORIES }).notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** Groups what belongs together. */
    tip: text('tip').notNull(),
    link: jsonb('link').$type<StoredLink>(),
    /** The event that it tells of: told once. */
    eventKey: text('event_key').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    unique('notifications_event').on(table.accountId, table.eventKey),
    index('notifications_of_account').on(table.accountId, table.createdAt, table.id),
    index('notifications_of_tip').on(table.tip),
    index('notifications_unread')
      .on(table.accountId, table.category)
      .where(sql`${table.readAt} is null`),
    // What others were told of a pupil goes with the pupil.
    index('notifications_about_student')
      .on(sql`((${table.link} ->> 'studentId')::bigint)`)
      .where(sql`(${table.link} ->> 'studentId') is not null`),
  ],
)

export const feedback = pgTable(
  'feedback',
  {
    id: key(),
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    content: text('content').notNull(),
    requestKey: text('request_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('feedback_request').on(table.accountId, table.requestKey)],
)

/** What operators did with `npm run admin`: who, what, to whom, when. Never a password or a code. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: key(),
    operator: text('operator').notNull(),
    act: text('act').notNull(),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('audit_log_at').on(table.at)],
)

/** One code sent, good for one purpose (decisions 6). Codes are kept as salted hashes. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: key(),
    phone: text('phone').notNull(),
    type: text('type', { enum: SMS_TYPES }).notNull(),
    salt: text('salt').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Where it was asked for: an address has its own limit. */
    address: text('address').notNull(),
    sentAt: instant('sent_at').notNull(),
    tries: integer('tries').notNull(),
    /** Used, overtaken by a later one, or never delivered. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('sms_codes_of_phone').on(table.phone, table.sentAt),
    index('sms_codes_of_address').on(table.address, table.sentAt),
    index('sms_codes_sent').on(table.sentAt),
  ],
)

export const classrooms = pgTable(
  'classrooms',
  {
    id: key(),
    schoolId: reference('school_id').references(() => schools.id),
    /** Null once its teacher's account is erased: the class is closed, its pupils keep what they wrote. */
    ownerId: reference('owner_id').references(() => accounts.id),
    name: text('name').notNull(),
    gradeLevel: integer('grade_level').notNull(),
    joinCode: text('join_code').notNull(),
    memo: text('memo').notNull(),
    isLocked: boolean('is_locked').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The sender's key for making it: a repeat makes no second class. */
    requestKey: text('request_key'),
  },
  (table) => [
    unique('classrooms_join_code').on(table.joinCode),
    unique('classrooms_request').on(table.ownerId, table.requestKey),
    index('classrooms_of_owner').on(table.ownerId, table.id),
    check('classrooms_grade_level', sql`${table.gradeLevel} between 1 and 13`),
  ],
)

export const enrollments = pgTable(
  'enrollments',
  {
    classroomId: reference('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    studentId: reference('student_id')
      .notNull()
      .references(() => accounts.id),
    schoolId: reference('school_id').references(() => schools.id),
    studentNumber: text('student_number').notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classroomId, table.studentId] }),
    index('enrollments_of_student').on(table.studentId),
  ],
)

/** A teacher's own writing references; the product's stand in the server's data (decisions 16). */
export const writingReferences = pgTable(
  'writing_references',
  {
    id: key(),
    teacherId: reference('teacher_id')
      .notNull()
      .references(() => accounts.id),
    title: text('title').notNull(),
    content: text('content').notNull(),
    requestKey: text('request_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('writing_references_of_teacher').on(table.teacherId, table.id),
    unique('writing_references_request').on(table.teacherId, table.requestKey),
  ],
)

export const homework = pgTable(
  'homework',
  {
    id: key(),
    schoolId: reference('school_id').references(() => schools.id),
    /** The posting that made it, one homework a class (decisions 11). */
    batchId: text('batch_id').notNull(),
    classroomId: reference('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    /** Who posted it; null once that account is erased. */
    teacherId: reference('teacher_id').references(() => accounts.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    minCharacters: integer('min_characters').notNull(),
    maxCharacters: integer('max_characters'),
    allowPaste: boolean('allow_paste').notNull(),
    allowWritingAssistant: boolean('allow_writing_assistant').notNull(),
    aiUse: text('ai_use', { enum: AI_USES }).notNull(),
    digressCheck: boolean('digress_check').notNull(),
    similarityCheck: boolean('similarity_check').notNull(),
    /** What the teacher gave to read: copied at posting, so that deleting one's own reference takes nothing from a class. */
    reference: jsonb('reference').$type<HomeworkReference>(),
    scoreScale: integer('score_scale').notNull(),
    /** The three limits stand in the homework's own scale (decisions 14). */
    lowScore: doublePrecision('low_score').notNull(),
    highScore: doublePrecision('high_score').notNull(),
    lowestScore: doublePrecision('lowest_score').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Its pupils have been told that it is there; null until it starts. */
    announcedAt: instant('announced_at'),
    /** Gone from every list at once; erased 30 days later (decisions 18). */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    unique('homework_once_a_posting').on(table.batchId, table.classroomId),
    index('homework_of_classroom').on(table.classroomId, table.id),
    index('homework_of_teacher').on(table.teacherId, table.id),
    index('homework_to_announce')
      .on(table.startsAt)
      .where(sql`${table.announcedAt} is null`),
    index('homework_of_end').on(table.endsAt),
    index('homework_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    check('homework_times', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)

export const homeworkQuestions = pgTable(
  'homework_questions',
  {
    homeworkId: reference('homework_id')
      .notNull()
      .references(() => homework.id),
    /** 1–3; the wire's writingNo. */
    questionNo: integer('question_no').notNull(),
    genre: text('genre').notNull(),
    title: text('title').notNull(),
    requirement: text('requirement').notNull(),
    ideation: text('ideation').notNull(),
    keywords: jsonb('keywords').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.homeworkId, table.questionNo] })],
)

export const submissions = pgTable(
  'submissions',
  {
    id: key(),
    schoolId: reference('school_id').references(() => schools.id),
    homeworkId: reference('homework_id')
      .notNull()
      .references(() => homework.id),
    studentId: reference('student_id')
      .notNull()
      .references(() => accounts.id),
    status: text('status', { enum: SUBMISSION_STATUSES }).notNull(),
    /** The draft. */
    questionNo: integer('question_no').notNull(),
    genre: text('genre').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    characters: integer('characters').notNull(),
    /** Counts saves that changed something. */
    version: integer('version').notNull(),
    savedAt: instant('saved_at'),
    /** How the draft's text came in, in characters (decisions 16). */
    typedCharacters: integer('typed_characters').notNull().default(0),
    pastedCharacters: integer('pasted_characters').notNull().default(0),
    photoCharacters: integer('photo_characters').notNull().default(0),
    voiceCharacters: integer('voice_characters').notNull().default(0),
    /** The revision that was corrected or handed in last. */
    revisionId: reference('revision_id'),
    /** What the teacher reads: the revision that was handed in last, whatever its pupil has written since a return. */
    handedInRevisionId: reference('handed_in_revision_id'),
    /** Handed in, waiting for the score that the homework asks for (decisions 13). */
    handingInRevisionId: reference('handing_in_revision_id'),
    submittedAt: instant('submitted_at'),
    teacherScore: doublePrecision('teacher_score'),
    contentLevel: integer('content_level'),
    expressionLevel: integer('expression_level'),
    developmentLevel: integer('development_level'),
    remark: text('remark'),
    reviewerId: reference('reviewer_id').references(() => accounts.id),
    reviewedAt: instant('reviewed_at'),
    /** Confirmed with others at once, the machine's score taken as final (decisions 13). */
    reviewedInBulk: boolean('reviewed_in_bulk').notNull().default(false),
    returnedAt: instant('returned_at'),
    rejectReason: text('reject_reason'),
  },
  (table) => [
    unique('submissions_homework_student').on(table.homeworkId, table.studentId),
    index('submissions_of_student').on(table.studentId, table.status, table.id),
    index('submissions_of_reviewer')
      .on(table.reviewerId)
      .where(sql`${table.reviewerId} is not null`),
    check(
      'submissions_status',
      sql`${table.status} in ('notStart', 'underway', 'reject', 'finish', 'remark')`,
    ),
  ],
)

export const revisions = pgTable(
  'revisions',
  {
    id: key(),
    schoolId: reference('school_id').references(() => schools.id),
    submissionId: reference('submission_id')
      .notNull()
      .references(() => submissions.id),
    revisionNo: integer('revision_no').notNull(),
    questionNo: integer('question_no').notNull(),
    genre: text('genre').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** SHA-256 of question, genre, title and content: the same text is the same revision. */
    contentHash: text('content_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('revisions_submission_text').on(table.submissionId, table.contentHash),
    unique('revisions_submission_no').on(table.submissionId, table.revisionNo),
  ],
)

/** One report a revision, ever (decisions 21). */
export const reports = pgTable(
  'reports',
  {
    revisionId: reference('revision_id')
      .primaryKey()
      .references(() => revisions.id),
    schoolId: reference('school_id').references(() => schools.id),
    state: text('state', { enum: ['working', 'done', 'failed'] }).notNull(),
    stage: text('stage', { enum: CORRECTION_STAGES }).notNull(),
    /** 0–100, inside the homework's limits. */
    aiScore: doublePrecision('ai_score'),
    correction: jsonb('correction').$type<Correction>(),
    requestedAt: instant('requested_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('reports_working')
      .on(table.requestedAt)
      .where(sql`${table.state} = 'working'`),
    check(
      'reports_done_whole',
      sql`${table.state} <> 'done' or (${table.aiScore} is not null and ${table.correction} is not null)`,
    ),
  ],
)

/** One charge a revision, ever; a correction that failed gives its use back (decisions 20, 21). */
export const correctionCharges = pgTable(
  'correction_charges',
  {
    revisionId: reference('revision_id')
      .primaryKey()
      .references(() => revisions.id),
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    chargedAt: instant('charged_at').notNull(),
    /** The right it was taken from; null = the trial. */
    grantId: reference('grant_id').references(() => grants.id),
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    index('correction_charges_of_account').on(table.accountId, table.chargedAt),
    index('correction_charges_of_grant').on(table.grantId, table.chargedAt),
  ],
)
