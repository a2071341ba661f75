/**
 * Words that lists of common wrong characters have warned of for decades.
 * Source: compiled and explained by us; licence: the project's own.
 */
import { wordList } from '../../text/multiline.ts'
import type { Confusion } from './confusion.ts'

export const LISTED_WORDS: readonly Confusion[] = [
  { why: '“尤”是特别，“犹”是好像、还，“忧”是发愁。', pairs: wordList('犹其→尤其 忧其→尤其') },
  { why: '“犷”是反犬旁，像野兽一样粗野；“旷”是空阔。', pairs: wordList('粗旷→粗犷') },
  { why: '“辐”是车轮上一根根的条，“幅”是布的宽窄。', pairs: wordList('幅射→辐射') },
  { why: '“宣”是散开、说出来，“渲”是涂颜色。', pairs: wordList('渲泄→宣泄 渲布→宣布') },
  { why: '“帧”是巾字旁，指一幅画；“祯”是吉祥。', pairs: wordList('装祯→装帧') },
  {
    why: '“粹”是米字旁，纯净的米；“萃”是草聚在一起。',
    pairs: wordList('精萃→精粹 纯萃→纯粹 荟粹→荟萃'),
  },
  { why: '“叠”是一层加一层，“迭”是轮流、一次又一次。', pairs: wordList('重迭→重叠 折迭→折叠') },
  { why: '“戮”是杀，“戳”是用尖的东西捅。', pairs: wordList('杀戳→杀戮 屠戳→屠戮') },
  { why: '“龙”头会吐水，“笼”是装东西的笼子。', pairs: wordList('水笼头→水龙头') },
  {
    why: '“粱”是米字底，高粱；“梁”是木字底，房梁。',
    pairs: wordList('高梁酒→高粱酒 高梁地→高粱地 红高梁→红高粱'),
  },
  { why: '“蜡”是虫字旁，“腊”是腊月、腊肉。', pairs: wordList('打腊→打蜡 蜡八→腊八') },
  {
    why: '“两口”说的是两口人，“俩”本身就是“两个”，后面不再加量词。',
    pairs: wordList('老俩口→老两口 小俩口→小两口'),
  },
  {
    why: '“蘸”是草字头，在水里沾一下；“醮”少了草字头。',
    pairs: wordList('醮水→蘸水 醮着→蘸着 醮上→蘸上 醮了→蘸了 醮墨→蘸墨'),
  },
  { why: '“溯”是水字旁，逆着水往上走。', pairs: wordList('追朔→追溯 回朔→回溯') },
  { why: '“恣”是放纵，“姿”是样子。', pairs: wordList('姿意→恣意') },
  { why: '“砭”是石字旁，古时治病的石针；“贬”是降低、说坏话。', pairs: wordList('针贬→针砭') },
  { why: '“平”添是平白地增加，“凭”是依靠。', pairs: wordList('凭添→平添') },
  { why: '“曝”是日字旁，让大家看见；“爆”是炸开。', pairs: wordList('爆光→曝光 暴光→曝光') },
  { why: '“啸”是长长的叫声，“嗅”是闻。', pairs: wordList('呼嗅→呼啸') },
  { why: '“抉”是挑出来，提手旁；“决”是决定。', pairs: wordList('决择→抉择') },
  { why: '“瞭”是往远处看，目字旁；“寥”是稀少。', pairs: wordList('寥望→瞭望 撩望→瞭望') },
  {
    why: '“赔”是还给人家，贝字旁；“陪”是在旁边做伴。',
    pairs: wordList('陪礼→赔礼 陪偿→赔偿 陪款→赔款 赔同→陪同'),
  },
  {
    why: '“朴”是木字旁，没有装饰的木头；“仆”是仆人。',
    pairs: wordList('仆素→朴素 仆实→朴实 俭仆→俭朴'),
  },
  {
    why: '“顷”是很短的时间，“倾”是斜着、倒出来。',
    pairs: wordList('倾刻→顷刻 顷听→倾听 顷斜→倾斜 顷诉→倾诉'),
  },
  { why: '“涯”是水边，引申为尽头；“崖”是山边。', pairs: wordList('天崖→天涯 悬涯→悬崖 生崖→生涯') },
  {
    why: '“推崇”的“崇”上面是“山”，是高看；“祟”上面是“出”，鬼鬼祟祟。',
    pairs: wordList('推祟→推崇 尊祟→尊崇 鬼崇→鬼祟'),
  },
  {
    why: '“峻”是山高，引申为严厉；“俊”是长得好看。',
    pairs: wordList('严俊→严峻 险俊→险峻 英峻→英俊'),
  },
  { why: '“糟蹋”的“蹋”是足字旁，随便踩。', pairs: wordList('遭塌→糟蹋 遭踏→糟蹋 糟塌→糟蹋') },
  { why: '“订”是把纸装在一起，言字旁；“钉”是钉子。', pairs: wordList('装钉→装订') },
  {
    why: '“撤”是收回，提手旁；“澈”是水清，“彻”是通透。',
    pairs: wordList('撤底→彻底 贯撤→贯彻 澈夜→彻夜'),
  },
  { why: '“萎”是草字头，草干了；“委”是交给别人做。', pairs: wordList('枯委→枯萎') },
  {
    why: '“署”上面是“罒”，是办公的地方；“暑”上面是“日”，天热。',
    pairs: wordList('酷署→酷暑'),
  },
  {
    why: '“辑”是车字旁，把材料编在一起；“缉”是绞丝旁，捉拿。',
    pairs: wordList('编缉→编辑 逻缉→逻辑 通辑→通缉'),
  },
  { why: '“薄”是草字头，不厚；“簿”是竹字头，本子。', pairs: wordList('单簿→单薄 淡簿→淡薄') },
  { why: '“毕”是完结，毕竟是到底；“必”是一定。', pairs: wordList('必竟→毕竟') },
  {
    why: '“裂”是破开，“烈”是火势大，“列”是排开。',
    pairs: wordList('热裂→热烈 激裂→激烈 强裂→强烈 剧裂→剧烈'),
  },
  { why: '“慷慨”的“慷”是竖心旁。', pairs: wordList('康慨→慷慨 愤概→愤慨') },
  {
    why: '“眯”是目字旁，眼皮合成一条缝；“咪”是猫叫。',
    pairs: wordList('笑咪咪→笑眯眯 咪着眼→眯着眼 咪起眼→眯起眼'),
  },
]
