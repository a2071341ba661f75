/** What may be suggested in any text: feelings only named, endless sentences, cliches, lists. */
import { CLICHE_OPENING, CLICHES } from '../../lexicon/cliches.ts'
import { spanOf } from '../../text/document.ts'
import { runsOn } from '../punctuation.ts'
import { isStoryOrScene } from '../textType.ts'
import { shortSpan, type Candidate, type ParagraphView } from './paragraphView.ts'
import { overlaps } from '../../text/overlaps.ts'
import { SUGGESTIONS } from './texts/paragraphSuggestions.ts'

const LISTED_ITEM = /^(?:有的|然后|接着|还有|又去|再去|有(?:红|黄|白|紫|花|草|树|会|可以))/

export function generalSuggestions(view: ParagraphView): Candidate[] {
  return [
    ...namedFeelings(view),
    ...endlessSentence(view),
    ...clicheOpening(view),
    ...cliches(view),
    ...lists(view),
  ]
}

function namedFeelings({ context, paragraph, textType }: ParagraphView): Candidate[] {
  if (!isStoryOrScene(textType) && textType !== 'response') return []
  return context.marks
    .filter((mark) => mark.paragraph === paragraph.index && mark.ruleId === 'told-feeling')
    .map((mark) => ({ name: 'namedFeeling', span: spanOf(paragraph, mark) }))
}

function endlessSentence({ paragraph }: ParagraphView): Candidate[] {
  const clause = paragraph.sentences.find(runsOn)?.clauses[0]
  return clause === undefined
    ? []
    : [{ name: 'endlessSentence', span: shortSpan(paragraph, clause) }]
}

function clicheOpening({ isFirst, text, lead, textType }: ParagraphView): Candidate[] {
  return isFirst && isStoryOrScene(textType) && CLICHE_OPENING.test(text.slice(0, 60))
    ? [{ name: 'clicheOpening', span: lead }]
    : []
}

function cliches({ context, paragraph, text, textType }: ParagraphView): Candidate[] {
  const found = [...text.matchAll(CLICHES)].map(([cliche]) => cliche)
  const [first = ''] = found
  const start = first === '' ? -1 : paragraph.text.indexOf(first)
  if (found.length < 2 || start < 0 || context.features.gradeLevel <= 2) return []
  const name = isStoryOrScene(textType) ? 'clichesInStory' : 'clichesElsewhere'
  return [
    {
      name,
      weight: SUGGESTIONS[name].weight + found.length / 10,
      span: spanOf(paragraph, { start, end: start + first.length }),
    },
  ]
}

function lists({ context, paragraph, textType }: ParagraphView): Candidate[] {
  if (!isStoryOrScene(textType)) return []
  const strengths = context.marks.filter((mark) => mark.kind === 'strength')
  const items = paragraph.sentences
    .flatMap((sentence) => sentence.clauses)
    .filter(
      (clause) =>
        LISTED_ITEM.test(clause.text) &&
        clause.text.length >= 4 &&
        !strengths.some((mark) => overlaps(mark, spanOf(paragraph, clause))),
    )
  const [first] = items
  return first === undefined || items.length < 3
    ? []
    : [{ name: 'list', span: shortSpan(paragraph, first) }]
}
