import { STEPS_PER_DOUBLING } from '@zhupi/engine/tables.ts'
import { breadthFirst, type Packing } from './packing.ts'

export type DictionaryWord = { word: string; frequency: number; tag: string }

/** jieba's own format: word, frequency, part of speech. Only words of everyday simplified characters: the traditional half would double the table. */
export function readDictionary(text: string): DictionaryWord[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', frequency = '', tag = ''] = line.trim().split(' ')
      const isEveryday = [...word].every((unit) => unit < '一' || EVERYDAY.has(unit))
      return isEveryday
        ? [
            {
              word,
              frequency: Number(frequency),
              tag: TAGS.get(word) ?? (/^(.)\1(.)\2$/.test(word) ? 'z' : tag),
            },
          ]
        : []
    })
}

/** Frequent words that the dictionary takes for names. Source: ours. AABB words (高高兴兴) are states, whatever it says. */
const TAGS = new Map(
  Object.entries({
    v: '明白 原谅 冷笑 封锁 安静 关怀 养老 周转 巧遇 呼唤 弘扬 安抚 容纳 寻思 布满 张开 张嘴 张贴 张罗 任凭 凌空 康复 回国 汇报 换',
    a: '文明 古老 光荣 高兴 公正 严正 华丽 宁静 奥妙 宝贵 周密 吉祥 新鲜 普通 和平',
    n: '小姐 和尚 阳光 道德 荣誉 卫星 雷达 丘陵 言语 明星 宫殿 权威 师傅 侍卫 宣言 胡同 玉米 师兄 顾问 智慧 王爷 友谊 小学生 宝贝 宝石 宝藏 小提琴 小姑娘 乌龟 乌云 孔雀 巧克力 体操 伯伯 伯母 伯父 岳父 师母 孤儿 奥秘 史诗 古董 光辉 兰花 叶子 冷汗 丛林 亚军 元帅 维生素 太太 老太太 城市 城镇 太阳 大街 大桥 平原 海洋 海峡 湖泊 哥哥 古城 山区 王国 外国 家族 朝廷',
    t: '今天上午 今天下午',
  }).flatMap(([tag, words]) => words.split(' ').map((word) => [word, tag] as const)),
)

/** The 6763 characters of GB 2312. */
export const EVERYDAY: ReadonlySet<string> = new Set(everyday())

function everyday(): string[] {
  const decoder = new TextDecoder('gb18030')
  const found: string[] = []
  for (let high = 0xb0; high <= 0xf7; high += 1) {
    for (let low = 0xa1; low <= 0xfe; low += 1) {
      const [unit = ''] = decoder.decode(Uint8Array.of(high, low))
      if (unit >= '一' && unit <= '鿿') found.push(unit)
    }
  }
  return found
}

function weightOf(frequency: number): number {
  return Math.min(255, Math.max(1, Math.round(Math.log2(frequency + 1) * STEPS_PER_DOUBLING)))
}

export function packWords(packing: Packing, dictionary: readonly DictionaryWord[]): void {
  const tagNames = [...new Set(dictionary.map(({ tag }) => tag))].sort()
  const tagPlaces = new Map(tagNames.map((tag, place) => [tag, place]))
  const nodes = breadthFirst(dictionary.map((entry) => [entry.word, entry] as const))
  packing.text(tagNames.join(' '))
  packing.trie(nodes)
  packing.bytes(
    Uint8Array.from(nodes, ({ value }) => (value === undefined ? 0 : weightOf(value.frequency))),
  )
  packing.bytes(
    Uint8Array.from(nodes, ({ value }) =>
      value === undefined ? 0 : (tagPlaces.get(value.tag) ?? 0),
    ),
  )
}
