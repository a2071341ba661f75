/**
 * Which essay a new one became, as this tab knows it: an address that is loaded again while its key
 * is being exchanged for the number leads to the essay and not to empty paper.
 */
const storedAs = (requestKey: string) => `begunPractice/${requestKey}`

export function rememberBegun(requestKey: string, id: number): void {
  try {
    sessionStorage.setItem(storedAs(requestKey), String(id))
  } catch {
    // The list has the essay.
  }
}

export function findBegun(requestKey: string): number | undefined {
  try {
    const id = Number(sessionStorage.getItem(storedAs(requestKey)))
    return id > 0 ? id : undefined
  } catch {
    return undefined
  }
}
