/** Words by which a clause is seen to stop too soon. Source: ours; free to use with this product. */
import { compact } from '../text/multiline.ts'

/** What somebody is: 是一个善良 lacks the person. */
export const QUALITY = compact`
  善良|勤劳|勇敢|可爱|活泼|开朗|聪明|热心|爱笑|爱哭|温柔|严厉|幽默|调皮|认真|乐观|坚强|诚实|大方|
  细心|慈祥|懂事|努力|勤奋|刻苦|乐于助人|助人为乐|拾金不昧|热情|谦虚|孝顺|慷慨|和蔼可亲|有爱心|
  有上进心|有责任心|有耐心|有礼貌|有才华|有毅力|有恒心|讲卫生|讲礼貌|守纪律|粗心|胆小|害羞|马虎|
  贪玩|文静|著名|优秀|出色|伟大|杰出|年轻|合格|了不起|
  有趣|美丽|好学|好动|爱看书|爱学习|爱运动|爱干净|能干|节俭|朴素|心地善良|活泼可爱|漂亮|友好
`
export const VIRTUES = compact`
  (?:艰苦奋斗|艰苦朴素|勤俭节约|助人为乐|乐于助人|舍己为人|大公无私|无私奉献|拾金不昧|尊老爱幼|
  尊师重道|团结互助|不怕困难|
  不怕吃苦|持之以恒|刻苦学习|刻苦钻研|顽强拼搏|坚持不懈|永不放弃|永不言弃|吃苦耐劳|见义勇为|
  知难而进|奋发图强|爱岗敬业|
  勇于探索|勇于创新|全心全意为人民服务|自强不息|诚实守信|迎难而上|不屈不挠|百折不挠)
`
/** They come in, they are nothing that happens: 防止风沙 and 防止流感 are whole. */
export const BADLY = '小偷|坏人|蚊子|苍蝇|老鼠|野狗'
export const FELT = compact`
  害怕|恐惧|难过|伤心|悲伤|高兴|快乐|开心|激动|兴奋|紧张|自豪|骄傲|愧疚|惭愧|内疚|温暖|幸福|甜蜜|
  后悔|失望|委屈|惊讶|得意|满足|
  感动|羡慕|烦躁|焦虑|愤怒|恐慌|懊悔|沮丧|惊慌|心疼|害羞|尴尬|失落|好奇|敬佩|孤单|孤独|忧伤|酸酸|
  甜甜|暖暖|酸楚|灿烂|甜美|晶莹|激动万分|说不出
`
export const FACES = '感觉|心情|滋味|念头|样子|笑容|泪水|眼泪|想法'
/** After 种 a thing is named, and what it does: 佩服这种人说到做到. */
export const NAMED =
  '人|方法|办法|精神|品质|态度|做法|本领|技能|知识|花|鸟|书|歌|舞|树|药|动物|植物|游戏'
/** How a thing is: 展开了热烈 lacks the thing. */
export const HOW = '热烈|激烈|优异|衷心|诚挚|深刻|浓厚|亲切|崇高|难忘|灿烂|显著|热情'
