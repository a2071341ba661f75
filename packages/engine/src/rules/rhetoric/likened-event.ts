/**
 * 比喻 with an event: 像下了一阵急雨, 像牛叫, 像打翻了五味瓶. No single thing is named as in
 * rules/rhetoric/simile; teachers mark both. Only what can hardly be meant literally: who seems to
 * look for something (像在找什么) may truly be looking.
 */
import { IN_MANY_ESSAYS, WORN_LIKENESS } from '../../lexicon/clicheImages.ts'
import { NATURE } from '../../lexicon/nature.ts'
import { isQuoted } from '../../text/document.ts'
import type { Word } from '../../text/words.ts'
import type { Finding, Rule } from '../rule.ts'
import { regex, wordList } from '../../text/multiline.ts'
import { wordsAbove } from './wordsAbove.ts'

const SIGN = new Set('像 就像 像是 好像 仿佛 好似 宛如 犹如 如同'.split(' '))
const NOT_ALIKE = /^(?:不|没|没有|不再|不会|不能|不是|不要|要|想|会|能)$/
const ANIMALS = new Set(
  wordList(`
    牛 马 羊 猫 狗 鸡 小鸡 鸭 鸭子 鹅 猪 鸟 小鸟 鸟儿 麻雀 燕子 喜鹊 乌鸦 老鹰 蚊子 苍蝇 蜜蜂 蝴蝶
    蚂蚁 蜗牛 乌龟 兔子 小兔子 老虎 狮子 狼 猴子 鱼 鱼儿 小鱼 青蛙 蛤蟆 老鼠 松鼠 蛇 蚕 春蚕 猎豹
  `),
)
/** 铺了一层地毯, 下了一阵雨: what is laid, poured or hung over a thing. */
const LAID = regex()`
  ^(?:像|就像|像是|好像|仿佛|好似|宛如|犹如|如同)(?:是|被|给[^，。]{1,6})?(?:铺|盖|披|镀|洒|撒|
  抹|涂|罩|蒙|下|刮|裹|镶|缀|挂|泼|点)(?:上|了|满|起|着){1,2}
  [一无几][\u3400-\u9fff]{1,2}[\u3400-\u9fff的]{1,10}
`
/** What everybody says of the heart, the legs and the face. */
const SAID = regex()`
  ^(?:像|就像|像是|好像|仿佛|好似|如同)(?:是|被)?(?:[^，。]{0,4}打翻了?[的]?五味瓶|
  [^，。]{0,4}[揣怀藏]了?(?:一|几)?[只头个]?[^，。]{0,4}(?:兔|鹿)|灌了铅|泄了气|断了线|吃了
  (?:蜜|黄连)|喝了(?:蜜|醋)|泡在蜜|掉进了?(?:蜜罐|冰窟)|针扎|刀[割绞]|火烧|触了?电|电击|开了锅|
  炸开了锅|着了火|生了根|上了发条|抹了蜜|施了魔法|小?鸡啄米|蚕[宝儿]?[宝]?吃桑叶|长了(?:翅膀|
  眼睛|脚))
`
/** 好像小姑娘在洗头发: what only people do. */
const PERSON_ACTING = regex()`
  ^(?:像|就像|像是|好像|仿佛|好似|宛如|犹如|如同)(?:是)?(?:一(?:个|位|群|队|
  排))?[\u3400-\u9fff]{0,4}
  (?:姑娘|少女|仙女|娃娃|孩子|宝宝|老人|爷爷|奶奶|妈妈|母亲|士兵|战士|卫士|巨人|精灵|舞者|演员|
  画家|歌手|
  新娘|将军|哨兵)(?:们)?(?:正在|在|正)[\u3400-\u9fff]{2,12}
`
const PEOPLE = /^(?:nr|r)/
const LONGEST = 45

