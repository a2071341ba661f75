/** What stands around 的, 地 and 得 and shows that what is written is right. */
export const LIKENED = /^(?:好?像|仿佛|如同|犹如|宛如)/

/** 赢的不是力气, 赢的竟是他: what it is that is won; 跑的不是很快 is another thing. */
const SAID_OF =
  /^(?:不|就|才|都|全|也|还|正|却|总|竟然?|居然|果然|反而|偏偏|往往)?是(?![很太]|非常|特别|那么|这么|十分)/

/** What is said may be right, as the way it is said may. */
const IS_RIGHT = /^(?:很|都|真|确实|非常|也|挺|太)?(?:有道理|在理|没错)/

/** 一件特别高兴的事: something counted, and it is named. */
const COUNTED = /[一两几这那][件个种条位][^，。！？]{0,6}$/

/** 比我去年玩的更长: what is compared. */
const COMPARED = /比[^，。！？]{1,12}$/

export function isNamed(left: string, right: string): boolean {
  if (COMPARED.test(left) && /^[更还要]/.test(right)) return true
  if (COUNTED.test(left) && /^(?:事情?|人|话|地方|时候|东西)(?!故|业|先|情况)/.test(right))
    return true
  return SAID_OF.test(right) || (/[说讲]$/.test(left) && IS_RIGHT.test(right))
}

/** 做了一个软软的窝: it is counted, and one character names it. */
export function isCountedThing(left: string, right: string): boolean {
  return COUNTED.test(left) && /^[\u4e00-\u9fff][，。！？]/.test(right)
}

/** 站在远远的树下: where it is, and the place is what is described. */
export function isPlace(left: string, right: string): boolean {
  return (
    /[在从到](?:([\u4e00-\u9fff])\1){1,2}$/.test(left) &&
    /^(?![往向朝从在把被对])[\u4e00-\u9fff]{1,2}[上下里中旁边前后外间]/.test(right)
  )
}
