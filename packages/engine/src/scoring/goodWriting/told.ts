/** Good plain sentences of those who tell what happened: what people do, feel, say and fear. */
import { compact, regex } from '../../text/multiline.ts'
import { TELLING, wherever, type Good, type GoodWriting, type Place } from './goodWriting.ts'
import {
  bySense,
  counted,
  detail,
  heard,
  measured,
  noticed,
  slowed,
  smelt,
  totalled,
  upTo,
} from './observed.ts'

const BODY = regex()`
  攥(?:紧|着|得)[^，。！？；：…—“”]{0,4}(?:拳头|衣角|手心|汗|裤|[一两]角|出了?[汗印])|
  [捏搓揪扯卷绞][着了][^，。！？；：…—“”]{0,4}(?:衣角|衣襟|裤缝|手指|指头|红领巾|书包带)|
  不敢(?:抬头|看[他她妈爸老]|出声|吭声|睁眼|回头|喘气)|[咬抿][着了住紧][^，。！？；：…—“”]{0,3}嘴唇|
  (?:[手腿]|声音|嘴唇|肩膀)[^，。！？；：…—“”]{0,4}(?:发抖|发颤|抖个不停|打颤|发软|哆嗦)|
  (?:半天|好久|很久|好一会儿)[^，。！？；：…—“”]{0,3}(?:没说|说不出|没吭|
  没有说)[^，。！？；：…—“”]{0,4}|张了张嘴|
  翻来覆去[^，。！？；：…—“”]{0,4}睡不着|[脸头](?:埋|蒙)[进在到][^，。！？；：…—“”]{0,6}|
  捂[着住](?:嘴|脸|眼睛)|
  眼睛[^，。！？；：…—“”]{0,5}亮了|耳[朵根][^，。！？；：…—“”]{0,5}(?:红|发烫|发热)|
  [背别]过[身脸头]去?|
  心[^，。！？；：…—“”]{0,3}(?:咚咚|怦怦|扑通|一沉|一紧|揪)[^，。！？；：…—“”]{0,4}|
  手心[^，。！？；：…—“”]{0,6}汗|
  喉咙[^，。！？；：…—“”]{0,4}(?:堵|哽|发紧)|鼻子[^，。！？；：…—“”]{0,3}酸|
  [走跑][几两三一]步[就便]?回一?[次个]?头
`

const shownFeeling: GoodWriting = {
  label: '情感流露',
  texts: TELLING,
  find: wherever(
    BODY,
    ([words]) => `“${words}”是看得见的样子，没有直接说心情，心情也读得出来。`,
    /差点|每每|[冻冷累热晒病]|发烧|跑完|老师讲|如果|假如|要是|每次|总是|常常/,
  ),
  marks: [
    {
      text: '老师走过来了，我攥着卷子的一角，头也不抬。',
      quote: '我攥着卷子的一角',
    },
    { text: '弟弟咬着嘴唇，把碎片一块一块捡起来。', quote: '弟弟咬着嘴唇，把碎片一块一块捡起来' },
  ],
  leaves: ['外面太冷了，我的手冻得发抖。', '如果没考好，他就不敢抬头。', '我们班有四十个同学。'],
}

const turned: GoodWriting = {
  label: '波澜',
  texts: TELLING,
  find: wherever(
    regex()`
      (?<![不自])以为[^。！？；：…—“”]{3,30}[，；](?:没想到|谁知|想不到|可|但|他却|她却|却|结果|
      原来)
    `,
    () => '先写以为会怎样，再写其实怎样，一件小事就有了起伏。',
    /有人以为|人们以为|许多人/,
  ),
  marks: [
    {
      text: '我以为他会把书扔回来，没想到他蹲下去，一页一页地捡。',
      quote: '我以为他会把书扔回来，没想到他蹲下去',
    },
    {
      text: '大家都以为它活不成了，可到了三月，根上冒出两片小叶子。',
      quote: '大家都以为它活不成了，可到了三月',
    },
  ],
  leaves: ['我不以为然地走了，可他追了上来。', '我以为是妈妈回来了。'],
}

const PRECISE = /把|先|[一两三四五六七八九十半]{1,2}[张块根颗下遍圈勺碗杯条只截页支把片层步]/

