/**
 * Metaphor vehicles for abstract things: 书籍是一盏灯. Source: compiled by us. Licence: the
 * project's own.
 */
import { wordList } from '../text/multiline.ts'

export const METAPHOR_VEHICLES: ReadonlySet<string> = new Set(
  wordList(`
    灯 明灯 灯塔 灯火 烛光 蜡烛 火 火炬 火把 火种 火焰 星火 太阳 阳光 月亮 星 星星 星辰 启明星
    北斗星 彩虹 风 春风 东风 雨 春雨 细雨 甘露 甘霖 雪 泉 清泉 泉水 溪 小溪 河 长河 河流 江河 海
    大海 海洋 沧海 山 高山 大山 山峰 路 大路 桥 桥梁 船 小船 航船 帆 风帆 桨 舟 锚 港湾 避风港 海港
    码头 驿站 翅膀 羽翼 钥匙 锁 门 大门 窗 窗户 窗子 镜子 尺子 秤 种子 芽 花 花朵 鲜花 果实 树 大树
    叶子 根 土壤 沃土 养料 肥料 阶梯 台阶 梯子 基石 石头 绊脚石 垫脚石 磨刀石 试金石 墙 网 绳子 纽带
    丝带 线 丝线 刀 利剑 剑 盾 盾牌 盔甲 武器 伞 大伞 雨伞 摇篮 怀抱 舞台 战场 赛场 擂台 考场 列车
    火车 单程票 马拉松 接力赛 旅行 旅程 远航 棋 戏 梦 诗 歌 歌谣 歌曲 乐章 乐曲 交响曲 交响乐 音符
    琴弦 琴 画 画卷 画笔 调色板 书 无字书 茶 清茶 浓茶 咖啡 酒 美酒 陈酒 糖 蜜 蜜糖 药 良药 苦药
    毒药 调味品 调味料 盐 五味瓶 珍珠 宝石 金子 钻石 宝藏 宝库 财富 礼物 天使 魔鬼 恶魔 园丁 使者
    春蚕 人梯 向导 引路人 良师 益友 指南针 罗盘 航标 路标 加油站 发动机 催化剂 橡皮 橡皮擦 沙漏 沙
    流沙 流水 钟 闹钟 皮筋 花蕾 小草 常青树 清风 暖阳 细流 雨露 绿洲 岛屿 砍刀 鞭子 号角 战鼓 旗帜
    引擎 马达 助推器 拐杖 手杖 双桨 良方 明珠 翡翠 碧玉
  `),
)

/** Vehicles for sky, water and flowers: made by hand, or somebody. */
export const NATURE_VEHICLES: ReadonlySet<string> = new Set(
  wordList(`
    地毯 毯子 被子 棉被 画 油画 画卷 画家 画师 镜子 翡翠 碧玉 蓝玉 宝石 蓝宝石 珍珠 明珠 窗帘 面纱
    绸带 丝带 彩带 少女 小姑娘 姑娘 娃娃 精灵 小精灵 音乐家 歌唱家 歌手 魔术师 信使 使者 眼睛 酒窝
    笑脸 士兵 卫士 伞 大伞 扇子 小扇子 手掌 小手 舞者 舞台
  `),
)

/** Vehicles for a teacher or a mother; the rest would be an insult or a slip. */
export const PEOPLE_VEHICLES: ReadonlySet<string> = new Set(
  wordList(`
    园丁 蜡烛 春蚕 灯 明灯 灯塔 灯火 太阳 阳光 伞 大伞 树 大树 山 大山 港湾 避风港 人梯 桥 桥梁
    引路人 船 小船 天使 海 大海 春风 春雨 火炬
  `),
)
