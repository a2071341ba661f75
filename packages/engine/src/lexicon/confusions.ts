/**
 * Wrong characters that are wrong wherever they stand, grouped by what sets the characters apart.
 * Source: compiled and explained by us. Licence: the project's own.
 *
 * A pair belongs here only if its left side is no word and cannot arise where two words meet; where
 * it can, a guard names the neighbours that make it innocent (以经 in 可以经常). Variants that
 * dictionaries accept (做客/作客, 名符其实, 融汇贯通, 莫明其妙, 喘嘘嘘) stay out.
 */
import type { Confusion } from './confusions/confusion.ts'
import { IDIOM_CONFUSIONS } from './confusions/idioms.ts'
import { WORD_CONFUSIONS } from './confusions/words.ts'

export const CONFUSIONS: readonly Confusion[] = [...IDIOM_CONFUSIONS, ...WORD_CONFUSIONS]
