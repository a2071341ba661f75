/**
 * Words for what goes on inside: thinking, feeling, understanding. Source: compiled by us. Licence:
 * the project's own.
 */
import { wordPattern } from '../text/characters.ts'
import { wordList } from '../text/multiline.ts'

export const THOUGHTS = wordPattern(
  wordList(`
    心想 想着 我想 暗想 暗暗 心里 心中 心头 内心 脑海 脑子里 琢磨 盘算 犹豫 担心 害怕 后悔 惭愧 羞愧
    忐忑 七上八下 紧张 着急 盼 期待 渴望 希望 疑惑 纳闷 好奇 惊讶 不由得 忍不住 情不自禁 恨不得 仿佛
    难道 怎么 要是 怦怦 打鼓 石头落了地 沉甸甸
  `),
)

const NAMED = wordList(`
  高兴 快乐 开心 激动 兴奋 感动 幸福 自豪 骄傲 难过 伤心 悲伤 难受 失望 委屈 心酸 愧疚 内疚 惭愧
  后悔
  害怕 恐惧 紧张 着急 生气 愤怒 羡慕 惬意 欣慰
`)

/** The feeling by its name; whoever laughs or weeps shows it, and 爱看书 is none. */
export const NAMED_FEELINGS = wordPattern(NAMED)

export const FEELINGS = wordPattern([
  ...NAMED,
  ...wordList(`
    温暖 甜蜜 喜欢 喜爱 热爱 爱 想念 怀念 思念 感激 感谢 敬佩 佩服 尊敬 舍不得 依依不舍 泪 眼泪
    泪水 哽咽 笑
    鼻子一酸 心疼 牵挂 心潮
  `),
])

export const REFLECTION = wordPattern(
  wordList(`
    明白 懂得 懂了 知道了 体会 领悟 感悟 感受到 学会 教会 告诉我 启发 启示 道理 意义 从那以后 原来
    值得 成长 长大 改变 珍惜 责任 坚持 勇气 真正 这才 不仅仅 不只是 难忘 永远 从那一刻 要学着 不再
    在我看来 归根结底
  `),
)
