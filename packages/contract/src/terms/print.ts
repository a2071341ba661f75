/** Printing: how far a PDF has come, and how much goes into one. */
export const PRINT_STATES = ['waiting', 'done', 'failed'] as const
/** A book of essays, or the essays of a class. */
export const PRINT_ESSAYS_MAX = 60
/** After that whoever wants it asks anew. */
export const PRINT_DAYS = 7
export const BOOK_TITLE_MAX_LENGTH = 20
