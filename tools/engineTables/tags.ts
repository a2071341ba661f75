/** Frequent words that the dictionary takes for names, by their part of speech. Source: ours. */
const WORDS = {
  v: [
    '明白 原谅 冷笑 封锁 安静 关怀 养老 周转 巧遇 呼唤 弘扬 安抚 容纳 寻思 布满 张开 张嘴',
    '张贴 张罗 任凭 凌空 康复 回国 汇报 换',
  ],
  a: ['文明 古老 光荣 高兴 公正 严正 华丽 宁静 奥妙 宝贵 周密 吉祥 新鲜 普通 和平'],
  n: [
    '小姐 和尚 阳光 道德 荣誉 卫星 雷达 丘陵 言语 明星 宫殿 权威 师傅 侍卫 宣言 胡同 玉米',
    '师兄 顾问 智慧 王爷 友谊 小学生 宝贝 宝石 宝藏 小提琴 小姑娘 乌龟 乌云 孔雀 巧克力 体操',
    '伯伯 伯母 伯父 岳父 师母 孤儿 奥秘 史诗 古董 光辉 兰花 叶子 冷汗 丛林 亚军 元帅 维生素',
    '太太 老太太 城市 城镇 太阳 大街 大桥 平原 海洋 海峡 湖泊 哥哥 古城 山区 王国 外国 家族',
    '朝廷',
  ],
  t: ['今天上午 今天下午'],
}

/** Word → part of speech, in jieba's letters. */
export const TAGS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([tag, lines]) =>
    lines.flatMap((line) => line.split(' ')).map((word) => [word, tag] as const),
  ),
)
