/** A technique to try, from 拓展学习. */
export type Extension = { tips: string; detail: string }
