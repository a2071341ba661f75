/**
 * Whether a record of how a text came in can be true of it. The browser counts, and anybody may
 * write another client: a record that is not possible is none, and never speaks against a child.
 */
import { SECOND_MS } from '../terms/durations.ts'
import { CONTENT_MAX_LENGTH } from '../terms/limits.ts'
import { countCharacters } from './length.ts'

export type WritingProcess = { typed: number; pasted: number; photo: number; voice: number }

/** Faster than anybody types, also with suggestions of whole words. */
const TYPED_PER_SECOND_MAX = 30
/** A text may be put in, deleted and put in again; not without end. */
const PUT_IN_MAX = 20 * CONTENT_MAX_LENGTH
/** Of the text that nobody counted: an undo, a device of an earlier version. */
const UNCOUNTED_SHARE = 0.1
const UNCOUNTED_MAX = 20

/** `openMs`: how long the text can have been written so far; undefined where nobody knows. */
export function isPossibleProcess(
  { typed, pasted, photo, voice }: WritingProcess,
  { content, openMs }: { content: string; openMs: number | undefined },
): boolean {
  const characters = countCharacters(content)
  const all = typed + pasted + photo + voice
  const uncounted = Math.max(characters * UNCOUNTED_SHARE, UNCOUNTED_MAX)
  const typedMax =
    openMs === undefined ? PUT_IN_MAX : Math.ceil(openMs / SECOND_MS) * TYPED_PER_SECOND_MAX
  return all >= characters - uncounted && all <= PUT_IN_MAX && typed <= typedMax
}
