/** The text that a guardian agrees to (decisions 9); a new wording gets a new version, and is recorded as such. */
export const CONSENT_VERSION = '2026-03'
