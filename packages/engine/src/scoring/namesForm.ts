import { regex } from '../text/multiline.ts'

/** What sort of text was asked for: nobody writes 读后感 or 想象 into one. Source: ours. */
export const NAMES_FORM = regex()`
  日记|周记|后感|有感|想象|书信|写信|一封信|倡议|建议书|演讲|发言|作文|习作|说明文|议论文|记叙文|散文|诗歌|童话|故事|新闻|通知|
  看图|写话|推荐|介绍|续写|改写|缩写|学写|练笔
`
