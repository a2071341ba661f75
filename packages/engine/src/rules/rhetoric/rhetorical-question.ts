/** 反问: a question that wants no answer, because it is one. */
import { isQuoted } from '../../text/document.ts'
import type { Finding, Rule } from '../rule.ts'
import { regex } from '../../text/multiline.ts'

/** The question word, and what must come with it before the question mark. */
const ASKED = [
  /难道[^。！？]{3,40}(?:吗|么)?[？?]/,
  /(?:怎么?能|怎会|怎么会不|怎可|哪能|岂能|岂会|岂不|岂非|焉能)[^。！？]{1,30}(?:呢|啊|吗)?[？?]/,
  /(?:何尝|何必|何须|何苦|何愁|何惧|何乐而)[^。！？]{2,30}[？?]/,
  /(?:不正是|不也是|不就是|不恰恰是)[^。！？]{2,30}(?:吗|么)[？?]/,
  regex()`
    (?<=^|[，。；：])(?:又)?(?:有)?谁(?:又)?(?:不|会不|能不|没有|能说|敢说|会)[^。！？]{2,24}
    (?:呢)?[？?]
  `,
  /(?:还|又)有什么(?:不可|不能|理由|比)[^。！？]{0,24}(?:呢)?[？?]/,
]

export const rhetoricalQuestion: Rule = {
  id: 'rhetorical-question',
  kind: 'strength',
  area: 'rhetoric',
  label: '反问',
  teaches: '答案已经藏在问题里，问出来比直接说更有力。',
  marks: [
    { text: '没有汗水的浇灌，怎能有丰收的喜悦呢？', quote: '没有汗水的浇灌，怎能有丰收的喜悦呢？' },
    {
      text: '路还很长。难道我们要因为一次跌倒就停下来吗？',
      quote: '难道我们要因为一次跌倒就停下来吗？',
    },
    {
      text: '这样平凡的坚守，不正是我们最该学习的吗？',
      quote: '这样平凡的坚守，不正是我们最该学习的吗？',
    },
  ],
  leaves: [
    '你怎么能去那里呢，坐车还是走路？',
    '妈妈问：“难道你忘了吗？”',
    '我问自己，为什么会这样呢？',
    '谁会来参加我的生日会呢？',
    '他心里想，难道是妈妈回来了？',
    '这是谁的书包？',
    '当然，有人会说：处处计较，岂不活得太累？',
    '不经历风雨，怎么能见彩虹？',
  ],
  find: (document) =>
    document.sentences.flatMap((sentence): Finding[] => {
      const paragraph = document.paragraphs[sentence.paragraph]
      if (
        paragraph === undefined ||
        isQuoted(paragraph, sentence.start) ||
        /[“”「」]/.test(sentence.text) ||
        sentence.text.length > 70 ||
        OTHERS_SAY.test(sentence.text) ||
        READY_MADE.test(sentence.text)
      )
        return []
      // 难道是妈妈回来了？ is a guess in a story, 还是 a choice, 心想 a thought: nobody is being
      // persuaded.
      if (
        !/[？?]$/.test(sentence.text) ||
        /还是[^。]{1,12}[？?]|难道是|莫非|心想|想[：，]|问[：，自我他她]|纳闷|奇怪/.test(
          sentence.text,
        )
      )
        return []
      const found = ASKED.map((pattern) => pattern.exec(sentence.text)?.[0]).find(
        (match) => match !== undefined,
      )
      if (found === undefined || /^谁会[^不]/.test(found)) return []
      return [
        {
          paragraph: sentence.paragraph,
          start: sentence.start,
          end: sentence.end,
          explanation: /难道|怎|岂|何/.test(wordOf(found))
            ? `用“${wordOf(found)}”问出来，不等回答，答案已经在读的人心里了，比平平地说更有力。`
            : '明明有答案，偏偏问出来，读的人不由得在心里替你答一遍。',
        },
      ]
    }),
}

/** 有人会说：岂不……？ It is the objection, which is answered afterwards. */
const OTHERS_SAY = /有[的些]?(?:人|同学|朋友|家长)[^，。：]{0,6}(?:说|问|认为|觉得|担心|反驳)/
/** Lines of songs and sayings: nobody's own question. */
const READY_MADE = /不经历风雨|阳光总在风雨后|不见彩虹|宝剑锋从|不入虎穴/

/** The words that a rhetorical question is asked with. */
const ASKING = regex()`
  难道|怎么?能|怎么?会|怎可|哪能|岂能|岂会|岂不|岂非|焉能|何尝|何必|何须|何苦|何愁|何惧|何乐而|
  不正是|不也是|不就是|不恰恰是|谁|什么
`

function wordOf(question: string): string {
  return ASKING.exec(question)?.[0] ?? ''
}
