/** Two that cannot be so of one, whichever stands first; `then`: only in this order. */
export type AtOdds = readonly (readonly [one: string, other: string, order?: 'then'])[]
