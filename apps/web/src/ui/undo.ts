/** The act that was done last, for as long as it can be taken back, across screens. */
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { UNDO_SECONDS } from '@zhupi/contract/terms/limits.ts'
import { useSyncExternalStore } from 'react'

type Undoable = {
  /** What was done, as a statement. */
  text: string
  run: () => Promise<void>
}

let current: Undoable | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export function offerUndo(undoable: Undoable): void {
  show(undoable)
  timer = setTimeout(() => show(undefined), UNDO_SECONDS * SECOND_MS)
}

export function forgetUndo(): void {
  show(undefined)
}

export function useUndo(): Undoable | undefined {
  return useSyncExternalStore(subscribe, read, read)
}

function read(): Undoable | undefined {
  return current
}

function show(undoable: Undoable | undefined): void {
  clearTimeout(timer)
  current = undoable
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
