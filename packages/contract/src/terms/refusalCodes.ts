/**
 * The codes of refusals that every screen must tell apart. They stand apart from the texts, which
 * the first screen does not wait for.
 */

/** The ticket is unknown, too old, or was never there. */
export const NOT_SIGNED_IN = 3004
export const SIGNED_IN_ELSEWHERE = 3009
/** For a person to read. */
export const REFUSED = 3005
/** For the screen, which leads on by itself. */
export const FOR_THE_SCREEN = 4000
/** Of FOR_THE_SCREEN, the one that means the same on every screen: its text tells it apart. */
export const OWN_PASSWORD_NEEDED = '请先设置自己的密码'
export const SERVER_FAULT = 500
