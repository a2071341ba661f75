/** 蹲墙角, 激动说不出话, 连一个人影没有, 热情地我介绍: the small word that ties two parts has not come. */
import { isQuoted, type Document } from '../../text/document.ts'
import { wordList } from '../../text/multiline.ts'
import type { Word } from '../../text/words.ts'
import type { Finding, Rule } from '../rule.ts'
import { findGaps } from './findGaps.ts'
import { findLeftOutWords } from './findLeftOutWords.ts'
import { findLeftOutParticles } from './findLeftOutParticles.ts'
import { findLeftOutPairs } from './findLeftOutPairs.ts'
import { findLeftOutPlaces } from './findLeftOutPlaces.ts'
import { findLeftOutToWhom } from './findLeftOutToWhom.ts'
import { findLeftOutVoice } from './findLeftOutVoice.ts'
import { findLeftOutSo } from './findLeftOutSo.ts'
import { findMissingLinks } from './findMissingLinks.ts'
import { gainOfInserting } from '../../text/gainOfInserting.ts'
import { overlaps } from '../../text/overlaps.ts'
import type { Tables } from '../../tables.ts'
import { likelierWithWord } from './likelierWithWord.ts'
import { missingFor, missingTo, type Link } from './missingWhom.ts'
import { tagAt, textAt } from './clauseWords.ts'
import { inPlainWriting } from './inPlainWriting.ts'

/** Where one is, or where one leaves a thing: 在 ties them to the place. */
const STAYS = new Set(
  wordList(`
    站 坐 躺 趴 蹲 跪 靠 放 摆 挂 停 忘 铺 撞 盘旋 印 贴 插 藏 埋 扔 丢 记 披 掉 倒映 居住 晾 泡 搁 塞 跌 摔
  `),
)
const PLACES = new Set(
  wordList(`
    门口 窗前 床边 河边 海边 路边 地上 树上 墙上 桌上 床上 院子里 村口 雪地上 雪地里 台阶上 屋里 水面上
    空中 天边 街上 身边 身后 面前 墙角 角落里 旁边 前面 后面 上面 下面 里面 中间 嘴边 井里 水里 手里 桌边 校门口
  `),
)
const INSIDE = /^(?:里|上|下|边|旁|前|中|后|旁边|里面|上面|后面|前面|中间|外)$/
const NOT_BEFORE = /^(?:在|的|没|不|得|着|从|到|往|向|能|哪|可以|要|别|能不能|请)$/

