/** What an essay can be praised for. */
import type { Span } from '../types.ts'
import type { TextType } from './textType.ts'

export type HighlightKind =
  | 'simile'
  | 'parallelism'
  | 'dialogue'
  | 'action'
  | 'actions'
  | 'detail'
  | 'sense'
  | 'thought'
  | 'feeling'
  | 'care'
  | 'reflection'
  | 'cause'
  | 'contrast'
  | 'condition'
  | 'evidence'
  | 'figure'
  | 'comparison'
  | 'example'
  | 'opening'
  | 'ending'
  | 'plain'

export type Highlight = { kind: HighlightKind; span: Span; weight: number }

/** What each sort of writing is praised for. */
export const PRAISED_KINDS: Record<TextType, ReadonlySet<HighlightKind>> = {
  story: new Set([
    'dialogue',
    'actions',
    'action',
    'sense',
    'thought',
    'feeling',
    'reflection',
    'opening',
    'ending',
  ]),
  scene: new Set([
    'dialogue',
    'actions',
    'action',
    'sense',
    'feeling',
    'reflection',
    'opening',
    'ending',
  ]),
  review: new Set(['cause', 'contrast', 'condition', 'reflection', 'opening', 'ending']),
  response: new Set(['thought', 'feeling', 'reflection', 'cause', 'contrast', 'opening', 'ending']),
  argument: new Set([
    'cause',
    'contrast',
    'condition',
    'evidence',
    'reflection',
    'opening',
    'ending',
  ]),
  exposition: new Set(['figure', 'comparison', 'example', 'cause', 'opening']),
  letter: new Set(['care', 'feeling', 'figure', 'cause', 'contrast', 'reflection']),
  poem: new Set(['sense']),
}
