/** Whether “他” or “她” may stand for either of two people. */
import { MEN, WOMEN } from '../../lexicon/kin.ts'

const MAN = new RegExp(`^(?:${MEN})$`)
const WOMAN = new RegExp(`^(?:${WOMEN})$`)
/** As names go in schoolbooks. */
const GIRLS = /[红丽芳花美玲娟英燕霞兰梅雪婷莉娜萍秀静敏]$/
const BOYS = /[刚强军勇虎龙伟磊涛明亮杰鹏峰辉雷]$/

/** One who tells a parent of somebody can be told apart; so can he and she. */
export function mayBothBe(one: string, other: string, who: string): boolean {
  if (one === other) return false
  const isOfKin = (person: string) => MAN.test(person) || WOMAN.test(person)
  if (isOfKin(one) !== isOfKin(other)) return false
  const kin = who === '她' ? MAN : WOMAN
  const names = who === '她' ? BOYS : GIRLS
  return [one, other].every(
    (person) => !kin.test(person) && (isOfKin(person) || !names.test(person)),
  )
}
