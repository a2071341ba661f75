/**
 * What nobody can see or touch, and pupils like to give a shape to. Source: compiled by us.
 * Licence: the project's own.
 */
import { wordList } from '../text/multiline.ts'

export const ABSTRACT_THINGS: ReadonlySet<string> = new Set(
  wordList(`
    时间 时光 光阴 岁月 日子 童年 青春 人生 生活 生命 命运 未来 过去 往事 回忆 记忆 梦想 理想 希望
    愿望 信念 信心 勇气 毅力 意志 目标 成功 失败 挫折 困难 苦难 磨难 坎坷 逆境 机会 机遇 爱 母爱
    父爱 师爱 亲情 友情 友谊 爱情 关爱 关怀 温暖 幸福 快乐 欢乐 痛苦 悲伤 忧愁 烦恼 寂寞 孤独 思念
    乡愁 心情 心 知识 学问 智慧 思想 思绪 灵感 文字 语言 诗歌 文学 艺术 音乐 历史 文化 传统 精神
    品质 美德 诚信 诚实 善良 宽容 爱心 孝心 真诚 自信心 自负 骄傲 谦虚 勤奋 坚持 自信 自由 责任 习惯
    规则 道德 良心 尊严 荣誉 名利 诱惑 谎言 真理 科学 学习 读书 阅读 写作 批评 表扬 鼓励 微笑 压力
    竞争 合作 团结 和平 战争
  `),
)
