/** The curves from counts to points. */

/** 0 below `from`, 1 above `to`, straight between. */
export function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}

/**
 * 0 at 0, ever closer to 1 and never there: about two thirds at `scale`. For what can always be a
 * little less.
 */
export function saturate(value: number, scale: number): number {
  return 1 - Math.exp(-Math.max(0, value) / scale)
}

/** As it is up to `from`; above, ever closer to `to` and never there. */
export function saturateAbove(value: number, from: number, to: number): number {
  return value <= from ? value : from + (to - from) * saturate(value - from, to - from)
}
