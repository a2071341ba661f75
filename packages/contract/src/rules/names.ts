/** “No special characters” in a name: Chinese characters, letters, digits, `·` and inner spaces only (decisions 7). */
export function isPlainName(text: string): boolean {
  return /^[\p{Script=Han}\p{L}\p{N}·]+( +[\p{Script=Han}\p{L}\p{N}·]+)*$/u.test(text)
}
