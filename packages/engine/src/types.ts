/**
 * What goes into a correction and what comes out. Positions are [start, end) in UTF-16 units of
 * their paragraph.
 */
import type { CorrectionStage, MarkKind } from '@zhupi/contract/terms/correction.ts'
import type { Dimension, Trait, Band } from '@zhupi/contract/terms/traits.ts'

export type Essay = {
  title: string
  /** Paragraphs end with `\n`; the engine trims each one. */
  content: string
  /** A genre id of contract/terms/genres. */
  genre: string
  /** 1–13, contract/terms/stages. */
  gradeLevel: number
  task: Task
  /** What a photograph may have been misread in: no fault of the writer's. */
  unsure?: readonly Unsure[]
}

/** A doubtful character with what stood around it; U+FFFD stands for any other. */
export type Unsure = { before: string; text: string; after: string }

export type Task = {
  title: string
  requirement: string
  /** Asked length in characters (contract/rules/length). */
  minCharacters: number
  maxCharacters: number | null
  /**
   * The teacher has an essay that leaves its task capped (the homework's digressCheck); otherwise
   * 切题 is low, and nothing else.
   */
  capsOffTopic?: boolean
}

/**
 * A stretch of one paragraph, always with its own words: `paragraphs[paragraph].slice(start, end)
 * === quote`.
 */
export type Span = { paragraph: number; start: number; end: number; quote: string }

export type Mark = Span & {
  kind: MarkKind
  ruleId: string
  /** What the pupil reads first: 错别字, 语病, 比喻 … */
  label: string
  /**
   * The smallest edit, where there is one: what should stand in place of the quote. '' = leave it
   * out.
   */
  suggestion?: string
  /** Why: one or two sentences to the pupil. */
  explanation: string
}

/**
 * What is said about the essay. Every stretch of `text` in “ ” stands in `quotes`, in the same
 * order; those marks are used for nothing else there.
 */
export type Comment = { text: string; quotes: Span[] }

export type TraitReport = {
  trait: Trait
  /** 0–100, whole points. */
  score: number
  band: Band
  /** The observations that put it there: a counted fact or a quote each. */
  observations: string[]
  /** What would lift it, one sentence. */
  lift: string
}

/** What a later draft is held against: counts of the essay, or words that stand in it. */
export type GoalMeasure =
  | 'characters'
  | 'paragraphs'
  | 'sentences'
  | 'longestSentence'
  | 'longestShare'
  | 'dialogues'
  | 'senses'
  | 'thoughts'
  | 'actions'
  | 'similes'
  | 'facts'
  | 'citations'
  | 'questions'
  | 'exclamations'
  | 'feelings'
  | 'namedFeelings'
  | 'reflection'
  | 'reasoning'
  | 'sequence'
  | 'people'
  | 'echoes'
  | 'led'
  | 'turns'
  | 'slogans'
  | 'stockExamples'
  | 'copiedSentences'
  | 'repeatedParagraphs'
  | 'marksUsed'
  | 'faults'
  | 'titles'
  | 'finished'

export type GoalCheck =
  | { kind: 'count'; measure: GoalMeasure; least?: number; most?: number }
  | { kind: 'without'; words: string[] }
  /**
   * The paragraph that begins so, of `han` Chinese characters, has become longer by some; where its
   * beginning is another now, the whole text of `whole`.
   */
  | { kind: 'grown'; begins: string; han: number; whole: number; by: number }
  | { kind: 'mentions'; words: string[]; least?: number; most?: number }

/** A goal for the next draft. */
export type Goal = {
  trait: Trait
  /** The paragraph it points at, from 0; null = the whole essay. */
  paragraph: number | null
  /** What to do. */
  text: string
  /** How one sees that it is done. */
  done: string
  /** The same as a predicate (scoring/goalMet). */
  check: GoalCheck
}

export type DimensionReport = {
  dimension: Dimension
  score: number
  band: Band
  traits: TraitReport[]
}

export type Correction = {
  engineVersion: string
  /** The paragraphs that marks and comments point into. */
  paragraphs: string[]
  characters: number
  /** 0–100, one decimal at most. */
  score: number
  dimensions: DimensionReport[]
  /**
   * It does not seem to answer the task. The pupil hears it kindly, the teacher plainly
   * (docs/decisions/ai-use-and-honesty.md).
   */
  isOffTopic: boolean
  marks: Mark[]
  /** 总评. */
  comment: Comment
  /** 段评: at most one a paragraph. */
  paragraphComments: (Comment & { paragraph: number })[]
  /** 提升建议: at most one a paragraph. */
  paragraphSuggestions: (Comment & { paragraph: number })[]
  /** 拓展学习. */
  extensions: { tips: string; detail: string }[]
  /** 微建议: a question to think about and its hint. */
  microSuggestions: { question: string; answer: string }[]
  /** At most three goals for the next draft. Reports of before version 2026.4 have none. */
  goals?: Goal[]
}

/** A stretch of a text that was compared with an earlier one. */
export type Piece = { kind: 'same' | 'added' | 'removed'; text: string }

/** Paragraphs count from 0, as in a correction. */
export type ParagraphChange = {
  kind: 'same' | 'changed' | 'new' | 'gone'
  /** Its place in the earlier text; null = it is new. */
  earlier: number | null
  /** Its place in the later text; null = it is gone. */
  later: number | null
  /** Characters that came and went. */
  added: number
  removed: number
  /** Without what was added they are the earlier paragraph, without what was removed the later. */
  pieces: Piece[]
}

export type Repair = {
  ruleId: string
  label: string
  /** What was marked, and what stands in the later text in its place. */
  quote: string
  now: string
  /** The paragraph of the later text. */
  paragraph: number
}

/** What a later draft changed against an earlier one of the same essay. */
export type DraftChange = {
  /** Both scores are this version's. */
  engineVersion: string
  /** Later score less earlier score, one decimal. */
  rise: number
  /** Those that moved by three points or more, in the order of the traits. */
  traits: { trait: Trait; by: number }[]
  goals: { goal: Goal; isMet: boolean }[]
  repaired: Repair[]
  /**
   * Faults whose sentence stands as it stood and is marked as it was: their places among the later
   * correction's marks.
   */
  left: number[]
  paragraphs: ParagraphChange[]
}

export type OnStage = (stage: CorrectionStage) => void