const habit: GoodWriting = {
  label: '细节',
  texts: TELLING,
  find: wherever(
    new RegExp(
      compact`
        (?:[他她]|爷爷|奶奶|爸爸|妈妈|外公|外婆|姥姥|姥爷|父亲|母亲|师傅|老师)(?:说话|出门|吃饭|
        走路|进门|回家|睡觉)?(?:总(?:是|要|会|把|先|爱)|每次都?|每天都?|老是|
        从来?不)[^。！？；：…—“”]{2,14}(?:${PRECISE.source})[^。！？；：…—“”]*
      `,
    ),
    () => '写的是人物一直怎么做，不用说这是怎样的人，人就认得出来了。',
    /认真|努力|关心|负责|热情|耐心|辛|勤|忙|好吃|送我|接我|教我们|知识|如果|作业/,
  ),
  marks: [
    {
      text: '爷爷出门总要把锁拉三下，拉完了还要回头看一眼。',
      quote: '爷爷出门总要把锁拉三下，拉完了还要回头看一眼',
    },
    {
      text: '外婆总把我吃剩的饭拌上两勺汤，自己吃完。',
      quote: '外婆总把我吃剩的饭拌上两勺汤，自己吃完',
    },
  ],
  leaves: ['老师总是认真地把每一道题讲清楚。', '妈妈每天都很忙。'],
}

const struggled: GoodWriting = {
  label: '细节',
  texts: TELLING,
  find: wherever(
    regex()`
      怎么([^，。！？；：…—“”我你他她]{1,2})也\1?不[^，。！？；：…—“”]{1,3}|
      怎么也[^，。！？；：…—“”是不想都]{1,2}不[^，。！？；：…—“”]{1,3}
    `,
    ([words]) => `“${words}”，难在哪里，读的人一看就明白。`,
    /睡不着|想不到|忘不了|想不通|高兴/,
  ),
  marks: [
    { text: '面粘在我的手上，怎么甩也甩不掉。', quote: '面粘在我的手上，怎么甩也甩不掉' },
    { text: '可是我的饺子怎么也站不起来。', quote: '可是我的饺子怎么也站不起来' },
  ],
  leaves: ['可是怎么也都铺不匀。', '这件事我怎么也忘不了。', '你怎么也不来？'],
}

const twoFigures: GoodWriting = {
  label: '细节',
  texts: TELLING,
  find: wherever(
    regex()`
      ([二两三四五六七八九十百千]+[个人双只条本口间块件家张][^，。！？；：…—“”]{0,4})[，]?(?:只有|
      才|却只|只剩|
      就)(?:[^，。！？；：…—“”]{0,3})([一二两三四五六七八九十半]+[个人双只条本口间块件家张碗])
    `,
    () => '两个数放在一起，多和少一比就看见了。',
    /如果|分钟|小时|一起/,
  ),
  marks: [
    { text: '那时候家里穷，六个孩子只有三双胶鞋。', quote: '六个孩子只有三双胶鞋' },
    { text: '一大家子，八口人才两间屋。', quote: '一大家子，八口人才两间屋' },
  ],
  leaves: ['我们三个人一起去。', '我只有三双鞋。'],
}

const opposed: GoodWriting = {
  label: '对比',
  texts: TELLING,
  find: wherever(
    regex()`
      (?:一辈子|[几十百千]+[多来]?[年次个双件]|天天|整天|
      从早到晚)[^。！？；：…—“”]{2,16}，(?:自己)?却(?:从?没|从来不|不|只|连|
      舍不得)[^。！？；：…—“”，]{3,}
    `,
    () => '前后两句正好相反，放在一起，读的人一下子就记住了。',
    /如果|虽然/,
  ),
  marks: [
    {
      text: '他修了一辈子的鞋，却从没有给自己好好修过一双。',
      quote: '他修了一辈子的鞋，却从没有给自己好好修过一双',
    },
    {
      text: '妈妈天天给别人做衣服，自己却舍不得添一件。',
      quote: '妈妈天天给别人做衣服，自己却舍不得添一件',
    },
  ],
  leaves: ['他很累，却不说。', '虽然练了几十次，却没有成功。'],
}

const SPOKEN = /[说道问喊叫答嚷][：:]“([^“”‘’《》]{8,28})[。！？…]”/
const AS_SPOKEN = regex()`
    [呢嘛呗啦哪哩咧喽哟呀]|别|慢点|咱|俺|傻|这孩子|[一二两三四五六七八九十][个块碗口次]|你看|快去|
    来来
  `
/** What everybody says to everybody. */
const PLATITUDE = regex()`
  加油|努力|坚持|相信|失败|成功|放弃|学习|对不起|没关系|谢谢|不客气|再见|道理|帮助|应该|快乐|棒|
  你好|怎么了|
  早上好|认真|好书|高尚|人生|就像|爱[你我]|生日|值得|做人|勇敢|知识|祖国|道歉|原谅|没事吧
`

