import { expect, it } from 'vitest'
import { TABLES } from '../../testing.ts'
import { readDocument } from '../../text/document.ts'
import type { Finding } from '../rule.ts'
import { misspellingsOf } from './misspellingsOf.ts'
import { wrongCharacter } from './wrong-character.ts'

const LONG =
  '星期天的早上，我和爸爸去河边钓鱼。河水清清的，水草在水里轻轻地摇。爸爸教我挂鱼饵、甩鱼竿，我坐在小凳子上，一动也不敢动。过了好一会儿，浮漂忽然往下一沉，我用力一提，一条银白色的小鱼跳出了水面。我高兴得叫了起来，爸爸也笑了。回家的路上，我提着小桶，觉得这个早上过得真快。'

function quotes(text: string, isWanted = (_: Finding) => true): string[] {
  const document = readDocument(text, TABLES)
  return wrongCharacter
    .find(document)
    .filter(isWanted)
    .map(
      ({ paragraph, start, end }) => document.paragraphs[paragraph]?.text.slice(start, end) ?? '',
    )
}

function isFault({ doubt }: Finding): boolean {
  return doubt === undefined
}

it('finds nothing in an essay without mistakes', () => {
  expect(quotes(LONG)).toEqual([])
})

it('asks for more in a clean essay than in one full of mistakes', () => {
  const [doubtful, sure] = [
    '好像有人多在后面看着我们。',
    '大家跃跃欲式。他毫不犹预地跑了。我门都笑了。爸爸的头发花百了。',
  ]
  expect(quotes(LONG + doubtful, isFault)).toEqual([])
  expect(quotes(LONG.slice(0, 60) + sure + doubtful, isFault)).toContain('多')
})

it('believes a doubtful character the less, the more of its text is wrong, but no word itself', () => {
  const some = '他毫不犹预地跑了。'
  const many = '大家跃跃欲式。我门都笑了。爸爸的头发花百了。老师表杨了他。河水清沏见底。'
  const doubtful = '妈妈把花种在院子里，那年冬天，弟弟得了奖，大家都跨了他，车箱里很冷。'
  expect(quotes(LONG.repeat(2) + some + doubtful)).not.toContain('跨')
  expect(quotes(LONG.slice(0, 60) + some + many + doubtful, isFault)).toContain('跨')
  expect(quotes(LONG.slice(0, 60) + some + many + doubtful, isFault)).not.toContain('车箱')
})

it('sees a doubled character that is wrong both times, and asks in a clean essay', () => {
  const slip = '桌上有一碗热气疼疼的粥。'
  expect(quotes(`大家跃跃欲式。${slip}`, isFault)).toContain('热气疼疼')
  expect(quotes(LONG.repeat(5) + slip)).toEqual(['热气疼疼'])
  expect(quotes(LONG.repeat(5) + slip, isFault)).toEqual([])
  expect(quotes(LONG + '桌上有一碗热气腾腾的粥，一阵阵香味飘来，我的牙疼疼的。')).toEqual([])
})

it('hears what somebody says, however short, but not a term in quotation marks', () => {
  const sure = '大家跃跃欲式。他毫不犹预地跑了。'
  expect(quotes(`${sure}妈妈问：“好吃妈？”`)).toContain('妈')
  expect(quotes(`${sure}这叫“好吃妈？”`)).not.toContain('妈')
})

it('leaves alone what there is, one thing after the other, however full of slips the text', () => {
  const text =
    '大家跃跃欲式。我门都笑了。爸爸的头发花百了。天空中飞满了各种各洋的风筝，有长长的蜈蚣，有漂亮的湖蝶，还有一只大老虎。'
  expect(quotes(text)).toContain('各种各洋')
  expect(quotes(text)).not.toContain('有')
})

it('leaves the character alone that the essay is about, beside a slip as well', () => {
  const slip = '我想，等放暑假，一定要去帮他锄草，这一次我不会在锄错了。'
  expect(quotes(slip)).toContain('锄错')
  expect(quotes(`我拿起锄头就锄，把刚长出来的豆苗当草锄掉了。${slip}`)).toEqual(['在'])
})

it('leaves a word alone that the pupil writes again and again: it is a name or a word of their own', () => {
  expect(quotes('我养了一只小狗，名叫点点。点点爱吃“旺旺”。')).toEqual([])
  expect(quotes('我们的社团叫星程社。星程社在二楼，星程社每周三活动。')).toEqual([])
})

it('never says which 他 is meant, in whatever it marks', () => {
  expect(quotes('妈妈笑了，他拉着我的手。')).toEqual([])
})

it('reads the same after a thousand other sentences', () => {
  const text = '看到有人落水，叔叔毫不犹预地跳了下去。'
  const before = quotes(text)
  for (let other = 0; other < 1000; other += 1) quotes(`今天是第${other}天。`)
  expect(quotes(text)).toEqual(before)
})

it('answers measurements with places of the text itself', () => {
  for (const point of ['shipped', 'balanced'] as const) {
    const [found] = misspellingsOf('　大家都跃跃欲式。', TABLES, point)
    expect('　大家都跃跃欲式。'.slice(found?.start, found?.end)).toHaveLength(found?.to.length ?? 0)
    expect(found?.to).toMatch(/试/)
  }
})

it('leaves classical prose alone, and not the prose around it', () => {
  const classical = '霞客自以有母在堂，恋恋菽水之养，乃夏屋渠渠，院内几进，其乐也融融矣。'
  expect(quotes(classical)).toEqual([])
  expect(quotes(`${classical}\n大家都跃跃欲式。`)).toEqual(['跃跃欲式'])
  const today =
    '其实我以前很怕水，而且怕得要命，以至于一看见游泳池就往后退。爸爸没有逼我，只是每个星期天都带我去看别人游泳，看他们在水里翻跟头、打水仗，一个个都像小鱼。时间长了，我也跃跃欲式，想下去试一试。于是我下了水。对我而言，这比考满分还开心，快乐之余，我想：人之为人，贵在敢于试一试吧？以我的胆子，能这样已经很不错了。'
  expect(quotes(today)).toEqual(['跃跃欲式'])
})
