/** 提升建议: a question, a hint, the smallest next step for one paragraph. */
import type { Paragraph } from '../../text/document.ts'
import type { Comment, Span } from '../../types.ts'
import { isDateLine } from '../../text/dateLine.ts'
import { isStoryOrScene } from '../textType.ts'
import { argumentSuggestions } from './argumentSuggestions.ts'
import { startComment } from './commentBuilder.ts'
import type { FeedbackContext } from './feedbackContext.ts'
import { generalSuggestions } from './generalSuggestions.ts'
import { otherSuggestions } from './otherSuggestions.ts'
import { viewOf, type Candidate, type ParagraphView } from './paragraphView.ts'
import { overlaps } from '../../text/overlaps.ts'
import { storySuggestions } from './storySuggestions.ts'
import { SUGGESTIONS, type SuggestionName } from './texts/paragraphSuggestions.ts'

const MOST = 5
const PARAGRAPHS_READ = 200

/** One hint is given once, however it is worded. */
type Suggestion = { name: SuggestionName; weight: number; template: string; span: Span }

export function writeParagraphSuggestions(
  context: FeedbackContext,
): (Comment & { paragraph: number })[] {
  const suggestions = context.document.paragraphs.slice(0, PARAGRAPHS_READ).flatMap((paragraph) => {
    const best = suggestionsFor(context, paragraph).toSorted((a, b) => b.weight - a.weight)[0]
    return best === undefined ? [] : [best]
  })
  const seen = new Set<string>()
  return suggestions
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ name }) => !seen.has(name) && seen.add(name))
    .slice(0, MOST)
    .toSorted((a, b) => a.span.paragraph - b.span.paragraph)
    .map(({ template, span }) => {
      const builder = startComment()
      builder.add(template, span)
      return { ...builder.finish(), paragraph: span.paragraph }
    })
}

function suggestionsFor(context: FeedbackContext, paragraph: Paragraph): Suggestion[] {
  if (isDateLine(paragraph.text)) return []
  const view = viewOf(context, paragraph)
  const faults = context.marks.filter((mark) => mark.kind === 'fault')
  return [...generalSuggestions(view), ...byTextType(view), ...otherSuggestions(view)].flatMap(
    ({ name, span, weight = SUGGESTIONS[name].weight }) =>
      span === undefined ||
      /[“”‘’「」『』"]/.test(span.quote) ||
      faults.some((mark) => overlaps(mark, span))
        ? []
        : [
            {
              name,
              weight,
              template: context.pick(
                SUGGESTIONS[name].wordings[view.tone],
                `suggested${span.paragraph}`,
              ),
              span,
            },
          ],
  )
}

function byTextType(view: ParagraphView): Candidate[] {
  if (view.textType === 'argument') return argumentSuggestions(view)
  return isStoryOrScene(view.textType) ? storySuggestions(view) : []
}