export const missingLink: Rule = {
  id: 'missing-link',
  kind: 'fault',
  area: 'grammar',
  label: '语病：成分残缺',
  teaches:
    '“蹲在墙角”的“在”，“激动得说不出话”的“得”，“连……都……”的“都”，都是连起两头的小词，不能丢。',
  marks: [
    { text: '妹妹搬来板凳，坐院子里看星星。', quote: '坐', suggestion: '坐在' },
    { text: '听到消息，妹妹激动说不出话来。', quote: '激动', suggestion: '激动得' },
    { text: '值日生把黑板擦干干净净。', quote: '擦', suggestion: '擦得' },
    { text: '他翻遍书包，连一支铅笔没找到。', quote: '没找到' },
    { text: '姐姐一边我梳头，一边唱歌。', quote: '一边' },
    { text: '奶奶我织了一条围巾。', quote: '我', suggestion: '给我' },
    { text: '贺卡上写“生日快乐”。', quote: '写', suggestion: '写着' },
    { text: '吵架以后，谁不理谁。', quote: '不理', suggestion: '也不理' },
    {
      text: '我最喜欢的一本书《西游记》，它真有趣。',
      quote: '书',
      suggestion: '书是',
    },
    { text: '外婆把最大的苹果留我。', quote: '留', suggestion: '留给' },
    { text: '阿姨，谢谢你我让座。', quote: '你我' },
    { text: '屋檐下挂着一根根亮晶晶冰柱。', quote: '亮晶晶', suggestion: '亮晶晶的' },
    { text: '打雷了，弟弟吓躲到了桌子底下。', quote: '吓', suggestion: '吓得' },
    { text: '洋葱辣我直掉眼泪。', quote: '辣', suggestion: '辣得' },
    { text: '他把作文写像流水账一样。', quote: '写' },
    { text: '天气变更冷了。', quote: '变', suggestion: '变得' },
    { text: '那天下雨，我们一直等天黑。', quote: '等', suggestion: '等到' },
    { text: '小狗跑我身边，摇着尾巴。', quote: '跑' },
    { text: '他迟到的原因他睡过了头。', quote: '原因', suggestion: '原因是' },
    { text: '傍晚，爷爷常常小区里遛弯。', quote: '常常', suggestion: '常常在' },
    { text: '谁先背完，谁可以回家。', quote: '谁', suggestion: '谁就' },
    { text: '爷爷的话让懂得了节约。', quote: '让' },
    { text: '妹妹睡着了，爸爸就把抱到床上。', quote: '把' },
    { text: '妈妈出差了，家务只好由承担。', quote: '由' },
    { text: '院子里有一只会唱歌小鸟。', quote: '会唱歌', suggestion: '会唱歌的' },
    { text: '姐姐送我一条自己织围巾。', quote: '织', suggestion: '织的' },
    { text: '弟弟学着爸爸样子刮胡子。', quote: '爸爸', suggestion: '爸爸的' },
    { text: '姑姑是一家银行职员。', quote: '银行', suggestion: '银行的' },
    {
      text: '对一个八岁的孩子，走夜路是一件可怕的事。',
      quote: '一个八岁的孩子',
      suggestion: '一个八岁的孩子来说',
    },
    { text: '天上的云一会儿像狗，像兔子。', quote: '像', suggestion: '一会儿像' },
    { text: '小猫躲在床底，怎么叫不出来。', quote: '叫', suggestion: '叫也' },
    { text: '妹妹紧紧地抓妈妈的手。', quote: '抓', suggestion: '抓着' },
    { text: '这件毛衣是外婆我织的。', quote: '我', suggestion: '给我' },
    { text: '放学晚了，我赶紧打电话妈妈。', quote: '打电话', suggestion: '打电话给' },
    { text: '姐姐的梦想当一名医生。', quote: '梦想', suggestion: '梦想是' },
    { text: '庙会上可热闹，我们逛了一天。', quote: '热闹', suggestion: '热闹了' },
    { text: '我们跑到站台，车已经开。', quote: '开', suggestion: '开了' },
    { text: '每同学都种了一棵小树。', quote: '每', suggestion: '每个' },
    { text: '书房是我最喜欢地方。', quote: '最喜欢', suggestion: '最喜欢的' },
    { text: '难过时候，我就去找奶奶。', quote: '难过', suggestion: '难过的' },
    { text: '那是一个寒冷早晨。', quote: '寒冷', suggestion: '寒冷的' },
    { text: '他写字写很快。', quote: '写', suggestion: '写得' },
    { text: '雪越下大，路都白了。', quote: '下', suggestion: '下越' },
    { text: '小猫蜷缩墙角，我很心疼它。', quote: '蜷缩', suggestion: '蜷缩在' },
    { text: '弟弟冻得打一个喷嚏。', quote: '打', suggestion: '打了' },
    { text: '坐车时，不要头伸出窗外。', quote: '不要', suggestion: '不要把' },
    { text: '他总是一个人坐着，常常同学笑话。', quote: '常常' },
    { text: '做人最重要诚实，不能骗人。', quote: '最重要', suggestion: '最重要的是' },
    { text: '在那次比赛，我们班得了第一名。', quote: '比赛', suggestion: '比赛中' },
    { text: '在回家的路，我捡到一只小猫。', quote: '路', suggestion: '路上' },
    { text: '老师在黑板写了两个大字。', quote: '黑板', suggestion: '黑板上' },
    { text: '奶奶往锅加了一勺盐。', quote: '锅', suggestion: '锅里' },
    { text: '这些照片，其中最珍贵是全家福。', quote: '最珍贵', suggestion: '最珍贵的' },
    { text: '我既高兴紧张，一夜没睡。', quote: '既高兴' },
    { text: '他没有灰心，而继续练习。', quote: '而', suggestion: '而是' },
  ],
  leaves: [
    '妹妹搬来板凳，坐在院子里看星星。我坐右边，他坐左边。',
    '听到消息，妹妹激动得说不出话来。',
    '值日生把黑板擦得干干净净。',
    '他翻遍书包，连一支铅笔也没找到。大家连连摆手，谁也没说话。',
    '姐姐一边给我梳头，一边唱歌。',
    '奶奶给我织了一条围巾。',
    '贺卡上写着“生日快乐”。诗里写“大漠孤烟直”。',
    '吵架以后，谁也不理谁。',
    '我最喜欢的一本书是《西游记》，它真有趣。',
    '外婆把最大的苹果留给我。',
    '阿姨，谢谢你给我让座。你我都知道。',
    '屋檐下挂着一根根亮晶晶的冰柱。',
    '洋葱辣得我直掉眼泪。他把作文写得像流水账一样。天气变得更冷了。',
    '我们一直等到天黑。小狗跑到我身边。他迟到的原因是他睡过了头。',
    '爷爷常常在小区里遛弯。他们一起山南海北地聊。谁先背完，谁就可以回家。',
    '爷爷的话让我懂得了节约。他让开了路，大家推让着。',
    '我早早来到学校，把洗干净的杯子摆好。家务由我承担。',
    '院子里有一只会唱歌的小鸟。他学会唱歌了。',
    '姐姐送我一条自己织的围巾。她自己织围巾。',
    '弟弟学着爸爸的样子刮胡子。姑姑是一家银行的职员。',
    '对一个八岁的孩子来说，走夜路是一件可怕的事。对孩子，我们是很有耐心的。',
    '天上的云一会儿像狗，一会儿像兔子。小猫躲在床底，怎么叫也不出来。',
    '妹妹紧紧地抓着妈妈的手。这件毛衣是外婆给我织的。我打电话给妈妈。',
    '姐姐的梦想是当一名医生。庙会上可热闹了。车已经开了。每个同学都种了树。',
    '书房是我最喜欢的地方。难过的时候，我就去找奶奶。小时候，我住在乡下。',
    '那是一个寒冷的早晨。他写字写得很快。这本书我看不懂。雪越下越大。',
    '弟弟打了一个喷嚏。不要把头伸出窗外。他常常被同学笑话。',
    '做人最重要的是诚实。在那次比赛中，我们班得了第一名。在回家的路上，我捡到一只小猫。',
    '老师在黑板上写了两个大字，奶奶往锅里加了一勺盐。其中最珍贵的是全家福。',
    '我既高兴又紧张。他没有灰心，而是继续练习。',
    '太阳晒黑了他的脸，他跑去告诉大家。',
  ],
  find: inPlainWriting((document) => {
    const found = [...findMissingLinks(document)]
    for (const other of [
      ...findLeftOutWords(document),
      ...findGaps(document),
      ...findLeftOutSo(document),
      ...findLeftOutPlaces(document),
      ...findLeftOutToWhom(document),
      ...findLeftOutVoice(document),
      ...findLeftOutParticles(document),
      ...findLeftOutPairs(document),
      ...withoutIn(document),
      ...withoutSmallWord(document),
    ])
      if (!found.some((one) => overlaps(one, other))) found.push(other)
    return found
  }),
}

