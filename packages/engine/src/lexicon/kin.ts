/** Who of a family, and who else by a name of the trade, is he, and who is she. Source: ours. */
import { compact } from '../text/multiline.ts'

export const MEN = compact`
  爸爸|父亲|爷爷|外公|姥爷|哥哥|弟弟|表哥|表弟|堂哥|堂弟|叔叔|伯伯|舅舅|姑父|姨夫|大伯|大叔|大爷|
  老爷爷|男孩
`
export const WOMEN = compact`
  妈妈|母亲|奶奶|外婆|姥姥|姐姐|妹妹|表姐|表妹|堂姐|堂妹|阿姨|婶婶|姑姑|姑妈|舅妈|姨妈|大妈|大婶|
  老奶奶|女孩
`
