/**
 * Words for what eyes, ears, nose, tongue and skin take in. Source: compiled by us. Licence: the
 * project's own.
 */
import { wordPattern } from '../text/characters.ts'
import { wordList } from '../text/multiline.ts'

export const SENSES = wordPattern(
  wordList(`
    红 黄 绿 蓝 紫 粉 橙 灰 雪白 漆黑 金色 银色 碧绿 翠绿 火红 通红 金黄 洁白 乌黑 嫩绿 鲜红 湛蓝
    蔚蓝 淡淡 浓浓 亮晶晶 绿油油 黄澄澄 红彤彤 白茫茫 黑漆漆 金灿灿 水汪汪 圆溜溜 胖乎乎 毛茸茸
    软绵绵 硬邦邦 热乎乎 凉丝丝 冷冰冰 暖洋洋 湿漉漉 沉甸甸 光秃秃 静悄悄 香喷喷 甜丝丝 酸溜溜
    热腾腾 油汪汪 哗哗 沙沙 叮咚 叮当 咚的一声 呼呼 轰隆 滴答 嘀嗒 咕咚 扑通 咯咯 嘎吱 吱呀 啪 砰
    嗡嗡
    叽叽喳喳 汪汪 喵 淅淅沥沥 潺潺 咔嚓 咚咚 嘭 嗖 噼啪 噼里啪啦 窸窸窣窣 香气 清香 芳香 香味 花香
    气味 味道 甜 酸 苦 辣 咸 腥 滚烫 冰凉 温暖 柔软 粗糙 光滑 刺骨 清凉 闷热 炎热 寒冷 凉爽 阳光
    月光 灯光 影子 皱纹 白发 老茧 晶莹 闪烁 闪闪 明亮 昏暗 朦胧 灿烂 斑驳 摇曳 飘 弥漫
  `),
)