function withoutSmallWord({ paragraphs, tables }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap((sentence) =>
      likelierWithWord(sentence, tables).flatMap(({ at, word }): Finding[] => {
        const before = sentence.words[at - 1]
        if (before === undefined || isQuoted(paragraph, before.start)) return []
        const { start, end, text } = before
        return [
          {
            paragraph: paragraph.index,
            start,
            end,
            suggestion: `${text}${word}`,
            explanation: `“${text}”和后面的词之间少了“${word}”，补上它，读一读。`,
          },
        ]
      }),
    ),
  )
}

function withoutIn({ paragraphs, tables }: Document): Finding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ words }) =>
      words.flatMap((_, at): Finding[] => {
        const link =
          missingIn(words, at, tables) ??
          missingTo(words, at, tables) ??
          missingFor(words, at, tables) ??
          missingSo(words, at, tables) ??
          missingOf(words, at, tables)
        const start = words[link?.first ?? -1]?.start
        const end = words[link?.last ?? -1]?.end
        if (link === undefined || start === undefined || end === undefined) return []
        if (isQuoted(paragraph, start)) return []
        const { suggestion, explanation } = link
        return [
          {
            paragraph: paragraph.index,
            start,
            end,
            explanation,
            ...(suggestion === undefined ? {} : { suggestion }),
          },
        ]
      }),
    ),
  )
}

