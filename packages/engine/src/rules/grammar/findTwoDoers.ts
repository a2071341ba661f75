/** 乡村不仅缺水，城市也缺水: two who do the same, and the connective stands behind the first. */
import { MEN, WOMEN } from '../../lexicon/kin.ts'
import { compact, regex } from '../../text/multiline.ts'

const PERSON = compact`
  我们?|你们?|他们?|她们?|${MEN}|${WOMEN}|老师们?|学生们?|同学们?|家长们?|孩子们?|大人们?|小孩子?|
  男生们?|女生们?|
  小朋友们?|同桌|班长|校长|医生|工人们?|农民们?|村民们?|居民们?|游客们?|邻居们?|军人|战士们?|干部|
  群众|青年人?|老人们?|
  年轻人|中学生|小学生|大学生|小[\u4e00-\u9fff]|父母|我们班|男孩子?|女孩子?|队员们?|观众们?|演员们?
`
const WHOSE = '(?:[我你他她]们?的?|我们班的?|全班的?|其他的?|别的)?'
/** What is set beside its like: only two of one line. */
const ALIKE = [
  '语文|数学|英语|科学|历史|地理|音乐|美术|体育|政治|物理|化学|生物',
  '城市|农村|乡村|城里|乡下|山区|小镇|县城',
  '学校|家庭|社会|国家|个人|班级|企业|政府',
  '白天|夜晚|晚上|早晨',
  '春天|夏天|秋天|冬天',
  '国内|国外|南方|北方|东部|西部',
]
const CONNECTIVE = '不但|不仅|不光|不只'

const pairOf = (who: string) => ({
  first: regex()`^(?<subject>${WHOSE}(?:${who}))(?<connective>${CONNECTIVE})(?!仅|是因|如此|止)(?<deed>[\u4e00-\u9fff]{2,})`,
  second: regex()`^(?:而且|并且|就是|就连|甚至)?(?<other>${WHOSE}(?:${who}))(?:也|都|还|同样|反而也)(?<also>[\u4e00-\u9fff]{1,})`,
})
const PAIRS = [PERSON, ...ALIKE].map(pairOf)

/** Where the subject and its connective end, when somebody else does the same in the next clause. */
export function findTwoDoers(
  clause: string,
  next: string,
): { subject: string; connective: string } | undefined {
  for (const { first, second } of PAIRS) {
    const { subject = '', connective = '', deed = '' } = first.exec(clause)?.groups ?? {}
    const { other = '', also = '' } = second.exec(next)?.groups ?? {}
    if (subject === '' || other === '' || /^[他她你它]们?$/.test(other)) continue
    if (other === subject || subject.endsWith(other)) continue
    if (!deed.includes(other) && sharesWord(deed, also)) return { subject, connective }
  }
  return undefined
}

function sharesWord(deed: string, also: string): boolean {
  for (let at = 0; at + 2 <= also.length; at += 1) {
    const two = also.slice(at, at + 2)
    if (!/[的了着过也都很在是我你他她不会能要]/.test(two) && deed.includes(two)) return true
  }
  return deed.endsWith(also) && also.length > 1
}
