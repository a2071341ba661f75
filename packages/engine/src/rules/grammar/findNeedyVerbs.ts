/** 养成了帮妈妈洗碗, 怀着为国争光, 讲述了红军过草地: read by its words, the object is a deed without its name. */
import { isQuoted, type Document } from '../../text/document.ts'
import { regex, wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding } from '../rule.ts'
import { endOfClause, isVerb, PEOPLE, tagAt, textAt } from './clauseWords.ts'
import { isAlive, kindsOf } from './companionship.ts'

/** No deed is their object, only what it is called. */
const NEEDY = new Map(
  [
    ['习惯', '养成 改掉 沾染 沾染上 染上 戒除 改正'],
    ['精神', '发扬 弘扬 继承 具有 具备 缺乏'],
    ['志向', '立下 树立'],
    ['决心', '下定'],
    ['任务', '承担 承担起 担负 担负起 肩负 肩负起 履行 接到'],
    ['困难', '克服'],
    ['教训', '吸取 汲取'],
    ['滋味', '尝到'],
    ['心情', '怀着 抱着 怀揣 怀揣着 满怀'],
    ['热潮', '掀起'],
    ['生活', '过着 度过'],
    ['道路', '走上 踏上'],
    ['错误', '犯了 犯下'],
    ['纪录', '创下 创造'],
    ['感情', '抒发 寄托 流露 流露出 充满 洋溢 洋溢着'],
    ['故事', '讲述 叙述 讲述着'],
    ['作用', '起到 发挥'],
    ['机会', '享有 提供'],
    ['气氛', '营造'],
    ['制度', '制定 制订'],
  ].flatMap(([head = '', verbs = '']) => wordList(verbs).map((verb) => [verb, head] as const)),
)
const ABSTRACT = new RegExp(
  `(?:${wordList(`
    精神 品质 品德 品格 传统 作风 美德 风格 风气 习惯 爱好 毛病 性格 意识 观念 思想 理想 目标 志向 志 信心
    决心 恒心 态度 责任 使命 任务 义务 工作 职责 职务 诺言 合同 手续 协议 困难 障碍 缺点 弱点 心理 情绪 恐惧
    难关 问题 教训 经验 营养 知识 力量 优点 长处 滋味 甜头 苦头 味道 乐趣 快乐 喜悦 幸福 心情 心 心态 感情 情
    情感 想法 希望 念头 梦想 梦 愿望 信念 期望 热潮 高潮 浪潮 运动 序幕 生活 日子 时光 时间 岁月 童年 假期 周末
    节日 晚年 夜 道路 路 旅程 征程 旅途 岗位 舞台 讲台 领奖台 错误 罪 规 法 病 纪录 记录 成绩 奇迹 财富
    条件 历史 辉煌 价值 声 气息 笑容 故事 事 经历 过程 道理 传说 一生 情况 遭遇 命运 话 看法 见闻 往事 作用
    效果 水平 优势 能力 特长 权利 权 机会 服务 帮助 支持 方便 便利 食宿 食物 信息 环境 氛围 气氛 场所 保障
    制度 计划 规则 规定 规划 方案 措施 政策 法律 目的 公约 课程表 表 通知 电话 信 命令 邀请 消息 请求 投诉 任命
    特点 特征 特性 特色 性 意义 本领 才能 才华 素质 资格 功能 价值 潜力 魅力 形象 面貌 内容 风险 经历 样子 感
    安全感 责任感 想象 想象力 耐心 爱心 勇气 毅力 自信 力 活力 生机 爱 温暖 阳光 激情 热情 敬意 祝福 思念
    眷恋 怀念 向往 期待 好奇 欢乐 笑声 歌声 资料 数据 原料 样板 榜样 榜样 威信 威望 品牌 旗帜 典型 家园 碑
    事业 大业 文化 遗产 财产 遗志 衣钵 事迹 方式 行为 做法 缺陷 粗心 马虎 懒惰 骄傲 紧张 胆怯 害怕 自卑 害羞
    依赖 拖延 拖拉 自己 困境 姿势 发音 句子 错字 题 字 伤病 阻力 干扰 饥饿 寒冷 疲劳 天险 压力 偏见 歌 曲 篇章
  `).join('|')})$`,
)
const CONCRETE = regex()`
  ^(?:person|animal|bird|fish|insect|fruit|vegetable|food|drink|clothes|
  book|flower|plant|tree|furniture|room|place|machine|tool|land|
  river|money|paper|text|body|limb|crop|dish|vehicle|building)$
`

