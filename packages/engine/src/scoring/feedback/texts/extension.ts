/** Lets the other side speak, lets people speak, likens, comes back to its beginning. */
export type Done = 'objects' | 'speaks' | 'likens' | 'echoes'

/** A technique to try, from 拓展学习. `unless` the essay does so already. */
export type Extension = { tips: string; detail: string; unless?: Done }
