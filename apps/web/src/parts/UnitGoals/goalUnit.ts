/** One unit of the textbook, and goals that a teacher may set with it. */
export type GoalUnit = { unit: string; goals: readonly string[] }
