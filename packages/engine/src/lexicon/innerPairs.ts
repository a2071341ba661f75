/**
 * Pairs that may stand inside one half of another: 一会儿……一会儿, 不在于……而在于. Source: ours, from
 * general knowledge; free to use with this product.
 */
import { MORE, RESULT, type ConnectivePairs } from './connectivePairs.ts'

export const INNER_PAIRS: readonly ConnectivePairs[] = [
  {
    firsts:
      '(?<![了过这那等不才])一会儿?(?=说|哭|笑|跑|跳|唱|看|想|要|飞|变|下|爬|站|躺|坐|东|左|上|在)',
    partners: '“一会儿”',
    takes: '一会',
    within: '一会|，',
    unlessThen: '一会|有时',
    never:
      '(?:也|又|却|还|而且|或者|但是|可是)(?=说|哭|笑|跑|跳|唱|看|想|要|飞|变|下|爬|站|躺|坐|东|左|上|在|一会)',
    mayBeInner: true,
    opensClause: true,
  },
  {
    firsts: '(?<!另)一方面',
    partners: '“另一方面”',
    takes: '方面',
    within: '方面',
    unlessThen: '方面',
    never: '(?:也|又|却|还|而且|并且|但是|可是|所以|因此|于是)(?!.*方面)',
    mayBeInner: true,
    opensClause: true,
  },
  {
    firsts: '一面(?=要|在|是|说|看|走|唱|听|学|读|做|吃|写|想|跑|笑|哭)',
    partners: '“一面”',
    takes: '一面',
    within: '一面|，',
    unlessThen: '一面',
    never: '(?:也|又|却|还|而且|并且|但是|可是|或者)(?!.*一面)',
    mayBeInner: true,
    opensClause: true,
  },
  {
    firsts: '不在于',
    partners: '“而在于”',
    takes: '而',
    within: '而',
    never: '(?:也|又|却|还|但是|可是|就|所以)(?=在于|是)',
    mayBeInner: true,
  },
  {
    firsts: '可以没有',
    partners: '“但是”“却”',
    takes: '但|却|可',
    within: '但|却|，',
    never: `${RESULT}|${MORE}|因为|还|也(?=不能没有)`,
    mayBeInner: true,
  },
  {
    firsts:
      '(?<same>便宜|好看|好吃|漂亮|快|大|好|贵|远|累|难|苦|想|怕|有|会|聪明|高|小|忙|美)(?:是|归)\\k<same>',
    partners: '“但是”“可是”',
    takes: '但|可|却|不过|就是|只是',
    within: '但|可|却',
    never: `${RESULT}|${MORE}|因为|而是|就(?!是)`,
    mayBeInner: true,
  },
  {
    firsts: '连(?=[^，]{1,12}[都也])',
    partners: '“何况”“更”',
    takes: '何况|更不|况且',
    within: '何况',
    never: '(?:但是|可是|但|然而|却)(?=.*(?:更不|就更|更别|何况))',
    mayBeInner: true,
  },
  {
    firsts: '或者(?=去|在|打|看|写|读|坐|走|吃|做|玩|画|唱|骑|学|给|用)',
    partners: '“或者”',
    takes: '或|要么',
    within: '或|要么',
    never: '(?:就是|而是|而且|并且|但是)(?=去|在|打|看|写|读|坐|走|吃|做|玩|画|唱|骑|学|给|用)',
    mayBeInner: true,
    opensClause: true,
  },
]
