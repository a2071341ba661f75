/**
 * 绿的发亮，红的耀眼; 奶奶晒的柿饼; 看门的张爷爷: what stands before 的 tells which thing or person is
 * meant, and 得 has no place there.
 */
import type { Word } from '../../text/words.ts'
import type { Misspelling } from './model/findMisspellings.ts'

/** 红的像火，粉的像霞. */
const EACH_COLOUR = /^像[^，。！？；]{1,6}，[红绿蓝黄白黑紫粉]的像/

/** A thing, and how it came to look. */
const LOOKS = /^[\u4e00-\u9fff]{1,4}([\u4e00-\u9fff])\1的[，。！；]/

/** 看门的张爷爷, 卖菜的李阿姨. */
const SOMEBODY =
  /^[赵钱孙李周吴郑王冯陈杨朱秦许何吕张孔曹严华金魏姜谢苏潘葛范彭马方唐薛罗郭林徐黄高胡梁宋刘沈小老大](?:爷爷|奶奶|叔叔|阿姨|伯伯|大爷|大妈|大娘|大伯|大叔|老师|师傅|医生|校长)/

/** 绿的发亮，红的耀眼; 他写的我们说不出有多好: what is meant is the thing that is so, or was made so. */
export function standsForThing(
  text: string,
  { start, end }: Pick<Misspelling, 'start' | 'end'>,
): boolean {
  const [before, behind] = [text.slice(0, start), text.slice(end)]
  return (
    (/(?:^|[，；、])[红绿蓝黄白黑紫粉青灰]$/.test(before) &&
      (!/^[像跟]/.test(behind) || EACH_COLOUR.test(behind))) ||
    (EACH_COLOUR.test(behind) && /[红绿蓝黄白黑紫粉]$/.test(before)) ||
    /[红绿蓝黄白黑紫粉]的像[^，。！？；]{1,6}，[红绿蓝黄白黑紫粉]$/.test(before) ||
    /^[我你他]们说不/.test(behind) ||
    SOMEBODY.test(behind) ||
    // 一双会笑的眼睛
    /[一这那两几][个位只双条张台群匹头]会[\u4e00-\u9fff]{1,2}$/.test(before) ||
    // 响个不停的老风扇
    /[个得]不停$/.test(before) ||
    // 照得小路亮亮的, 晒得院子暖烘烘的: 得 stands before what came of it.
    (/[照晒映烤刷擦染铺吹冻晃扫打]$/.test(before) && LOOKS.test(behind)) ||
    // 真正读懂的不多: what has been brought about is followed by nothing more.
    (/(?:[读看听弄搞]懂|[学教]会|[看听遇碰]见|知道|认识|了解)$/.test(before) &&
      /^(?:不多|很多|很少|不少|太少|还少|最多|最少)/.test(behind)) ||
    // 输的次数比赢的多
    (/^[多少][，。！？；了]/.test(behind) && /的[^，。]{0,6}比[^，。的]{1,3}$/.test(before))
  )
}

/** 奶奶晒的柿饼: what somebody has made, and no part of a body. */
export const isMadeBy = (left: string, next: Word | null): boolean =>
  MADE_BY.test(left) && isMade(next)

const MADE_BY =
  /(?:爸爸|妈妈|爷爷|奶奶|外公|外婆|姥姥|哥哥|姐姐|叔叔|阿姨|[姑舅婶]妈?|老师|[我你他她]们?)[\u4e00-\u9fff]$/

const isMade = (next: Word | null): boolean =>
  next !== null &&
  next.tag === 'n' &&
  next.text.length > 1 &&
  !/[眼脸嘴嗓手脚腿头汗泪鼻腰背肚身心口气]/.test(next.text)