export const likenedEvent: Rule = {
  id: 'likened-event',
  kind: 'strength',
  area: 'rhetoric',
  label: '比喻',
  teaches: '不光能比样子，也能比正在发生的事：像下了一阵急雨。',
  marks: [
    { text: '算盘珠子噼里啪啦，像下了一阵急雨。', quote: '算盘珠子噼里啪啦，像下了一阵急雨' },
    { text: '我使劲一吹，声音像牛叫。', quote: '声音像牛叫' },
    { text: '听完这句话，我的心里像打翻了五味瓶。', quote: '我的心里像打翻了五味瓶' },
    { text: '落叶厚厚的，路上像铺了一层金色的地毯。', quote: '路上像铺了一层金色的地毯' },
    { text: '他不住地点头，像小鸡啄米一样。', quote: '他不住地点头，像小鸡啄米一样' },
    {
      text: '雨点敲着铁皮屋顶\n像谁打翻了豆子\n又像小鸡啄米\n我数也数不清',
      quote: '又像小鸡啄米',
    },
    {
      text: '柳树的枝条垂到水面上，好像小姑娘在河里洗头发。',
      quote: '柳树的枝条垂到水面上，好像小姑娘在河里洗头发',
    },
  ],
  leaves: [
    '他低着头，像在找什么东西。',
    '天像要下雨了。',
    '我像喜欢老师一样喜欢她。',
    '他好像下了决心。',
    '我不像牛叫那么响。',
    '妈妈像盖房子一样认真。',
    '柳树下有人，好像一个老人在钓鱼。',
    '弟弟站在花坛边，好像一个小姑娘在哭。',
  ],
  find: (document) =>
    document.sentences.flatMap((sentence): Finding[] => {
      const paragraph = document.paragraphs[sentence.paragraph]
      if (paragraph === undefined) return []
      const findings: Finding[] = []
      let index = 0
      sentence.words.forEach((word, at) => {
        if (!SIGN.has(word.text) || isQuoted(paragraph, word.start)) return
        while (index < sentence.clauses.length && (sentence.clauses[index]?.end ?? 0) < word.end)
          index += 1
        const clause = sentence.clauses[index]
        const before = sentence.words[at - 1]
        if (
          clause === undefined ||
          clause.start > word.start ||
          (before !== undefined && NOT_ALIKE.test(before.text))
        )
          return
        const behind = paragraph.text.slice(word.start, clause.end)
        // 噼里啪啦，像下了一阵急雨: alone, it needs the clause before it.
        const lead = sentence.clauses[index - 1]
        const start =
          word.start === clause.start && lead !== undefined && clause.start - lead.end === 1
            ? lead.start
            : clause.start
        const above =
          lead === undefined && document.isVerse ? wordsAbove(document.paragraphs, sentence) : []
        if (word.start === clause.start && lead === undefined && above.length === 0) return
        // Before what looks at every word of the sentence: one of nothing but 像 has thousands of them.
        if (clause.end - start > LONGEST || (findings.at(-1)?.end ?? 0) > start) return
        const said = [
          ...above,
          ...sentence.words.filter((each) => each.start >= start && each.end <= word.start),
        ]
        if (
          !LAID.test(behind) &&
          !SAID.test(behind) &&
          !isAnimalActing(sentence.words, at) &&
          !(PERSON_ACTING.test(behind) && isOfNature(said))
        )
          return
        findings.push({
          paragraph: sentence.paragraph,
          start,
          end: clause.end,
          explanation: WORN_LIKENESS.test(behind)
            ? `用“${shownIn(behind)}”来比，一读就懂。这个比方${IN_MANY_ESSAYS}，换一样你自己见过的，会更动人。`
            : `不直接说怎么样，用“${shownIn(behind)}”一比，那个样子就活了。`,
        })
      })
      return findings
    }),
}

/**
 * 像牛叫, 像小鸡啄米一样: an animal, or a thing of nature, and what it does, to the clause's end.
 */
function isAnimalActing(words: readonly Word[], at: number): boolean {
  const [who, doing, next, last] = words.slice(at + 1, at + 5)
  if (
    who === undefined ||
    doing === undefined ||
    (!ANIMALS.has(who.text) && !NATURE.has(who.text)) ||
    !doing.tag.startsWith('v') ||
    doing.tag === 'vn'
  )
    return false
  const isEnd = (word: Word | undefined) =>
    word === undefined || /^[，。！？；一样似的般]+$/.test(word.text) || word.text === '一般'
  return isEnd(next) || (next !== undefined && next.text.length <= 2 && isEnd(last))
}

/** A thing of nature is spoken of, and nobody who might truly be doing it. */
function isOfNature(words: readonly Word[]): boolean {
  const isSomebody = ({ text, tag }: Word) =>
    (PEOPLE.test(tag) && !NATURE.has(text)) || /[人爸妈爷奶哥姐弟妹叔伯姨师生]$/.test(text)
  return words.some(({ text }) => NATURE.has(text)) && !words.some(isSomebody)
}

function shownIn(behind: string): string {
  return behind
    .replace(/^(?:就像|像是|好像|仿佛|好似|宛如|犹如|如同|像)(?:是)?/, '')
    .replace(/(?:一样|一般|似的|般)(?:的|地)?.*$/, '')
}
