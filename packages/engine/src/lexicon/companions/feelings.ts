/**
 * What moves people, and not the thing that moves them: a film is 感人, not 感动. Source: ours,
 from
 * general knowledge of the language; free to use with this product.
 */
import type { Companions } from './companions.ts'

export const FEELINGS: Companions = {
  all: `
    激动 感动 兴奋 陶醉 佩服 羡慕 害怕 惊讶 吃惊 失望 惭愧 愤怒 生气 自豪 伤心 难过 后悔 着急
  `,
  rows: [
    ['故事 电影 情节 文章 小说 课文 事迹 节目 作品 纪录片', '', '感人 动人'],
    ['比赛 球赛 拔河比赛 足球赛 篮球赛 接力赛 足球比赛 篮球比赛', '', '激烈 精彩'],
    ['场面 场景 掌声 景象', '', '热烈 动人'],
    ['风景 景色 美景 画面', '', '迷人 优美'],
    ['歌声 音乐 琴声', '', '动听 迷人'],
    ['表演 舞蹈', '', '精彩 动人'],
  ],
}
