/**
 * Examples that stand in every collection. One that is told for itself supports a thesis as any
 * other does, though nobody will call it new. Where several people are strung together in one
 * paragraph, a sentence each, nothing is told of any of them.
 */
import { STOCK_EXAMPLES } from '../lexicon/slogans.ts'
import { HISTORICAL_FIGURES } from '../lexicon/historicalFigures.ts'
import { mayMatch } from '../text/matchesOf.ts'

export type StockCounts = {
  stockExamples: number
  /** People and examples that stand strung together around one of those. */
  strungExamples: number
}

/** Two that everybody knows, or one among three people. */
const STRUNG_STOCK = 2
const STRUNG_PEOPLE = 3

export function countStockExamples(text: string): StockCounts {
  return {
    stockExamples: stockIn(text),
    strungExamples: text
      .split('\n')
      .reduce((sum, paragraph) => sum + strungIn(paragraph, stockIn(paragraph)), 0),
  }
}

function stockIn(text: string): number {
  return STOCK_EXAMPLES.filter((example) => mayMatch(text, example) && example.test(text)).length
}

function strungIn(paragraph: string, stock: number): number {
  if (stock === 0) return 0
  const people = FIGURES.filter((figure) => paragraph.includes(figure)).length
  return stock >= STRUNG_STOCK || people >= STRUNG_PEOPLE ? Math.max(stock, people) - 1 : 0
}

const FIGURES = [...HISTORICAL_FIGURES]