const spoken: GoodWriting = {
  label: '语言描写',
  texts: ['story', 'scene'],
  grades: [3, 13],
  find: spokenWords,
  marks: [
    {
      text: '她说：“正长身体呢，多一个是一个。”',
      quote: '正长身体呢，多一个是一个',
    },
    { text: '他推推我，问：“你这把破伞借不借呀？”', quote: '你这把破伞借不借呀' },
  ],
  leaves: ['老师说：“只要努力就会成功的，别放弃。”', '他说：“我来了。”'],
}

function spokenWords({ sentence }: Place): Good | undefined {
  const match = SPOKEN.exec(sentence.text)
  const words = match?.[1] ?? ''
  if (match === null || !AS_SPOKEN.test(words) || PLATITUDE.test(words)) return undefined
  const start = sentence.start + match.index + match[0].indexOf('“') + 1
  return {
    start,
    end: start + words.length,
    explanation: '话照原样写下来，没有换成转述，读的人就像亲耳听见的。',
  }
}

/** 吓得我往后退了好几步: how much, by what it did. */
const SO_THAT = /[吓疼痛累急气冻热静笑乐羞馋辣烫酸困饿渴晒忙](?:得)([^，。！？；：…—“”]{4,16})/
const READY_MADE = regex()`
  满头大汗|汗流浃背|气喘吁吁|哈哈|合不拢嘴|团团转|筋疲力尽|精疲力|目瞪口呆|前仰后合|泪流满面|
  眼泪[直都]|咕咕|发抖|
  要命|不得了|睡不着|哭|说不出话|直不起腰|热闹|流口水|流眼泪|够呛|厉害|不行
`

const soThat: GoodWriting = {
  label: '细节',
  texts: TELLING,
  find: wherever(
    SO_THAT,
    ([words]) => `“${words}”，到了什么地步，写得清清楚楚。`,
    new RegExp(`${READY_MADE.source}|如果|像|时(?:，|候)`),
  ),
  marks: [
    { text: '油溅了出来，吓得我往后退了好几步。', quote: '吓得我往后退了好几步' },
    { text: '屋子里静得我能听见自己咽口水。', quote: '屋子里静得我能听见自己咽口水' },
  ],
  leaves: [
    '就在我热得快趴到地上时，车来了。',
    '我累得满头大汗。',
    '大家玩得很高兴。',
    '他笑得合不拢嘴。',
  ],
}

const feared: GoodWriting = {
  label: '心理描写',
  texts: TELLING,
  find: wherever(
    /生怕([^，。！？；：…—“”]{3,14})/,
    ([words]) => `“${words}”，心里担心的是哪一件事说清楚了，为什么这样做也就明白了。`,
  ),
  marks: [
    { text: '我背着书包往车站跑，生怕赶不上最后一班车。', quote: '生怕赶不上最后一班车' },
    { text: '他轻轻地关上门，生怕吵醒了奶奶。', quote: '他轻轻地关上门，生怕吵醒了奶奶' },
  ],
  leaves: ['我怕黑。', '他生怕。'],
}

const atOnce: GoodWriting = {
  label: '动作描写',
  texts: ['story', 'scene'],
  grades: [1, 6],
  find: wherever(
    /一边([^，。！？；：…—“”一]{2,10})，?一边([^，。！？；：…—“”]{2,12})/,
    () => '两件事同时在做，连在一句里写，样子就看见了。',
    /如果|学习|有的|玩|聊|吃饭|高兴|听课/,
  ),
  marks: [
    { text: '妈妈一边捋着红绳子一边看着窗外。', quote: '妈妈一边捋着红绳子一边看着窗外' },
    {
      text: '弟弟一边抹眼泪，一边把碎片往口袋里装。',
      quote: '弟弟一边抹眼泪，一边把碎片往口袋里装',
    },
  ],
  leaves: ['我们一边吃饭一边聊天。', '有的一边唱歌一边跳舞。'],
}

export const TOLD: readonly GoodWriting[] = [
  turned,
  opposed,
  twoFigures,
  upTo,
  noticed,
  soThat,
  slowed,
  struggled,
  detail,
  shownFeeling,
  habit,
  feared,
  smelt,
  bySense,
  counted,
  totalled,
  measured,
  heard,
  atOnce,
  spoken,
]
