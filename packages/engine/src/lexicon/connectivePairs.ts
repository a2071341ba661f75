/**
 * Which second halves a connective takes and which it never takes. Source: ours, from general
 * knowledge; free to use with this product. Left out of `never` is what some good sentence has.
 */
import { compact } from '../text/multiline.ts'

export type ConnectivePairs = {
  firsts: string
  /** What the pupil is told to choose from. */
  partners: string
  /** Further on in the sentence: the pair has its second half. */
  takes: string
  /** In the clause of the first half: it has its second half there already. */
  within: string
  /** At the head of the next clause, before or behind its subject. */
  never: string
  /** In the next clause, right behind its subject. */
  neverInside?: string
  /** What the first clause may not hold: there the second half may be another one. */
  unless?: string
  /** What the clause of the second half may not hold. */
  unlessThen?: string
  /** Only words that can be nothing but a connective stand later in their clause. */
  opensClause?: true
  /** It pairs two halves inside one half of another pair. */
  mayBeInner?: true
  /** Its second half needs its word: a clause without one still belongs to the first. */
  isAlwaysAnswered?: true
  /** Only with a verb it is a condition: 只有练习 (not: 只有苹果). */
  hasVerb?: true
  /** Later in the sentence it gives the reason of what stands before it. */
  comesFirst?: true
  /** Without one of these anywhere behind it the pair has no second half at all. */
  needs?: string
  instead?: Readonly<Record<string, string>>
}

export const RESULT = '所以|因此|因而|于是|从而|以致|以至于|可见'
const BUT = compact`
  但是|但(?![愿凡])|可是|可(?=[我你他她它])|然而|却(?![步说])
`
const RATHER = '反而|反倒'
export const MORE = '而且|何况|况且'
const RATHER_THAN = '而是|而不是|与其|宁可'
const ELSE = '否则|要不然'
const THEN = '那么(?=[我你他她它就，])|那(?=[我你他她它]们?就)'

