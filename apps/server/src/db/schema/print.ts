/** PDFs that people had made. */
import { customType, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { PRINT_STATES } from '@zhupi/contract/terms/print.ts'
import type { Printed } from '@zhupi/contract/manuscript/printed.ts'
import { accounts, schools } from './account.ts'
import { instant, key, reference } from './columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A row lives for PRINT_DAYS, and with it all that was printed. */
export const prints = pgTable(
  'prints',
  {
    id: key(),
    schoolId: reference('school_id').references(() => schools.id),
    /** Who asked for it, and alone gets it. */
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    title: text('title').notNull(),
    state: text('state', { enum: PRINT_STATES }).notNull(),
    /** Essays, and how many of them are drawn. */
    total: integer('total').notNull(),
    done: integer('done').notNull(),
    /** What is printed, as it was when it was asked for; null once the file is made. */
    printed: jsonb('printed').$type<Printed>(),
    /** Its name in the storage of files. */
    fileKey: text('file_key'),
    /** The file itself, until jobs/keepFiles.ts has moved it out: of prints of an earlier release. */
    file: bytes('file'),
    /** Characters that no font of ours has, each once. */
    lacking: text('lacking').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    index('prints_of_account').on(table.accountId, table.createdAt),
    index('prints_ended').on(table.endsAt),
    unique('prints_file_key').on(table.fileKey),
  ],
)
