/** `status` on the wire: 1 normal, 0 locked. */
export function isLocked({ status }: { status: number }): boolean {
  return status === 0
}
