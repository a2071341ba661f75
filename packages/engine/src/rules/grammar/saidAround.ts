/** What is left out is often said beside it: 书包旧了，奶奶给我买了一个漂亮的。 */

export const behind = (match: RegExpExecArray, text: string): string =>
  text.slice(match.index + match[0].length)

/** 是一个很爱笑，大家都喜欢的姑娘: the person comes after the comma. */
export const goesOn = (match: RegExpExecArray, text: string): boolean =>
  /^[，、][^，。！？]{2,12}的[\u4e00-\u9fff]{1,4}[，。！]/.test(behind(match, text))

/** Something is said before, beside the time: it may be what is meant. */
export const hasSpoken = (match: RegExpExecArray, text: string): boolean =>
  /[，。！？；]/.test(
    text.slice(0, match.index).replace(/^[^，。！？；]{1,8}[天日时候年月午上末六五]，/, ''),
  )
