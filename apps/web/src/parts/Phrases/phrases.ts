/** What teachers write again and again, to be tapped and then put into one's own words. Each says what to do, or what was good. */
export type Phrase = { name: string; words: string }

export const QUICK_REASONS: readonly Phrase[] = [
  { name: '偏离题目', words: '内容和题目要求对不上，请重读作文要求，想清楚写什么再动笔。' },
  {
    name: '太简略',
    words: '写得太简略，请把最重要的一段写具体：看到了什么，说了什么，心里怎么想。',
  },
  { name: '没有分段', words: '请分段写，把开头、经过和结尾分清楚。' },
  { name: '错字病句多', words: '错别字和不通顺的句子比较多，请照着批改报告一处一处改好。' },
  { name: '文体不符', words: '文体和要求不一样，请按要求的文体来写。' },
  { name: '请用自己的话', words: '请用自己的话、写自己的事，重新写一稿。' },
]

export const QUICK_REMARKS: readonly Phrase[] = [
  { name: '细节动人', words: '细节写得具体，读的人像亲眼看见一样。' },
  { name: '结构清楚', words: '层次清楚，一段一个意思。' },
  { name: '结尾有余味', words: '结尾收得好，有余味。' },
  { name: '多写动作', words: '少说“我很感动”，多写当时的动作和神态。' },
  { name: '中心再集中', words: '和中心关系不大的内容可以删去，把笔墨留给最要紧的一段。' },
  { name: '注意错别字', words: '写完读一遍，把错别字找出来改好。' },
]

export function togglePhrase(text: string, words: string): string {
  if (text.includes(words))
    return text
      .replace(words, '')
      .replace(/\n{2,}/g, '\n')
      .trim()
  const written = text.trim()
  return written === '' ? words : `${written}\n${words}`
}
