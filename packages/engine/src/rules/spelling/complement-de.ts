/**
 * 跑的很快, 变的更亮: what is said of an action after it is joined by 得. Only where nothing but 得
 * can stand.
 */
import { isQuoted } from '../../text/document.ts'
import { matchesOf } from '../../text/matchesOf.ts'
import { inEachParagraph, type Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

/** Source: ours. Each ends right before 的; what follows decides. */
const WRONG: readonly RegExp[] = [
  /(?<=[我你他她们都也还就会总])觉(?=的(?!时|人))/g,
  /(?<![明浅彰凸])显(?=的(?:很|非常|更|特别|十分|那么|这么|格外))/g,
  regex('g')`
    (?<![价产数面币比均总净估贬增升保等峰])值(?=的(?:我们|大家|我学|学习|骄傲|珍惜|庆祝|纪念|表扬|
    一[看去读提]))
  `,
  /(?<![改不善多演转突应巨渐骤事政兵质量])变(?=的(?:更|越来越|非常|十分|很|格外|那么|这么))/g,
  // 咸的直皱眉头, 辣的我直吐舌头.
  regex('g')`
    (?<=[，。！？；：]|^|[得就都很真把我他她]|
    肚子)[咸辣酸苦烫冷热冻累困饿疼痛急气吓羞乐馋](?=的(?:我|他|她|它|大家)?(?:直(?!接|到|线|
    径)[\u4e00-\u9fff]|
    快要?[哭晕疯]|快掉眼泪|大叫|大哭|大笑|咕咕|咕噜|直跳|眼泪|浑身|满头|说不出|哇哇|哈哈|团团转|合不拢|睁不开|喘不过))
  `,
  // 风吹的呼呼响, 蛋清流的满手都是; but 吹的呼呼响的风 names it.
  regex('g')`
    [刮吹打敲震拍摇晃晒挤](?=的(?:呼呼|哗哗|沙沙|哗啦啦?|啪啪|嗡嗡|咚咚|砰砰|咯吱咯吱|叮当|
    噼里啪啦)[直作]?[响叫][，。！？；])
  `,
  regex('g')`
    (?<![所你我他她])[流洒溅撒掉扔摆堆贴涂抹弄](?=的(?:满|到处|一)(?:手|地|身|脸|桌子?|墙|头|
    屋子?|房间|书包|衣服)?
    (?:都|全)是[，。！？；])
  `,
  // 跑的很快的人 names someone: the clause must end here.
  /(?:跑|飞|游|走)(?=的(?:很|非常|特别|十分|真|太|可|更)(?:快|慢|远|累)了?(?:[，。！？；…]|$))/g,
  regex('g')`
    (?:睡|笑|哭|玩|唱|跳|游|滑|骑|学)(?=的(?:很|非常|特别|十分|真|太|可|更)(?:香|甜|熟|开心|高兴|
    快乐|灿烂|
    甜蜜|伤心|厉害|尽兴|好听|美|好|快|慢)[了吗呢吧]?(?:[，。！？；…]|$))
  `,
  // 在上海过的还好吗: one passes days well or badly.
  /(?<=[你您他她我们]|在[^，。！？]{1,4})过(?=的(?:还好|还不错|怎么样|好吗|好不好|(?:很|真|特别|非常|挺|还)(?:好|开心|快乐|幸福|充实))[了吗呢吧]?(?:[，。！？；…]|$))/g,
  // 馅放的太多了, 他来的太早了.
  regex('g')`
    (?<![下上这那])(?:[放加倒睡走跑飞游站贴靠跳捏揉切挤装穿跟住]|[他她它我你们]起|
    [他她它我你们]来)(?=的太(?:多|少|快|慢|早|晚|高|
    低|远|近|紧|松|满|大|小|深|浅|厚|薄|急|猛)了(?:[，。！？；…]|$))
  `,
  regex('g')`
    (?<=[苗草花树菜发子稼竹他她它弟妹])长(?=的(?:很|真|太|更|也|特别|非常|十分|比较|有点)?(?:快|
    慢|高|
    矮|壮|胖|瘦|旺|茂盛|漂亮)[了吗呢吧]?(?:[，。！？；…]|$))
  `,
  regex('g')`
    (?<=[他她它树苗儿弟妹哥姐我你]|([\u4e00-\u9fff])\1)长(?=的(?:很|非常|特别|十分|真|太|可|更)(?:高|胖|瘦|漂亮|可爱|
    帅|壮|茂盛)了?(?:[，。！？；…]|$))
  `,
]

export const complementDe: Rule = {
  id: 'complement-de',
  kind: 'fault',
  area: 'spelling',
  label: '的、地、得',
  teaches: '动作后面说“怎么样”，中间用“得”：跑得快，笑得甜。',
  marks: [
    { text: '团团长的很可爱。', quote: '的', suggestion: '得' },
    { text: '正当我急的快要哭出来的时候，妈妈来了。', quote: '的', suggestion: '得' },
    { text: '小明跑的很快，一下子就冲到了终点。', quote: '的', suggestion: '得' },
    { text: '雨停了，天空变的更蓝了。', quote: '的', suggestion: '得' },
    { text: '我觉的这本书很有意思。', quote: '的', suggestion: '得' },
    { text: '弟弟笑的很开心。', quote: '的', suggestion: '得' },
    { text: '爸爸尝了一口，咸的直皱眉头。', quote: '的', suggestion: '得' },
    { text: '小钳子夹住手指，我疼的大叫一声。', quote: '的', suggestion: '得' },
    { text: '馅放的太多了，怎么也捏不上。', quote: '的', suggestion: '得' },
    { text: '你在上海过的还好吗？', quote: '的', suggestion: '得' },
    { text: '他嫌禾苗长的慢，就往上拔。', quote: '的', suggestion: '得' },
    { text: '我肚子饿的咕咕叫。', quote: '的', suggestion: '得' },
    { text: '风刮的呼呼响，窗户也关不上。', quote: '的', suggestion: '得' },
    { text: '蛋清流的满手都是。', quote: '的', suggestion: '得' },
  ],
  leaves: [
    '团团长得很可爱。我急得快要哭出来，又冷又急的快递员来了。',
    '小明跑得很快。',
    '锅里放的太多样的东西，我都不认识。',
    '这是我过的最好的一个生日。',
    '他是我们班跑的很快的同学。',
    '睡觉的时候，他笑了。',
    '永远不变的是妈妈的爱。',
    '这幅画有明显的进步，价值的高低不重要。',
    '窗外吹的呼呼响的是北风。',
    '他扔的满地都是的纸团，没人捡。',
    '我肚子饿得咕咕叫。',
    '老师写的“跑的很快”是个错例。',
  ],
  find: inEachParagraph((paragraph, text) =>
    WRONG.flatMap((pattern) =>
      matchesOf(text, pattern).flatMap((match) => {
        const start = match.index + match[0].length
        if (isQuoted(paragraph, start)) return []
        return [
          {
            paragraph: paragraph.index,
            start,
            end: start + 1,
            suggestion: '得',
            explanation: `后面的话是在说“${match[0]}”得怎么样，用“得”。小窍门：动作在前、样子在后，中间写“得”。`,
          },
        ]
      }),
    ).sort((a, b) => a.start - b.start),
  ),
}
