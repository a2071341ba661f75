/** [kind, nouns that are of it]. A noun may be of several kinds: 画 is looked at, a 花 may be drawn. */
export type Things = readonly (readonly [kind: string, nouns: string])[]
