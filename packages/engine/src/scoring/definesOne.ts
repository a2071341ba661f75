/** Whether an argument says what the word is that it is about: 慢，不是懒，而是把事情做透. */
import { regex } from '../text/multiline.ts'

const SAYS_WHAT_IT_IS = regex()`
  ^[”’」]?[，,]?(?:它|这)?(?:并|绝|从来|也)?(?:不是|非|不等于|不意味着|不等同于|意味着|是指|指的是)
`

export function definesOne(text: string, centre: readonly string[], title: string): boolean {
  const words =
    centre.length > 0 ? centre : [...title].filter((unit) => /\p{Script=Han}/u.test(unit))
  return (
    /所谓/.test(text) ||
    words.some((word) =>
      text
        .split(word)
        .slice(1)
        .some((behind) => SAYS_WHAT_IT_IS.test(behind)),
    )
  )
}
