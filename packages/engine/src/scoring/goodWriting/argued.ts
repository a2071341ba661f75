/** Good plain sentences of those who argue. */
import { regex } from '../../text/multiline.ts'
import { clausesAround, wherever, type Good, type GoodWriting, type Place } from './goodWriting.ts'

const ARGUING = ['argument', 'review'] as const

const OTHERS_SAY = regex()`
    (?:有[的些]?(?:人|同学|家长)|你)(?:也许|可能|或许)?(?:会|要|
    又)?(?:说|问|认为|觉得|担心|反驳)[^。？！；：…—]{6,}
  `
const ANSWER = regex()`
    ^(?:但|可|其实|然而|殊不知|不错|诚然|固然|这话|这种|这样|我[倒却]|不过|恰恰|话虽|我们?试过|
    可以?请你|那么)|[，；](?:但|可是|其实|然而|却|殊不知)
  `
const LONGEST_OBJECTION = 70
const ANSWERED_WITHIN = 2 // sentences

const answered: GoodWriting = {
  label: '回应不同看法',
  texts: [...ARGUING, 'letter'],
  find: objectionAnswered,
  marks: [
    {
      text: '有人会说，抄一遍笔记也是学习。可抄的时候，脑子常常是空的。',
      quote: '有人会说，抄一遍笔记也是学习',
    },
    {
      text: '也许有人担心，规矩多了会管死人，其实没有规矩的球场上谁也踢不成球。',
      quote: '也许有人担心，规矩多了会管死人，其实没有规矩的球场上谁也踢不成球',
    },
  ],
  leaves: ['有人说读书苦。读书的确很苦，很苦很苦。', '有人说他来了。我们跑了出去。'],
}

/** What others say, with a word that turns against it in the same sentence or right behind. */
function objectionAnswered({ paragraph, sentence }: Place): Good | undefined {
  const match = OTHERS_SAY.exec(sentence.text)
  if (match === null || sentence.text.length > LONGEST_OBJECTION) return undefined
  const at = paragraph.sentences.indexOf(sentence)
  const isAnswered =
    ANSWER.test(sentence.text.slice(match.index + 2)) ||
    paragraph.sentences
      .slice(at + 1, at + 1 + ANSWERED_WITHIN)
      .some(({ text }) => ANSWER.test(text))
  const range = clausesAround(sentence, { start: sentence.start, end: sentence.end })
  return isAnswered && range !== undefined
    ? { ...range, explanation: '先替不同意的人把话说出来，接着回答他，道理就站得稳了。' }
    : undefined
}

const distinguished: GoodWriting = {
  label: '辨析',
  texts: ARGUING,
  find: wherever(
    regex()`
      [^，。！？；：…—“”]{1,10}(?:并?不等于|不同于|并不(?:就)?意味着|不是一回事|
      是两回事)[^，。！？；：…—“”]*|
      所谓[^，。！？]{1,8}，(?:并?不是|并非|[就指]是|是|无非)[^。！？；：…—“”]{4,}
    `,
    () => '把容易混在一起的两样分开说，说的是哪一样，读的人就不会弄错。',
    /成功|失败|如果/,
  ),
  marks: [
    {
      text: '慢不等于拖，慢是把该做的一步也不少做。',
      quote: '慢不等于拖，慢是把该做的一步也不少做',
    },
    { text: '我认为，知道和做到不是一回事。', quote: '知道和做到不是一回事' },
  ],
  leaves: ['失败不等于永远失败。', '这两件事他都做了。'],
}

const granted: GoodWriting = {
  label: '说理',
  texts: ARGUING,
  find: wherever(
    regex()`
      (?:固然|诚然|当然|不可否认|的确|确实)[^。！？；：…—“”]{2,36}[，；](?:但|可|然而|却|
      不过)[^。！？；：…—“”，]{3,}
    `,
    () => '先认下对的一面，再说自己的看法，话说得公道，也更让人听得进去。',
  ),
  marks: [
    {
      text: '手机固然省事，但省下的时间又还给了手机。',
      quote: '手机固然省事，但省下的时间又还给了手机',
    },
    {
      text: '当然，跑得快的人先到，可先到的人不一定看清了路。',
      quote: '当然，跑得快的人先到，可先到的人不一定看清了路',
    },
  ],
  leaves: ['他当然来了。', '我们当然要学习，也要锻炼。'],
}

const OWN_CASE = regex()`
  (?:去年|前年|上学期|上个?月|上周|那[天年]|有一[次回]|昨天|前几天|今年[春夏秋冬]|暑假|寒假|
  初[一二三中]|
  高[一二三]|小学时|刚开学)[^。！？；：…—“”]{0,16}(?:我(?!们)|我们[班校组]|班[里上]|同桌|班主任|
  学校|食堂|图书馆|小区)|
  我家(?:楼下|附近|门口|隔壁)[^，。！？；：…—“”]{2,}|(?:我们?(?:小区|镇上|村里|学校|班里?|街)|
  校门口|巷口)[^，。！？；：…—“”]{0,6}有[一个位家][^，。！？；：…—“”]{2,}
`

/** Characters: a case is told in more than its first clause. */
const WHOLE_CASE = 40

const ownCase: GoodWriting = {
  label: '举例',
  texts: ARGUING,
  find: wherever(
    OWN_CASE,
    () => '说理用的是自己身边的事，有人、有来历，读的人信得过。',
    /道理|努力|我们要|我们应|如果|以来|发生了一件事|改变了/,
    WHOLE_CASE,
  ),
  marks: [
    {
      text: '去年校运会前，我们班天天练交接棒，练了两个星期。',
      quote: '去年校运会前，我们班天天练交接棒，练了两个星期',
    },
    {
      text: '我家楼下有个配钥匙的师傅，配坏一把就扔掉重来。',
      quote: '我家楼下有个配钥匙的师傅，配坏一把就扔掉重来',
    },
  ],
  leaves: ['有一次，爱迪生做实验失败了。', '我们应该向他学习。'],
}

const reasoned: GoodWriting = {
  label: '说理',
  texts: ARGUING,
  find: wherever(
    regex()`
      之所以[^。！？；：…—“”]{2,30}[，][^。！？；：…—“”]{0,6}(?:是因为|是由于|是为了|
      正因)[^。！？；：…—“”]{4,}
    `,
    () => '先摆出结果，再说它的原因，一句话里就有了来龙去脉。',
    /成功|伟大/,
  ),
  marks: [
    {
      text: '队伍之所以走得快，是因为没有人想插到前面去。',
      quote: '队伍之所以走得快，是因为没有人想插到前面去',
    },
    {
      text: '他之所以停下笔，是因为忽然看见了窗外的雪。',
      quote: '他之所以停下笔，是因为忽然看见了窗外的雪',
    },
  ],
  leaves: ['他之所以成功，是因为他努力。', '因为下雨，我们没有出去。'],
}

export const ARGUED: readonly GoodWriting[] = [answered, distinguished, granted, ownCase, reasoned]