export const CONNECTIVE_PAIRS: readonly ConnectivePairs[] = [
  {
    firsts: '虽然|虽说|尽管|别看|明明',
    needs:
      '但|可|却|然|过|仍|依|照|还|也|都|只|总|竟|没|不|毕竟|更|已|就|而|至少|心|其实|最|且|请|放心|来|去|是个',
    isAlwaysAnswered: true,
    partners: '“但是”“可是”“却”',
    takes: '但|可|却|然而|不过|仍|依然|依旧|照样|还|也|都|只是|总|竟',
    within: '但是|可是|却',
    never: `${RESULT}|${MORE}|${RATHER_THAN}|${ELSE}|${THEN}|要么|或者|因为|由于|只要|除非|还是(?=我们|他们|我|他|她)`,
    neverInside: '才(?=没有|不)',
    instead: { 才: '却' },
    unless: '如此|请|放心|来找|告诉|[说约讲]好',
  },
  {
    firsts: '尽管',
    partners: '“但是”“还是”',
    takes: '但|可|却|然|仍|依|照|还|也|都',
    within: '但|可|却|仍|还|也|才|只|刚|不到',
    never: '因此|所以',
    neverInside: '就(?![是算像])',
    unless: '如此|请|放心|来|去|问|说|拿|吃',
  },
  {
    firsts: '固然',
    partners: '“但是”“可是”',
    takes: '但|可|却|然而|不过|也|更',
    within: '但是|可是|却',
    never: `${RESULT}|${RATHER_THAN}|${ELSE}`,
  },
  {
    firsts: '因为|由于|正因为|就因为|只因为',
    partners: '“所以”“因此”',
    takes: '所以|因此|因而|于是|就|才|便|只好|只能|不得不|只得|终于|结果|而',
    within: '所以|因此|因而|于是|而|就|固然',
    never: `${BUT}|${MORE}|${RATHER_THAN}|${RATHER}|${ELSE}|${THEN}|虽然|尽管|即使|哪怕|无论(?!如何)|不管|只要|除非|不但|不仅|既然|还是(?=我们|他们|我|他|她)|(?<!因)而(?=我|他|她|你|这)`,
    unlessThen: '所以|因此',
    neverInside: '却(?![步说])|还是(?=坚持|没有|没能|要|会|把|给|想|敢|照)',
    comesFirst: true,
  },
  {
    firsts: '如果|要是|假如|倘若|假若|若是|如若|假使|一旦|如果说|要不是',
    partners: '“就”“那么”',
    takes: '就|便|那|会|将|也|都|还|吗|呢|？|才|要|能|该|可以|请|怎|不',
    within: '就|便|那么|也|才',
    never: `${RESULT}|${BUT}|${MORE}|${RATHER_THAN}|${RATHER}|${ELSE}|虽然|尽管|因为|由于|既然|不管|无论(?!如何)|不但|不仅|(?:即使|就算)(?=.*就)|(?:只要|只有)(?!.*[就才一二两三四五六七八九十几半])`,
    neverInside: compact`
      却(?![步说])|才(?=不会|能(?!力)|会|可以|应该|改|算(?!是)|推迟)(?!.*[怎只先多哪谁])
    `,
    instead: { 才: '就' },
    unless: '如果说|先|只[有能是要]|必|有一天|哪天|等|想|要做|要有|愿意',
  },
  {
    firsts: '如果说',
    partners: '“那么”“就”',
    takes: '就|便|那|则',
    unlessThen: '那是|这是',
    within: '就|便|那么|也|才',
    never: `${RESULT}|${MORE}|${RATHER_THAN}|虽然|尽管|因为|由于|既然|不管|无论(?!如何)`,
  },
  {
    firsts: '只要(?![一二两三四五六七八九十几半])',
    partners: '“就”',
    takes: '就|便|都|总|一定|会|准',
    within: '就|便|(?<!每天|大家|人人|我们|他们)都|也|总',
    never: `${RESULT}|${BUT}|${MORE}|${RATHER_THAN}|${RATHER}|${ELSE}|虽然|尽管|因为|由于|既然|不但|不仅|只有(?![一二两三四五六七八九十几半])`,
    neverInside: '才(?![一二两三四五六七八九十几半华能智气子艺不])|却(?![步说])',
    instead: { 才: '就', 却: '就' },
    unlessThen: '刚才',
  },
  {
    firsts: '只有(?!一个|[一二两三四五六七八九十几半这那]|多[数少大远久长]|少数|极)',
    partners: '“才”',
    takes: '才|方',
    within: '才|方',
    never: `(?:${RESULT})(?=.*(?:才|能))|${MORE}|而是|反而|反倒|就算(?=.*[也都])|虽然|尽管|因为|由于|无论(?!如何)|不管|但是|可是`,
    neverInside: '(?<!早)(?:就|便)(?![是在算像好])(?!.*才)|都(?=会|能)|也(?=会|能|可以)',
    instead: { 就: '才', 便: '才', 都: '才' },
    unlessThen: '[不没]是',
    comesFirst: true,
    opensClause: true,
    hasVerb: true,
  },
  {
    firsts: '除非',
    partners: '“才”“否则”',
    takes: '才|否则|不然|要不|不',
    within: '才|否则|不然|都|也|就',
    never: `${RESULT}|${BUT}|${MORE}|${RATHER_THAN}|${RATHER}|虽然|尽管|因为|由于|既然`,
    neverInside: '就(?!.*[不没别是])|便(?=会|能|可以)(?!.*[不没别])|都(?=会|能)(?!.*[不没别])',
    instead: { 就: '才', 便: '才', 都: '才' },
    unlessThen: '否则',
  },
  {
    firsts: '无论|不管|不论',
    isAlwaysAnswered: true,
    partners: '“都”“也”',
    takes: '都|也|总|还是|仍|始终|依然|一律|一定|皆|均|全|必|要|会|只',
    within: '都|也|总|还是.{2,}[要会能]|始终|一律|皆|均',
    never: `${RESULT}|但是|但(?![愿凡])|可是|然而|却(?![步说])(?!.*[都也总])|${MORE}|${RATHER_THAN}|还是(?=我们|他们)|${RATHER}|${ELSE}|${THEN}|虽然|尽管|如果(?!不)|因为|由于|既然|不但|不仅`,
    neverInside:
      '却(?=都|总)|却(?![步说])(?!.*[都也总])|才(?=会|能|要|走|去|坚|把)|就(?=会|能|可以|一定)',
    instead: { 才: '都', 却: '都' },
    unless:
      '[论管]其|管$|如何$|怎样$|怎么说|三七二十一|我的?$|闲事|^不管(?:我|你|他|她|它|大家)们?的?(?!.*(?:[怎什多谁]|还是|不))',
  },
  {
    firsts: '即使|哪怕|就算(?!了|完|是(?![再在一最有]))|即便|纵然|纵使|就是再',
    isAlwaysAnswered: true,
    partners: '“也”',
    takes: '也|都|还|仍|依然|依旧|照样|总|又|却|就',
    within: '也|(?<!每天|大家|人人|我们|他们)都|仍',
    never: `${RESULT}|(?:${BUT})(?!.*(?:也|仍|还|始终|总))|${MORE}|${RATHER_THAN}|${RATHER}|${ELSE}|${THEN}|还是(?=我们|他们|我|他|她)|(?<!因)而(?=我|他|她|你|这)|反正|虽然|尽管|因为|由于|既然|不但|不仅`,
    neverInside: compact`
      却(?![步说])(?!.*(?:也|仍|还|始终|总))|才(?![一二两三四五六七八九十几半华能智气子艺]|
      不(?!要|能|会|可))|就(?=会|能|要|可以|一定|应|
      追|赶|不|没|是要)
    `,
    instead: { 就: '也', 才: '也', 却: '也' },
    unless: '只[有是]',
  },
  {
    firsts: '既然',
    isAlwaysAnswered: true,
    partners: '“就”“那么”',
    takes: '就|便|那|何|怎|为什么|吧|呢|？|也|该|应|要',
    within: '就|那么|所以',
    never: `(?:${BUT})(?!.*[何怎呢吗])|${MORE}|${RATHER_THAN}|${RATHER}|${ELSE}|虽然|尽管|因为|由于|如果|只要|不但|不仅|无论(?!如何)|不管|即使|还是(?=我们|他们|我|他|她)`,
    neverInside:
      '却(?!又|还|为|怎|何|不)|还是(?=坚持|没有|会|把|给|想|没)(?!.*(?:吧|呢|吗))|还(?=把|给|坚持|来|要)(?!.*[呢吗吧？])|也(?=要照|照)',
  },
  {
    firsts: '之所以',
    needs: '因|由于|为了|在于|原因|缘|是|以|要',
    isAlwaysAnswered: true,
    partners: '“是因为”',
    takes: '因为|由于|为了|在于|原因|缘故|是',
    within: '因为|由于|为了|在于|原因',
    never: `${RESULT}|${BUT}|${MORE}|${RATHER}|${ELSE}|而是|虽然|尽管|如果|即使|既然`,
    neverInside: '就(?!是)|才',
    unlessThen: '^是|因为|由于|为了|在于|原因|缘故',
  },
  {
    firsts: '(?<!不)不(?:但|仅(?!仅)|光|单(?!单))|非但',
    needs: '[而且还也更甚并同连又反都就再尤最如而]',
    mayBeInner: true,
    partners: '“而且”“还”',
    takes: '而且|还|也|更|甚至|并且|同时|连|又|反而|就是',
    within: '而且|还|也|更|甚至|连',
    never: `${RESULT}|${BUT}|只是|而不(?=会|能|是|肯|想|爱)|${ELSE}|${THEN}|即使|虽然|尽管|因为|由于|如果|只要|只有|除非|无论(?!如何)|既然|或者|要么|倒不如|与其`,
    neverInside: compact`
      却(?![步说])|就(?=[学会能爱喜跳跑跟把让])|才(?=会|能|学|喜|帮|把|得)
    `,
    unless: '^不(?:仅|但|光|单)(?:如此|这样|是?因为)',
  },
  {
    firsts: '不但|不仅|不光|非但',
    partners: '“而且”“还”',
    takes: '而且|还',
    within: '而且|还|也|更|甚至|连|不|没|无|未|难|别|免|拒|少|减|反',
    never: RATHER,
    instead: { 反而: '而且', 反倒: '而且' },
    unless: '^(?:不但|不仅|不光|非但)(?:不|没|无|未|难)|让|使|[错丢坏输病伤低差慢退]',
    unlessThen: '[坏差低慢退错病输难丢]',
  },
  {
    firsts: '与其(?![他她它中实余相]|说)',
    needs: '不如|宁|莫|何|还是|毋|倒|无如|说',
    mayBeInner: true,
    isAlwaysAnswered: true,
    partners: '“不如”',
    takes: '不如|宁|莫|何不|还是|毋',
    within: '不如|宁|还是|何不|莫',
    never: compact`
      ${RESULT}|${BUT}|${MORE}|而是|而不是|${ELSE}|${THEN}|虽然|尽管|因为|由于|如果|只要|
      即使|倒是|或者|要么|才|就(?!不如|算)|也(?!不如|就)|都
    `,
    neverInside: '也要|才|就(?!不如|算|是)|都(?!是)|却',
    unlessThen: '宁|莫若|何不|还是',
  },
  {
    firsts: '宁可|宁愿|宁肯|(?<!甘)情愿',
    needs: '也|不|而',
    mayBeInner: true,
    isAlwaysAnswered: true,
    partners: '“也不”“也要”',
    takes: '也|都|绝不|决不',
    within: '也|都|绝不|决不|不愿|不肯|不要',
    never: compact`
      ${RESULT}|${BUT}|${MORE}|并且|而是|而不是|不如(?!说)|与其|${ELSE}|${THEN}|虽然|尽管|因为|
      由于|如果|
      只要|只有|即使|或者|要么|才|就(?!算|是)
    `,
    neverInside: '只能|才(?![能华])|就(?=不|要|把)|却',
    unlessThen: '求人',
  },
  {
    firsts: '要么',
    mayBeInner: true,
    partners: '“要么”',
    takes: '要么',
    within: '要么',
    never: `${RESULT}|${BUT}|${MORE}|而是|或者|就是(?!说)|虽然|尽管|因为|由于|也(?=[在去看做打写玩要])|又|还(?=[在去看做打写玩要])`,
    opensClause: true,
  },
  {
    firsts: '(?<![平均相有尽了])既(?![然而往成得已来望定])',
    mayBeInner: true,
    partners: '“又”“也”',
    takes: '又|也|还|且|更',
    within: '又|也|且',
    never: compact`
      ${RESULT}|${BUT}|${MORE}|${RATHER}|而是|而(?=不|没|会|能)|${ELSE}|要么|或者|还是|
      (?<=^)就(?![是算连应让别不])|才|虽然|尽管|因为|不但|不仅|甚至
    `,
    neverInside: '却(?![步说])|才(?=会|能|喜|是|有|爱|要|可)',
    unlessThen: '又|也',
    instead: { 就: '又', 才: '又', 还是: '又', 而是: '又', 而且: '又' },
  },
  {
    firsts: '多亏|幸亏|幸好',
    partners: '“才”',
    takes: '才|否则|不然|要不|没|就',
    within: '才|否则|不然|要不',
    never: `${BUT}|${MORE}|而是|${RATHER}|虽然|尽管|即使|如果|无论(?!如何)|不管`,
    neverInside: '却',
    unlessThen: '才|否则|不然',
    comesFirst: true,
  },
  {
    firsts: '不是(?!又|也|还)',
    mayBeInner: true,
    partners: '“而是”“就是”',
    takes: '而是|就是|是|才',
    within: '而|就是|吗|，',
    never: compact`
      但是(?=要)|      而且|并且(?!是)|或者|要么|      (?:也是|又是|还是|并且是|或是|所以是?|
      因此是?|才是|不如|与其|可见|否则)
      (?=在|因|要|真|天|因|为|我|你|他|她|妈|爸|爷|奶|自|去|看|写|读|打|睡|玩|跑|躺|奶|哥|姐|弟|
      妹|老|同|叔|阿|东|他|应|火)
    `,
    unlessThen: '吗|？|呢|如此|这样',
    unless: '吗|是不是|要不是|如果不是|要是不是|若不是|不是吗|再也|还|都不是|可不是|何尝|岂',
    opensClause: true,
  },
]

/** First halves: two of them in a row have no main clause between or behind them. */
export const FIRST_HALVES = compact`
  虽然|虽说|即使|即便|哪怕|如果|要是|假如|倘若|只要(?![一二两三四五六七八九十几半])|除非|无论(?!如何)|
  不管|不论|既然|不但|不仅|与其(?![他她它中实余])|宁可|尽管|因为|由于|之所以
`
