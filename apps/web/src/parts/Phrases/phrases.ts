/**
 * What teachers write again and again, to be tapped and then edited. Each says what to do, or what
 * was good.
 */
export type Phrase = { name: string; text: string }

export const QUICK_REASONS: readonly Phrase[] = [
  { name: '偏离题目', text: '内容和题目要求对不上，请重读作文要求，想清楚写什么再动笔。' },
  {
    name: '太简略',
    text: '写得太简略，请把最重要的一段写具体：看到了什么，说了什么，心里怎么想。',
  },
  { name: '没有分段', text: '请分段写，把开头、经过和结尾分清楚。' },
  { name: '错字病句多', text: '错别字和不通顺的句子比较多，请照着批改报告一处一处改好。' },
  { name: '文体不符', text: '文体和要求不一样，请按要求的文体来写。' },
  { name: '请用自己的话', text: '请用自己的话、写自己的事，重新写一稿。' },
]

export const QUICK_REMARKS: readonly Phrase[] = [
  { name: '细节动人', text: '细节写得具体，读的人像亲眼看见一样。' },
  { name: '结构清楚', text: '层次清楚，一段一个意思。' },
  { name: '结尾有余味', text: '结尾收得好，有余味。' },
  { name: '多写动作', text: '少说“我很感动”，多写当时的动作和神态。' },
  { name: '中心再集中', text: '和中心关系不大的内容可以删去，把笔墨留给最要紧的一段。' },
  { name: '注意错别字', text: '写完读一遍，把错别字找出来改好。' },
]

/** Adds the phrase as a line of its own; one that is there already is taken out. */
export function togglePhrase(text: string, phrase: string): string {
  if (text.includes(phrase))
    return text
      .replace(phrase, '')
      .replace(/\n{2,}/g, '\n')
      .trim()
  const written = text.trim()
  return written === '' ? phrase : `${written}\n${phrase}`
}

/** Where the caret stood last in the field; undefined: nobody has been in it. */
export type Caret = { start: number; end: number } | undefined

/** At the caret, else behind what is written; `at`: behind the phrase. */
export function insertPhrase(
  text: string,
  phrase: string,
  caret: Caret,
): { text: string; at: number } {
  const written = text.trimEnd()
  const joint = written === '' || SENTENCE_ENDED.test(written) ? '' : '\n'
  const before =
    caret === undefined ? `${written}${joint}` : text.slice(0, Math.min(caret.start, text.length))
  const after = caret === undefined ? '' : text.slice(Math.min(caret.end, text.length))
  return { text: `${before}${phrase}${after}`, at: before.length + phrase.length }
}
const SENTENCE_ENDED = /[。！？…!?\n][”’」』）)]*$/u
