/** A small question to think about, and its hint, from 微建议. */
export type MicroSuggestion = { question: string; answer: string }
