/**
 * 他个子小，力气但是很大; 她会不但唱歌; 与其你发愁，不如: a connective within its clause, or
 * before the doer.
 */
import { regex } from '../../text/multiline.ts'
import type { Rule } from '../rule.ts'
import { inPatterns } from './findPatterns.ts'
import { inPlainWriting } from './inPlainWriting.ts'

const INSIDE = '[^，。；！？“]'
const WHO =
  '我们?|你们?|他们?|她们?|大家|妈妈|爸爸|老师|同学们|爷爷|奶奶|战士们?|外婆|哥哥|姐姐|弟弟|妹妹'
const atTheFront = ({ mark = '' }) => `“${mark}”连着前后两句话，要站在后一句的最前面。`

export const connectiveSeat: Rule = {
  id: 'connective-seat',
  kind: 'fault',
  area: 'grammar',
  label: '语病：语序不当（关联词的位置）',
  teaches: '“但是、所以、而且”站在后半句的开头；“不但、宁可、与其”站在人的后面、动作的前面。',
  marks: [
    { text: '他虽然个子矮，力气但是很大。', quote: '但是' },
    { text: '因为天天练习，他的字所以越写越好。', quote: '所以' },
    { text: '这件衣服不但好看，价钱而且便宜。', quote: '而且' },
    { text: '我不是不想去，没有而是时间。', quote: '而是' },
    { text: '姐姐会不但弹琴，而且会画画。', quote: '会不但' },
    { text: '他被老师不仅表扬了，还得了一本书。', quote: '被老师不仅' },
    { text: '与其你坐着着急，不如起来做点事。', quote: '与其你' },
    { text: '宁可妈妈自己不睡，也要照顾我。', quote: '宁可妈妈' },
    { text: '我的书包旧了虽然，但是我很喜欢它。', quote: '虽然' },
    { text: '不但这种饼干甜，而且脆。', quote: '不但这种饼干' },
    { text: '这支笔很旧，还但是很好写。', quote: '还但是' },
    { text: '谁打碎了杯子，就谁去扫地。', quote: '就谁' },
    {
      text: '大家因为齐心，所以这场晚会办得很热闹。',
      quote: '大家因为',
      suggestion: '因为大家',
    },
    { text: '不但他学习好，而且乐于助人。', quote: '不但他' },
    { text: '我佩服班长，不但她成绩好，而且待人热情。', quote: '不但她' },
  ],
  leaves: [
    '他虽然个子矮，但是力气很大。虽然下着雨，可他还是来了。',
    '因为天天练习，所以他的字越写越好。不但好看，而且便宜，又结实又便宜而且好用。',
    '不是不想去，而是没有时间。他会不会不仅知道，还告诉了别人？',
    '我因为生病，所以这次比赛没有参加。他因为早起，所以这件事做得很好。',
    '与其你去，不如我去。宁可我去，你也别去。与其说他聪明，不如说他努力。',
    '不但饭菜可口，而且服务也好。不但这本书内容有趣，而且插图精美。',
    '听到哨声，就什么都忘了；折到第七次，就谁也折不动了。这是因为，他病了。',
    '不但他会游泳，而且妹妹也会。不但我没有想到，而且老师也没有想到。',
  ],
  find: inPlainWriting(
    inPatterns([
      {
        words: ['虽然', '尽管', '虽说'],
        pattern: regex('dg')`
        (?:虽然|尽管|虽说)${INSIDE}{2,20}，(?!但|可|却|然)${INSIDE}{1,7}?(?<mark>但是|可是|然而)
        (?=[\u4e00-\u9fff])
      `,
        explanation: atTheFront,
      },
      {
        words: ['因为', '由于'],
        pattern: regex('dg')`
        (?:因为|由于)${INSIDE}{2,20}，(?!所以|因)${INSIDE}{1,8}?(?<mark>所以|因此)
        (?=[\u4e00-\u9fff])(?!然)
      `,
        isInnocent: (match) => match[0].endsWith('之所以'),
        explanation: atTheFront,
      },
      {
        words: ['不但', '不仅', '不光'],
        pattern: regex('dg')`
        (?:不但|不仅|不光)${INSIDE}{2,20}，(?!而且|并且)${INSIDE}{1,7}?(?<mark>而且|并且)
        (?=[\u4e00-\u9fff])
      `,
        isInnocent: (match, text) =>
          /[丽亮净快美便好甜香大高强确]$/.test(text.slice(0, match.index + match[0].length - 2)),
        explanation: atTheFront,
      },
      {
        words: ['而是'],
        pattern: regex('dg')`
        不是${INSIDE}{1,16}，(?!而是)${INSIDE}{1,5}?(?<mark>而是)(?=[\u4e00-\u9fff。])
      `,
        explanation: atTheFront,
      },
      {
        words: ['不但', '不仅', '不光'],
        pattern: regex('dg')`
        (?<!不)(?<mark>(?:会|能|要|可以|必须|应该|喜欢|能够)(?:不但|不仅|不光))(?![仅是止如])
      `,
        explanation: ({ mark = '' }) =>
          `“${mark.slice(-2)}”要站在“${mark.slice(0, -2)}”的前面：“${mark.slice(-2)}${mark.slice(0, -2)}……”。`,
      },
      {
        words: ['不但', '不仅', '不光'],
        pattern: regex('dg')`
        (?<mark>[把被对给向](?:(?!的)${INSIDE}){1,6}(?:不但|不仅|不光))(?![仅是止如])
      `,
        explanation: ({ mark = '' }) => `“${mark.slice(-2)}”要站在“${mark.charAt(0)}”的前面。`,
      },
      {
        words: ['与其'],
        pattern: regex('dg')`
        (?<=^|[。！？；，])(?<mark>与其(?:${WHO}))(?=${INSIDE}{2,14}，(?:还|倒)?不如
        (?!我|你|他|她|大家|让|请|妈|爸|老师|同学|叫))
      `,
        explanation: ({ mark = '' }) =>
          `前后说的都是“${mark.slice(2)}”，就要先请它出来：“${mark.slice(2)}与其……，不如……”。`,
      },
      {
        words: ['宁可', '宁愿', '宁肯'],
        pattern: regex('dg')`
        (?<mark>(?:宁可|宁愿|宁肯)(?:自己)?(?:${WHO}))(?=${INSIDE}{1,14}，也(?!不?[我你他她]))
      `,
        explanation: ({ mark = '' }) => `先说是谁，再说“${mark.slice(0, 2)}”。`,
      },
      {
        words: ['虽然', '不但', '不仅', '如果', '即使', '无论', '尽管', '既然'],
        pattern: regex('dg')`
        (?<=[^，。！？；：“、]{3})(?<mark>虽然|不但|不仅|如果|即使|无论|既然)(?=[，。])
      `,
        explanation: ({ mark = '' }) => `“${mark}”要站在这句话的前面，不站在最后。`,
      },
      {
        words: ['不但这', '不仅这', '不光这', '不但那', '不仅那'],
        pattern: regex('dg')`
        (?<=^|[。！？；])(?<mark>(?<pair>不但|不仅|不光)(?<what>[这那](?:种|个|本|座|家|位|条|间|些|
        道|件|张|只)(?:(?!内容|的)[\u4e00-\u9fff]){1,3}(?:的[\u4e00-\u9fff]{1,2})?))
        (?=(?:很|好|非常)?(?:甜|香|脆|好看|好吃|便宜|漂亮|结实|有趣|美丽|坚固|干净|聪明|可爱|宽敞|
        大|高|快|
        能|会)[^，。；！？]{0,6}，(?:而且|还|也)(?:还|也|很|更)?(?:甜|脆|香|便宜|美观|好看|好吃|
        结实|漂亮|干净|
        能|会|耐用|实用|有用|听话|懂事|安静))
      `,
        explanation: ({ pair = '', what = '' }) =>
          `前后说的都是“${what}”，就要先请它出来：“${what}${pair}……”。`,
      },
      {
        words: ['不但', '不仅', '不光'],
        pattern: regex('dg')`
        (?<=^|[。！？；]|，(?=..[我他她]))(?<mark>(?<pair>不但|不仅|不光)(?<who>${WHO}))
        (?!的|自己的|妈|爸|班|家)
        (?=${INSIDE}{2,12}，(?:而且|并且)(?:还|也|更)?(?:乐于|善于|经常|常常|主动|热心|积极|喜欢|
        会|能|
        爱|懂|帮助|关心|教|待人|助人|尊敬|孝敬|团结|乐意|愿意|勤|认真|努力|很有|特别有))
      `,
        explanation: ({ pair = '', who = '' }) =>
          `前后说的都是“${who}”，就要先请它出来：“${who}${pair}……”。`,
      },
      {
        words: ['因为'],
        pattern: regex('dg')`
        (?<=^|[。！？；])(?<mark>(?<who>${WHO})因为)(?=${INSIDE}{2,14}，所以(?:这[次场个届项]|
        活动|比赛|
        晚会|联欢会|班会)(?:(?![我你他她])${INSIDE}){0,6}(?:办|开|进行|举行|开展|组织|排|搞)得)
      `,
        suggestion: ({ who = '' }) => `因为${who}`,
        explanation: ({ who = '' }) =>
          `前一句说的是“${who}”，后一句换了别的事，“因为”就要放到最前面。`,
      },
      {
        words: ['还但是', '也但是', '却但是', '还可是', '就所以', '也所以', '还所以'],
        pattern: /(?<mark>(?:还|也|却|都)(?:但是|可是|所以))(?=[\u4e00-\u9fff])/dg,
        explanation: ({ mark = '' }) => `“${mark.slice(1)}”要站在“${mark.charAt(0)}”的前面。`,
      },
      {
        words: ['就哪里', '就谁', '就哪儿'],
        pattern: regex('dg')`
        (?<=(?<ask>谁|哪里|哪儿)${INSIDE}{2,12}，)(?<mark>就\k<ask>)(?!也|都|也不)
      `,
        explanation: ({ mark = '' }) =>
          `先说“${mark.slice(1)}”，再说“就”：“${mark.slice(1)}就……”。`,
      },
    ]),
  ),
}
