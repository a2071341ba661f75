/** The syllables of a text as they are typed: 绿叶 is lv ye; what is no Chinese stands for itself. */
import { pinyin } from 'pinyin-pro'

export function syllablesOf(text: string): string {
  const words = text.replace(/[^\p{Script=Han}\da-z]+/giu, ' ').trim()
  return pinyin(words, { toneType: 'none', v: true, type: 'array', nonZh: 'consecutive' })
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '')
    .join(' ')
}
