/** 语言描写: how somebody speaks stands beside what they say. */
import { inEachParagraph, type Finding, type Rule } from '../rule.ts'
import { compact } from '../../text/multiline.ts'

const MANNER = compact`
  (?:咧(?:着|开)?嘴|撇(?:着|了)?[撇嘴]|撅着嘴|噘着嘴|抿(?:着|了)?[抿嘴]|叹了?(?:一)?口气|压低
  (?:了)?声音|扯着嗓子|拉长(?:了)?声音|红着[眼脸]|低着头|低下头|抬起头|仰着[头脸]|歪着(?:头|脑袋)|
  摇摇头|点点头|挠(?:着|了)?挠?头|摸着?摸?[^。，！？“”]{0,4}头|拍着?拍?[^。，！？“”]{0,4}(?:肩膀?|
  头|手|胸脯)|拉(?:着|住)[^。，！？“”]{0,5}手|握着[^。，！？“”]{0,5}手|瞪(?:着|大)(?:了)?眼睛?|
  皱着眉头?|皱起(?:了)?眉头?|眨(?:着|了)?眨?眼睛?|喘着[粗]?气|上气不接下气|气喘吁吁|结结巴巴|
  慢吞吞|慢悠悠|不慌不忙|小心翼翼|笑眯眯|笑嘻嘻|笑呵呵|乐呵呵|一本正经|斩钉截铁|语重心长|哽咽着?|
  抽泣着?|带着哭腔|颤抖着|嘟囔着|嘀咕着|挥着手|摆摆手|竖起大拇指|凑到[^。，！？“”]{0,6}耳边|
  头也不[回抬])
`
/** 他咧嘴一笑，说： right before the quotation mark. */
const BEFORE = new RegExp(
  `${MANNER}[^。！？；：“”\\n]{0,14}[说道问喊答叫嚷念][^。！？；，：“”\\n]{0,3}[：:，,]$`,
)
const ONE_MANNER = new RegExp(MANNER)
const READ_BEFORE = 44
const SHORTEST_SAID = 3
const LONGEST_SAID = 80

export const speechDescription: Rule = {
  id: 'speech-description',
  kind: 'strength',
  area: 'rhetoric',
  label: '语言描写',
  teaches: '说话的人是什么神情、什么动作，写在话的旁边，人就站出来了。',
  marks: [
    { text: '他挠挠头，小声说：“我忘带了。”', quote: '他挠挠头，小声说：“我忘带了。”' },
    {
      text: '天黑了。奶奶拉着我的手，慢慢地说：“人要走正路。”我点点头。',
      quote: '奶奶拉着我的手，慢慢地说：“人要走正路。”',
    },
  ],
  leaves: ['妈妈说：“快点吃饭。”', '他点点头，走了。“再见。”我说。', '老师一本正经地站在门口。'],
  find: inEachParagraph((paragraph, text) =>
    paragraph.quoted.flatMap(({ start, end }): Finding[] => {
      const said = end - start - 2
      if (
        text.charAt(start) !== '“' ||
        text.charAt(end - 1) !== '”' ||
        said < SHORTEST_SAID ||
        said > LONGEST_SAID
      )
        return []
      const lead =
        /[^。！？；“”]*$/.exec(text.slice(Math.max(0, start - READ_BEFORE), start))?.[0] ?? ''
      if (!BEFORE.test(lead)) return []
      const from = start - lead.replace(/^[，、\s]+/, '').length
      return [
        {
          paragraph: paragraph.index,
          start: from,
          end,
          explanation: `先写“${mannerIn(lead)}”，再写说的话，人物的神情和心情都听得出来。`,
        },
      ]
    }),
  ),
}

/** The whole clause where it is short: 我高兴得拍起手来. */
function mannerIn(speech: string): string {
  const manner = ONE_MANNER.exec(speech)?.[0] ?? ''
  const clause = speech.split(/[，：:,]/).find((part) => part.includes(manner)) ?? ''
  const shown = clause.replace(/地?(?:回答|[说问喊叫答]道|[说道问喊答叫嚷念])$/, '')
  return shown.length <= LONGEST_SHOWN ? shown : manner
}

const LONGEST_SHOWN = 12
