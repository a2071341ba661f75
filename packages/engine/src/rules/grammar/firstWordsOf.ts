const BARE = /^[\u4e00-\u9fff]+/

/** What each branch of a choice begins with: one of these must stand where the choice is found. */
export const firstWordsOf = (choice: string): string[] =>
  choice.split('|').flatMap((word) => BARE.exec(word)?.[0] ?? [])
