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

/** 慢慢, 哗哗, 凉丝丝: no 妈妈, no 看看 that would be a verb tried once, no 一一. */
const DOUBLED =
  /^(?:([^妈爸爷奶哥姐弟妹叔伯舅姑婆公太宝娃星人天年个一看想听说试问等笑走])\1|[\u3400-\u9fff]([^妈爸爷奶哥姐弟妹叔伯舅姑婆公太宝娃星])\2)$/

/** With the idioms that the dictionary knows: what a report may say of them. */
export function countFourCharacterWords({ sentences }: Document, text: string): number {
  const others = sentences.flatMap(({ words }) =>
    words.filter(
      (word) =>
        (word.text.length === 4 && /^[ilz]/.test(word.tag)) ||
        (DOUBLED.test(word.text) && !word.tag.startsWith('n')),
    ),
  )
  const phrases = distinctWords(text, PHRASE)
  return new Set([
    ...phrases,
    ...others
      .map((word) => word.text)
      .filter((word) => !phrases.some((phrase) => phrase.includes(word))),
  ]).size
}