export function findNeedyVerbs({ paragraphs }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ words }) =>
      words.flatMap((word, at): Finding[] => {
        const head = NEEDY.get(word.text) ?? NEEDY.get(word.text.replace(/[了着过]$/, ''))
        if (head === undefined) return []
        const object = bareDeedBehind(words, at)
        const start = words[object?.first ?? -1]?.start
        const end = words[object?.last ?? -1]?.end
        if (start === undefined || end === undefined) return []
        if (isQuoted(paragraph, start) || isQuoted(paragraph, end - 1)) return []
        const said = paragraph.text.slice(start, end)
        return [
          {
            paragraph: paragraph.index,
            start,
            end,
            explanation: `“${said}”的什么呢？后面补上“的${head}”这样的词，话才说完整。`,
          },
        ]
      }),
    ),
  )
}

function bareDeedBehind(
  words: readonly Word[],
  at: number,
): { first: number; last: number } | undefined {
  if (/^(?:的|被|把|能|所|自|不|没)$/.test(textAt(words, at - 1))) return undefined
  let first = at + 1
  while (/^[了着过起上出]$/.test(textAt(words, first))) first += 1
  if (/^[自己]{2}$/.test(textAt(words, first))) first += 1
  const last = endOfClause(words, first) - 1
  const own = words.slice(first, last + 1)
  if (own.length < 2 || !/^[，。！]$/.test(textAt(words, last + 1) || '。')) return undefined
  if (
    own.some(
      ({ text }) =>
        /^(?:的|了|着|过|得|怎样|怎么|如何|什么|谁|为什么|起来|以后|之后|后|时|等|才|就|也|是|都|而|成)$/.test(
          text,
        ) || text.endsWith('的'),
    )
  )
    return undefined
  const all = own.map(({ text }) => text).join('')
  if (all.length < 4 || ABSTRACT.test(all) || /^[一几两三许]/.test(all)) return undefined
  if (!opensDeed(words, first, textAt(words, at))) return undefined
  const tail = words[last]
  if (tail === undefined) return undefined
  const isDone =
    /^(?:v|i|l|a)/.test(tail.tag) || isVerb(tail) || /^[为与]$/.test(textAt(words, first))
  const kinds = [...(kindsOf(tail.text) ?? [])]
  const isSeen =
    isAlive(tail.text) || PEOPLE.test(tail.text) || kinds.some((kind) => CONCRETE.test(kind))
  if (!isDone && !isSeen) return undefined
  const rest = words
    .slice(last + 1)
    .map(({ text }) => text)
    .join('')
  return /^，[^。！？]{1,20}的/.test(rest) ? undefined : { first, last }
}

/** 帮妈妈洗碗, 为国争光, 每天读书; of a story also 红军过草地. */
function opensDeed(words: readonly Word[], first: number, verb: string): boolean {
  const text = textAt(words, first)
  const tag = tagAt(words, first)
  if (/^v$/.test(tag) || (isVerb(words[first]) && !/^(?:n|vn|a)/.test(tag))) return true
  if (/^(?:p|d)$/.test(tag) && !/^(?:很|非常|最|更)$/.test(text)) return true
  if (/^(?:每天|每晚|天天|睡前|饭前|饭后|早晚|按时)$/.test(text)) return true
  return (
    /^(?:讲述|叙述)/.test(verb) &&
    /^(?:n|nr|r|t|ns)/.test(tag) &&
    words.slice(first).some((word) => word.tag === 'v')
  )
}
