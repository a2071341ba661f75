/** Stands for each character of a name or a number that leaves nobody's machine. */
export const MASKED = '×'
