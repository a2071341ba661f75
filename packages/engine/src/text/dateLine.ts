/** The head of a diary, or the place and date below a letter: no sentence of the essay. */
const DATE_LINE =
  /^[^，。！？]{0,14}(?:月[^，。]{1,4}[日号]|星期[一二三四五六日天])[^，。！？]{0,12}$/

export function isDateLine(text: string): boolean {
  return DATE_LINE.test(text)
}

const WORD_OF_DATE = /[年月日号]$|^(?:星期.|周.|[晴阴雨雪]|多云)$/

/** 三月, 星期五, 多云: a diary is often called by its date. */
export function isWordOfDate(word: string): boolean {
  return WORD_OF_DATE.test(word)
}
