/**
 * The text that a guardian agrees to; a new wording gets a new version, and is recorded as such.
 */
export const CONSENT_VERSION = '2026-03'