/** 坐院子里, 撞电线杆上: verb and place with nothing between. */
function missingIn(words: readonly Word[], at: number, tables: Tables): Link | undefined {
  const text = textAt(words, at)
  if (NOT_BEFORE.test(textAt(words, at - 1)) || !leadsToPlace(words, at)) return undefined
  // 坐最后一排, 坐窗边, 坐爸爸的车 are whole.
  if (text === '坐' && /^(?:最|前|后|窗|中间|第|爸|他|她|那|我)/.test(textAt(words, at + 1)))
    return undefined
  const isListed = STAYS.has(text)
  if (
    !isListed &&
    (!/^(?:v|zg)$/.test(tagAt(words, at)) || /^[在有是去来到回进出上下用像]|[能会要]$/.test(text))
  )
    return undefined
  const gain = gainOfInserting(words, at + 1, '在', tables)
  // 坐最后一排, 坐爸爸的车
  const least = text === '坐' ? 2 : isListed ? 0 : 1
  if (gain.ofWords < least || (!isListed && gain.ofCharacters < 0.5)) return undefined
  return {
    first: at,
    last: at,
    suggestion: `${text}在`,
    explanation: `“${text}”和后面的地方之间少了“在”，补上它。`,
  }
}

function leadsToPlace(words: readonly Word[], at: number): boolean {
  for (let end = at + 1; end <= at + 4; end += 1) {
    const text = textAt(words, end)
    const tag = tagAt(words, end)
    if (/^(?:左|右|这|那|哪)/.test(text)) return false
    if (PLACES.has(text) || tag === 's' || (INSIDE.test(text) && end > at + 1))
      return !/^[的去来有]$/.test(textAt(words, end + 1))
    const isPart = /^(?:n|r|a|b|ns|nz|z)$/.test(tag) || (text === '的' && end > at + 1)
    if (!isPart) return false
  }
  return false
}

const NEVER_SO = /^(?:获|觉|记|所|夺|值|取|舍|行走|显|变|使)/
/** 皮肤晒黑黑的, 吓躲到了被子里. */
function missingSo(words: readonly Word[], at: number, tables: Tables): Link | undefined {
  const text = textAt(words, at)
  if (!/^[va]/.test(tagAt(words, at)) || NEVER_SO.test(text)) return undefined
  if (
    !/^(?:z|l|i|v|zg)$/.test(tagAt(words, at + 1)) ||
    /^(?:.*[了着过]|更|完.*)$/.test(textAt(words, at + 1))
  )
    return undefined
  const gain = gainOfInserting(words, at + 1, '得', tables)
  if (gain.ofCharacters < 2 || gain.ofWords < 2) return undefined
  return {
    first: at,
    last: at,
    suggestion: `${text}得`,
    explanation: `“${text}”成什么样了？中间要用“得”连起来。`,
  }
}

/** 亮晶晶冰柱, 做不到事, 会发光石头: what is said of the thing runs straight into it. */
function missingOf(words: readonly Word[], at: number, tables: Tables): Link | undefined {
  const text = textAt(words, at)
  const tag = tagAt(words, at)
  const isLook = (tag === 'z' && text.length > 2 && !/[地的]$/.test(text)) || text.endsWith('各样')
  const isDeed =
    /^.不[完到了出尽清够]$/.test(text) ||
    (tag === 'v' && text.length > 1 && /^(?:会|爱)$/.test(textAt(words, at - 1)))
  if ((!isLook && !isDeed) || !/^(?:n|a|nr)$/.test(tagAt(words, at + 1))) return undefined
  const gain = gainOfInserting(words, at + 1, '的', tables)
  if (gain.ofCharacters < 2 || gain.ofWords < 1) return undefined
  return {
    first: at,
    last: at,
    suggestion: `${text}的`,
    explanation: `“${text}”和后面的词之间少了“的”，补上它。`,
  }
}
