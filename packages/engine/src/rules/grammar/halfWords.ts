/** What the patterns of two ways of saying it share. */
export const INSIDE = '[^，。；！？：“”]'
export const SAY_ONE = '这里把两种说法接在了一起'
export const COUNT = '[0-9〇零一二两三四五六七八九十百千万几半多]'
