import { expect, test } from 'vitest'
import { makeEssay, makeTask, TABLES } from '../testing.ts'
import { measureValidity } from './validity.ts'

const requirement =
  '生活中总有一些人让我们难忘，也许是给你讲题的同桌，也许是每天清晨扫街的爷爷，也许是送你上学的妈妈。' +
  '请选择其中的一位，写一写你和这个人之间发生的一件事，把事情的经过写清楚，把人物的语言和动作写具体，' +
  '还要写出当时自己心里的真实感受，让读的人也能喜欢上这个人。'
const own =
  '上个星期六，我抱着篮球从楼道里跑出来，一头撞翻了门卫叔叔的茶缸。滚烫的水洒了一地，我吓得站着不敢动。' +
  '他却先蹲下来翻看我的手背，嘴里念叨着没烫着就好，转身拿拖把去了。我赶紧捡起碎片，小声说了句对不起。'

function judge(text: string) {
  const essay = makeEssay({ content: text, task: makeTask({ requirement }) })
  return measureValidity(essay, text, text, 'narrative', TABLES)
}

test('a task copied out stays copied with a few own lines behind it', () => {
  const { copied, problem } = judge(requirement + own.slice(0, 40))
  expect(copied).toBeGreaterThan(0.65)
  expect(copied).toBeLessThan(0.85)
  expect(problem).toBe('copied')
})

test('who takes up what the task says and goes on alone has copied nothing', () => {
  const { copied, problem } = judge(requirement.slice(0, 72) + own)
  expect(copied).toBeGreaterThan(0.35)
  expect(copied).toBeLessThan(0.55)
  expect(problem).toBeNull()
})

test('a sentence that comes back is no padding; a text written twice is', () => {
  const refrain = judge(`${own.slice(0, 36)}${own}${own.slice(0, 20)}`)
  expect(refrain.repeated).toBeGreaterThan(0.15)
  expect(refrain.repeated).toBeLessThan(0.35)
  expect(refrain.problem).toBeNull()
  expect(judge(own + own).problem).toBe('repeated')
})

test('who writes about a word that no dictionary has writes no heap of words', () => {
  const { problem, misplaced } = judge(
    '生活里，我们常说“将就一下”：字写得潦草，将就看；书桌腿短一截，垫本书将就用；约好的时间晚了十分钟，对方将就等。一次将就，好像省了事；次次将就，却把日子过成了一笔糊涂账。\n将就，首先伤的是手艺。我家楼下有个裁缝，姓周，改一条裤脚收八块钱，别人家只收五块。去年冬天我拿校裤去改，她量了三遍，又让我穿着鞋再站一遍。我嫌麻烦，说差不多就行。她头也不抬：“差一分，你走路就踩一年。”那条裤子我穿到今天，一次也没有踩到过。旁边那家五块钱的，去年就关了门。\n将就，其次伤的是人心。对自己将就惯了的人，很难对别人认真。小组作业里，总有人说“能交就行”，于是查资料的复制一段，做课件的套个模板，最后上台的人念着自己也不懂的话。台下的人将就着听，台上的人将就着讲，一节课就这样被大家合伙浪费了。\n当然，不将就不等于处处较劲。饭菜咸了一点，同伴迟到一回，这些事将就一下，是宽厚。该讲究的是自己手里的活，该将就的是别人无心的错。分得清这两样，才算懂得“将就”二字。\n字还可以再写一遍，裤脚还可以再量一遍。别急着说“将就一下”，先问自己一句：真的只能这样了吗？',
  )
  expect(problem).toBeNull()
  expect(misplaced).toBeLessThan(0.012)
})

test('who writes in rhymes and quotes many verses writes no heap of words', () => {
  const { problem, transitions } = judge(
    '霜染枫林，雁过空庭，晚钟轻敲旧梦醒，凭栏望断暮云青，谁家短笛吹到三更？古道西风送客程，一壶浊酒别长亭，对故乡道一声珍重！\n' +
      '“露从今夜白，月是故乡明。”一句写尽离情。“洛阳亲友如相问，一片冰心在玉壶。”寒江孤舟，灯影如豆，赤心澄澈依旧。\n' +
      '晨起研墨，夜半挑灯，案头残卷伴我少年行，临帖三遍，默诵五更，笔锋渐稳，心田渐静，纸上山河气象生。屏幕闪烁，喧嚣如潮，匆匆脚步谁肯停？对故乡道一声珍重！\n' +
      '檐下燕去，巷口槐凋，石磨无言，井绳老，祖母纺车吱呀摇，童谣声里月儿高。而今高楼林立，霓虹闪耀，归途漫漫，尘满衣袍，唯有乡音未改，乡愁难消。',
  )
  expect(transitions).toBeLessThan(-0.7)
  expect(problem).toBeNull()
})
