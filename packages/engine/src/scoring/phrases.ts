/** Words said twice and phrases of four characters. */
import { distinctWords } from '../text/characters.ts'
import type { Document } from '../text/document.ts'
import { regex } from '../text/multiline.ts'

/** 高高兴兴, 一上一下, 蓝蓝的. */
const PHRASE = regex('g')`
  ([一-龥])\1([一-龥])\2|[一不无千万百四五七][一-龥][一不无千万百四五七八][一-龥]|([一-龥])
  (?<![妈爸爷奶哥姐弟妹叔伯舅姑婆公太宝娃星])\3的
`

export function countPhrases(text: string): number {
  return distinctWords(text, PHRASE).length
}

/** With the idioms that the dictionary knows: what a report may say of them. */
export function countFourCharacterWords({ sentences }: Document, text: string): number {
  const idioms = sentences.flatMap(({ words }) =>
    words.filter((word) => word.text.length === 4 && /^[ilz]/.test(word.tag)),
  )
  return new Set([...distinctWords(text, PHRASE), ...idioms.map((word) => word.text)]).size
}
