/**
 * Phrases that are right as they stand and only look like another one with a wrong character:
 * variants that dictionaries accept, lines of poems, plain words that happen to be built like an
 * idiom. Source: compiled by us. Licence: the project's own.
 */
import { wordList } from '../text/multiline.ts'

export const ACCEPTED_PHRASES: readonly string[] = wordList(`
  天生我材 借酒销愁 云淡风清 绿树成阴 一泻千里 千金散尽 落花有意 无可奈何 长风破浪 柳暗花明
  名符其实 融汇贯通 莫明其妙 唯妙唯肖 直接了当 各行其事 情不自已 鬼哭神号 起死复生 受益非浅
  披星带月 订书机 人材 身分 成份 分量 份量 枝桠 枝丫 热呼呼 黑糊糊 乱烘烘 没话可说 没话可讲
  无话可讲 不明所以 不知所以 出乎意外 意想不到 有用之材 可造之材 栋梁之材 共通之处 相通之处
  令人敬佩 令人佩服 冻手冻脚 小手小脚 时候一到 时间一到 时机一到 哈哈一笑 微微一笑 淡淡一笑
  会心一笑 嘿嘿一笑 轻轻一笑 一身轻松 一脸茫然 一路有你 一言不语 各有所长 各有所爱
  一笔一划 你推我 我推你 你挤我 我挤你 作贡献 叫作 看作 当作 装作 作法 作出 作赌注 作过客 作报告
  作文章 青山长在
  联在一起 座落 相和 嘀哒 绉纹 洁静 学得
  难渡 公理 传向 文朋 风狂 心手相 手都 该进 新磨 古有 些年记 每年记 多年记 去年记 今年记 又凉又
  找到路 今又是
  弯得 哪次都 冰化 雪化 怎么养 一问是 门外赶 改期 白气 一科 野化
  研学 惨白 全对 人做对 新转来 班转来 村转来 京转来 鸟蛋 新窝 浇死 旱死 耐旱 漂动 浇成 省下的 一章
  三章 几章 抱来了 缺水少粮
  奉献了一生 列对算式 又一次赢 生起炉子 头花 让我两个子
  独闯 勇闯 闲看 笑看 静看 坐看 冷看 飞越 何需 成材 直道 狠恶 旧事新事 与人不同 就属 圆本 白帝 虽处
  融铸 细雨 至密 有造境，有写境
  小部分 食盆 食槽 食盒 饭盆 水盆 猫盆 狗盆 被面 被里 鞋面 扇面 底层 底座
  科代表 很清 自己在做 一直通到 是先 在信里 信里写 戴着很 那碗饭
`)
