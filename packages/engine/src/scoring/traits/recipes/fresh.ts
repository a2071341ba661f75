/** What lifts a text that could be expected, whatever the trait. Source: ours. */
import type { TextType } from '../../textType.ts'

export const FRESH_LIFTS: Record<TextType, string> = {
  story: '划出全文里换到别人的作文里也成立的句子，挑一句，换成那天你才看得到的样子。',
  scene: '划出别处的景也用得上的句子，挑一句，换成这里才有的样子。',
  argument: '划出放到别的题目里也成立的句子，挑一句，换成只对这个题目说的道理。',
  review: '划出评别的作品也用得上的句子，挑一句，换成这一篇的字句来说。',
  response: '划出读别的书也能写的感想，挑一句，换成这本书里的一处。',
  exposition: '划出别的事物也用得上的句子，挑一句，换成它独有的数字或样子。',
  letter: '划出写给谁都行的话，挑一句，换成只有你们俩知道的事。',
  poem: '划出别人诗里也见过的一行，换成你自己看见的。',
}
