/**
 * Words that hurt people. Source: compiled by us. Licence: the project's own. Words for sad or hard
 * things (死, 打架, 自杀) are not harmful: pupils may write of them.
 */
import { wordPattern } from '../text/characters.ts'
import { wordList } from '../text/multiline.ts'

export const HARMFUL = wordPattern(
  wordList(`
    傻逼 傻叉 去死吧 他妈的 你妈的 狗杂种 王八蛋 弄死他 弄死你 杀光 贱人 废物东西 死全家
  `),
)
