/** 激动流下了眼泪, 红像火, 啃津津有味: nothing ties what comes of it to what is felt or done. */
import {
  BODILY,
  DONE_SO,
  FELT_SO,
  LIKENED_QUALITY,
  THOROUGHLY,
} from '../../lexicon/smallWords/so.ts'
import { regex } from '../../text/multiline.ts'
import { inPatterns } from './findPatterns.ts'

const SO = (mark: string): string => `“${mark}”成什么样了？中间要用“得”连起来。`

export const findLeftOutSo = inPatterns([
  {
    words: FELT_SO.split('|'),
    pattern: regex('dg')`
      (?<![不很太真最更是有令让想又爱好微欢嘲谈生发客天空景暖喜嬉取越声一凉底和地的、]|口|一阵)
      (?<mark>${FELT_SO})(?=(?:${BODILY}))(?!(?<=[气吓急疼馋逗笑])哭)
    `,
    suggestion: ({ mark = '' }) => `${mark}得`,
    leftOut: { word: '得', least: -8 },
    explanation: ({ mark = '' }) => SO(mark),
  },
  {
    words: ['像'],
    pattern: regex('dg')`
      (?<=[\u4e00-\u9fff](?<![一很太又的真有好最更也都还、不是雪么小大头、]))
      (?<mark>${LIKENED_QUALITY})(?=像(?!片|素|章|头|样))
    `,
    suggestion: ({ mark = '' }) => `${mark}得`,
    leftOut: { word: '得', least: -8 },
    explanation: ({ mark = '' }) => SO(mark),
  },
  {
    words: ['让人', '能听', '连'],
    pattern: regex('dg')`
      (?<=[夜里光水雨雪雷湖屋声天色](?:里|上)?)(?<mark>静|安静|大|亮|刺眼|美|冷|热|黑|清)
      (?=让人|能听|连[^，。]{1,6}[都也])
    `,
    suggestion: ({ mark = '' }) => `${mark}得`,
    leftOut: { word: '得', least: -8 },
    explanation: ({ mark = '' }) => SO(mark),
  },
  {
    words: THOROUGHLY.replace('|又.{1,2}又.{1,2}(?=[，。！])', '').split('|').concat('又'),
    pattern: regex('dg')`
      (?<![一几两半每这那哪爱不得地、幅张篇部]|要求|的)(?<mark>${DONE_SO})(?=(?:${THOROUGHLY})(?!地|
      的[^，。！]))
    `,
    suggestion: ({ mark = '' }) => `${mark}得`,
    leftOut: { word: '得', least: -7 },
    explanation: ({ mark = '' }) => SO(mark),
  },
])
