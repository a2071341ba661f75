/**
 * The little words of the language, by where they may stand. Each has a letter by which a pattern
 * of seats calls it (rules/grammar/seats); a word of one character that does the work of grammar is
 * called by itself.
 * Source: ours, from general knowledge of the language; free to use with this product.
 */

/** They are their own letter. */
export const OWN_KIND =
  '都也就才却还又再便很太最更挺不没别把被给对向跟和从在为用比让使叫往与了着过的地得是有要会能想来去到吧吗呢'

export const KINDS_OF_WORDS: Readonly<Record<string, string>> = {
  没: '没有 没能 从没 还没 还没有 从未',
  // What one does not do, or must not.
  Z: '不能 不会 不敢 不肯 不想 不要 不愿 不愿意 不得不 不可以 不应该 不该 不必 不用 舍不得 不再',
  // What one may, must and wants to do.
  O: '应该 必须 可以 能够 应当 愿意 打算 准备 敢 肯 该 得以 一定要 总会',
  // Bound adverbs: behind the subject and before the verb, and nowhere else.
  B: `已经 曾经 一直 常常 经常 总是 总 常 往往 从来 仍然 仍旧 依旧 依然 居然 竟然 竟 正在 立刻 立即
    赶紧 赶快 连忙 急忙 赶忙 曾 早已 早就 老是 时常 简直 险些 特意 特地 专门 亲自 亲手 纷纷 陆续
    一再 再三 互相 相互 随手 顺手 顺便 暗暗 反而 反倒 重新 再次 更加 越来越 极其 格外 不禁 不由得
    情不自禁 不约而同 渐渐 逐渐 终于 马上 刚刚 至今 始终 一向 向来 从小 几乎 差点 差点儿 全都
    统统 通通 一律 稍微 悄悄 偷偷 默默 轻轻 慢慢 静静 紧紧 狠狠 一定 永远 随即 尽量 到处 一同
    一连 只好 只得 只能 甚至 起码 至少 未免 随着`,
  Y: '十分 非常 特别 多么 这么 那么 有点 有点儿',
  // Free adverbs: before the subject as well as behind it.
  F: `偶尔 有时 忽然 突然 果然 果真 最后 最终 首先 起初 原来 本来 根本 完全 实在 真的 真 其实 似乎
    好像 仿佛 也许 可能 大概 肯定 必然 未必 难道 究竟 到底 毕竟 终究 幸亏 幸好 恰好 正好 刚好 明明
    确实 的确 偏偏 顿时 接着 然后 刚 正 只 仅 仅仅 全部 主动 故意 大声 小声 独自 亲眼 及时 按时
    准时 尽快 随时 处处 不断 反复 先后 全 最近 一起 多次 忍不住 一口气 比较 恐怕`,
  // Who does something.
  w: `我 你 他 她 它 我们 你们 他们 她们 它们 咱们 大家 自己 同学们 同学 老师 妈妈 爸爸 爷爷 奶奶 外公
    外婆 姥姥 姥爷 哥哥 姐姐 弟弟 妹妹 叔叔 阿姨 舅舅 姑姑 表姐 表哥 表弟 表妹 同桌 班长 孩子 孩子们
    人们 小朋友 小朋友们 小伙伴 小伙伴们 伙伴们 朋友 朋友们 父母 爸爸妈妈 大人 大人们 老师们 校长
    医生
    警察 邻居 别人 谁 人 有人 全家 全班 您 妈 爸 爸妈 老人 队员们 队员 教练 裁判 司机 师傅 主持人
    观众 观众们 听众 村民 村民们 游客 游客们 行人 路人 客人 客人们 顾客 乘客 乘客们 店员 老板
    老板娘 营业员
    售货员 服务员 保安 保姆 护士 大夫 农民 农民伯伯 工人 工人们 工人叔叔 警察叔叔 战士 战士们 解放军
    科学家 作家 画家 班主任 主任 教授 组长 队长 课代表 值日生 学生 学生们 男生 女生 男孩 女孩 小男孩
    小女孩 小孩 小孩子 小姑娘 姑娘 小伙子 婴儿 大爷 大妈 大娘 大伯 伯伯 伯母 婶婶 姨妈 姑妈 姑父
    舅妈
    堂哥 堂姐 堂弟 堂妹 表叔 侄子 孙子 孙女 儿子 女儿 丈夫 妻子 家长 家长们 家人 亲人 亲戚 亲戚们
    长辈
    全校 全村 全家人 一家人 全班同学 全校师生 老奶奶 老爷爷 老大爷 老婆婆 老爷子 老太太 好朋友 伙伴
    小狗 小猫 小鸟 小鸡 小鸭 小鸭子 小兔 小兔子 小白兔 小猴子 猴子 小猪 小羊 小鱼 小松鼠 松鼠 麻雀
    燕子
    蜜蜂 蝴蝶 青蛙 蚂蚁 小蚂蚁 乌龟 老虎 狮子 大象 狐狸 大灰狼 灰狼 花猫 小花猫 母鸡 公鸡 小马 老马`,
}
