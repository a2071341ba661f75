/** Schools, the people's accounts, and what belongs to one account. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { COUNTRIES } from '@zhupi/contract/terms/countries.ts'
import { ROLES } from '@zhupi/contract/terms/roles.ts'
import { key, reference, instant } from './columns.ts'

/** What operators entered; a teacher claims one, a class and all that comes from it carries it. */
export const schools = pgTable(
  'schools',
  {
    id: key(),
    name: text('name').notNull(),
    country: text('country', { enum: COUNTRIES }).notNull(),
    /** The code of its region (data/regions.ts); null where nobody said. */
    regionId: text('region_id'),
  },
  (table) => [
    index('schools_of_region').on(table.regionId, table.name),
    check('schools_country', sql`${table.country} in ('CN', 'MY')`),
  ],
)

/**
 * One row a phone and role: the same phone may have a pupil's account and a teacher's. A pupil whom
 * the school made has a printed account name, and a phone only once one is bound.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: key(),
    role: text('role', { enum: ROLES }).notNull(),
    phone: text('phone'),
    /** Printed on a slip, stays the same in every class; null where the person registered. */
    loginName: text('login_name'),
    /** Where the family is told of a new password; signs nobody in, so that siblings may share it. */
    contactPhone: text('contact_phone'),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Somebody else chose the password: it signs in until then. Null = the person's own. */
    passwordEndsAt: instant('password_ends_at'),
    /** When the agreement was agreed to; null before the first sign-in of whom the school made. */
    agreedAt: instant('agreed_at'),
    /** Of the demo school, whose passwords everybody knows. */
    isDemo: boolean('is_demo').notNull().default(false),
    schoolId: reference('school_id').references(() => schools.id),
    /** When an operator confirmed that the teacher belongs to the school. */
    schoolVerifiedAt: instant('school_verified_at'),
    jobNumber: text('job_number').notNull().default(''),
    /** Shown on shared pages; empty = surname + 同学. */
    nickname: text('nickname').notNull().default(''),
    /** The `cid` of the link that brought the person. */
    channel: text('channel'),
    createdAt: instant('created_at').notNull(),
    firstSignedInAt: instant('first_signed_in_at'),
    /**
     * Removed by its owner: signs in no more, is in no list, erased 30 days later. Its phone may
     * register again at once.
     */
    removedAt: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('accounts_phone_role')
      .on(table.phone, table.role)
      .where(sql`${table.removedAt} is null`),
    unique('accounts_login_name').on(table.loginName),
    index('accounts_of_demo')
      .on(table.id)
      .where(sql`${table.isDemo}`),
    check('accounts_named', sql`${table.phone} is not null or ${table.loginName} is not null`),
    index('accounts_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    check('accounts_role', sql`${table.role} in ('student', 'teacher')`),
  ],
)

/** The person's picture. */
export const avatars = pgTable(
  'avatars',
  {
    accountId: reference('account_id')
      .primaryKey()
      .references(() => accounts.id),
    /** Its name in the picture's address: unguessable, and new for every picture. */
    key: text('key').notNull(),
    /** A JPEG’s name in the storage of files. */
    fileKey: text('file_key'),
    /** The JPEG itself, Base64, until jobs/keepFiles.ts has moved it out: of an earlier release. */
    image: text('image'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique('avatars_key').on(table.key), unique('avatars_file_key').on(table.fileKey)],
)

/** What a guardian said, each time it was said; the latest counts. */
export const consents = pgTable(
  'consents',
  {
    id: key(),
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    guardianPhone: text('guardian_phone').notNull(),
    isGiven: boolean('is_given').notNull(),
    /** To the services outside that the wording names; of old answers, which were to all of it. */
    isOutsideGiven: boolean('is_outside_given').notNull().default(true),
    version: text('version').notNull(),
    saidAt: instant('said_at').notNull(),
  },
  (table) => [index('consents_of_account').on(table.accountId, table.id)],
)

/** What people wrote to the operators. */
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
