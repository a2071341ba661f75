/** Chinese as it is typed in Latin letters: 绿叶 is lv ye; what is no Chinese stands for itself. */
import { pinyin } from 'pinyin-pro'

export function syllablesOf(text: string): string {
  return syllables(text, 'off')
}

/** A name begins with its surname, which is said in its own way: 单一诺 is shan yi nuo. */
export function syllablesOfName(name: string): string {
  return syllables(name, 'head')
}

function syllables(text: string, surname: 'off' | 'head'): string {
  const words = text.replace(/[^\p{Script=Han}\da-z]+/giu, ' ').trim()
  return pinyin(words, { toneType: 'none', v: true, type: 'array', nonZh: 'consecutive', surname })
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '')
    .join(' ')
}
