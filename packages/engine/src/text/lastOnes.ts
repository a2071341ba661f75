/**
 * Keeps what was worked out last. The oldest goes first: an essay asks again for what it asked a
 * moment ago, so to forget everything at once would forget half of the essay in hand.
 */
export function keep<Value>(
  memory: Map<string, Value>,
  key: string,
  value: Value,
  most: number,
): void {
  const [oldest] = memory.keys()
  if (memory.size >= most && oldest !== undefined) memory.delete(oldest)
  memory.set(key, value)
}
