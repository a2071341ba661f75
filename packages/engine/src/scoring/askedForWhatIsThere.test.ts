import { describe, expect, it } from 'vitest'
import { makeEssay, reportOf } from '../testing.ts'
import type { Essay } from '../types.ts'

const said = (changes: Partial<Essay>) => JSON.stringify(reportOf(makeEssay(changes)))

/** Nobody is asked for what stands in the essay. */
describe('an argument that has told its case, its counter-view and what its word means', () => {
  const slow = (counterView: string, title = '慢一点，又何妨') =>
    said({
      genre: 'j-argument',
      gradeLevel: 9,
      title,
      content: [
        '有人说，这是一个快的时代。快递要次日达，视频要倍速看，连吃饭都要快餐。我却想说：慢一点，又何妨。',
        '慢，不是懒，而是把事情做透。我的外公是修表匠，他修一块表要用一整天。有一次我嫌他慢，他指着放大镜下的齿轮说：“这里差一根头发丝，它一天就慢一分钟。”我凑过去看，果然看见一个齿上有一道细得几乎看不见的划痕。后来那块表的主人来取表，说别家修了三次都没修好。原来外公的慢，省下的是别人三次的快。',
        `${counterView}消防员赶赴火场，医生抢救病人，当然要争分夺秒。可是消防员能在一分钟里穿好战斗服，靠的是平时上千次不紧不慢的训练；医生下刀又快又准，靠的是十几年一页一页读过的书。`,
        '反过来看我们自己：一晚上刷完五套卷子，错题却从来不改，第二天遇到同样的题照样错。这样的快，不过是在原地跑步，汗流了不少，路却没有走。',
        '所以，不妨慢一点。慢下来，读懂一页书，弄清一道题，听完一个人的话。走得稳的人，才走得远。',
      ].join('\n'),
    })
  const objected = '有人会反驳：如今竞争激烈，慢了就会被淘汰。这话不无道理。'
  const whole = slow(objected)

  it('is not asked for them again', () => {
    expect(whole).not.toContain('这个观点在什么时候不成立')
    expect(whole).not.toContain('给第2段配一个有名有姓的例子')
    expect(whole).not.toContain('给第2段引一处原话')
    expect(whole).not.toContain('你给它下过定义吗')
    // 慢 of the title leads from the first paragraph to the second.
    expect(whole).not.toContain('“我却想说：慢一点，又何妨”，这一段从')
  })

  it('is asked for the counter-view where there is none, before its ending', () => {
    expect(slow('')).toMatch(/在第[234]段之后加一段，说说这个观点在什么时候不成立/)
  })

  it('is asked once at most what another order would change', () => {
    for (const number of ['', ...'一二三四五六七八'])
      expect(
        slow(objected, `慢一点，又何妨${number}`).match(/换个位置|换个顺序/g) ?? [],
      ).not.toHaveLength(2)
  })
})

describe('what was said', () => {
  const asked = (clause: string) =>
    said({
      genre: 'e-event',
      gradeLevel: 6,
      title: '那一次，我真后悔',
      content: [
        '那是去年冬天的一个早晨，天灰蒙蒙的，下着小雨。我背着书包急急忙忙地往学校跑，生怕迟到。',
        '跑到校门口的时候，我看见一个卖烤红薯的老奶奶正弯着腰捡红薯。原来她的三轮车被一块石头绊了一下，一筐红薯全滚到了地上。有几个滚进了水坑，沾满了泥。老奶奶一边捡，一边用袖子擦。',
        '我停了一下。我想去帮她，可是又看了看手表，还有三分钟就打铃了。我们班的流动红旗可不能因为我丢了。我低下头，装做没看见，从她身边跑了过去。',
        `一上午，我都没有心思听课。我的眼前总是出现老奶奶那双冻得通红的手。数学老师叫我回答问题，我站起来，${clause}。`,
        '放学后，我跑到校门口，老奶奶已经不在了，地上只剩下一块摔烂的红薯皮，被人踩得扁扁的。我蹲下来，把它捡起来扔进了垃圾箱。',
        '从那以后，每次经过校门口，我都会往那个地方看一眼。可是那个卖红薯的老奶奶再也没有来过。我常常想，如果那天我停下来，哪怕只捡一个，也不会象现在这样后悔。',
      ].join('\n'),
    })
  const remembered = /那时说的原话还记得吗/

  it.each(['什么也说不出', '一句话也没有说', '不敢跟老师说实话', '没有告诉任何人'])(
    'is not remembered where nobody spoke: %s',
    (clause) => expect(asked(clause)).not.toMatch(remembered),
  )

  it('is asked for where somebody did speak', () => {
    expect(asked('小声说我没有听懂')).toMatch(remembered)
  })
})

it('names 祥子 by its name, and argues with nobody about a book that was read', () => {
  const text = said({
    genre: 'j-response',
    gradeLevel: 8,
    title: '读《骆驼祥子》有感',
    content:
      '合上《骆驼祥子》，我的脑子里总是出现那辆新车。祥子为了它，起早贪黑拉了三年，一百块钱，一分一分从牙缝里省下来。书里写他第一次看见自己的车，“手哆嗦得更厉害了，揣起保单，拉起车，几乎要哭出来”。我读到这里，也替他高兴。\n可是那辆车只跟了他半年。兵来了，车没了；攒的钱被孙侦探敲走了；虎妞难产死了，第二辆车又卖了。每一次他快要站起来的时候，就有一只手把他按下去。最后，那个从前连喝茶都舍不得的小伙子，变成了一个为了六十块钱出卖别人的人。\n一开始我很生气，觉得祥子太没有骨气了，别人也穷，为什么别人没有变坏？后来和爸爸聊起来，爸爸问我：“如果你存了三年的钱，被人抢了三次，你还存不存？”我想了很久，没有回答。我想起去年学游泳，第一次呛水我就不肯再下去，教练哄了一个星期。我只呛了一口水，祥子呛的是一辈子。\n老舍没有骂祥子，他只是把祥子怎样一步一步走下去写给我们看。我觉得这比骂他更可怕。因为骂一个人，我们会觉得那是他的事；看着一个好好的人慢慢烂掉，我们会想：要是我呢？\n所以这本书读完，我记住的不是“要努力”三个字。祥子够努力了。我记住的是，一个社会如果让努力的人一次次落空，就不要怪他后来不努力。',
  })
  expect(text).not.toMatch(/子、祥|祥、子/)
  expect(text).not.toMatch(/反对你的人|支持你的观点|的道理配上一个例子/)
  // 我很生气，觉得祥子太没有骨气了: the feeling has its reason beside it.
  expect(text).not.toContain('told-feeling')
})

it('asks a letter for nothing that stands behind its colon', () => {
  const text = said({
    genre: 'e-letter',
    gradeLevel: 5,
    title: '给远方的表姐的一封信',
    content:
      '亲爱的小雨表姐：\n你好！你去北京上学已经两个多月了，你在那里习惯吗？吃得惯面条吗？\n我要告诉你一个好消息：我家阳台上那盆茉莉开花了。你走的那天，它还只有几个绿豆大的花苞，你说等开花了拍照片给你。现在它开了十一朵，晚上一开窗，整个屋子都是香的。奶奶每天早上摘两朵放在枕头边，说比蚊香还管用。我把照片夹在信里，你看了一定会想家吧。\n还有一件事我一直没敢跟你说。你送我的那本《昆虫记》，被我掉进洗脚盆里了。我把它一页一页用夹子夹起来晾在阳台上，晾了三天，字还看得清，可是书变得鼓鼓的，像一块发糕。我怕你生气，就一直瞒着你。现在说出来，心里轻松多了。\n你寒假什么时候回来？记得早点告诉我，我好去车站接你。爷爷说要给你留一只最肥的鸡。\n祝你\n学习进步！\n表妹：朵朵\n10月28日',
  })
  expect(text).not.toMatch(
    /“我要告诉你一个好消息”，最想接着知道什么|一件事我一直没敢跟你说”，读的人看完/,
  )
  expect(text).not.toMatch(/“我怕你生气”，读的人看得出为什么吗/)
  expect(text).not.toContain('数得出的数字')
})

it('asks of a letter to a stranger nothing that only a friend could know', () => {
  const asked = Array.from({ length: 12 }, (_, more) =>
    said({
      genre: 'e-letter',
      gradeLevel: 6,
      title: '给山里小伙伴的一封信',
      content: `亲爱的小伙伴：\n你好！我们虽然没见过面，但是我从视频里认识了你们学校：那条弯弯的山路，那面挂在竹竿上的国旗，还有你们吃午饭用的搪瓷碗。\n我们班把看过的书包上书皮，一共包了${more + 120}本。我负责写标签，写错了三张，同桌笑我比考试还紧张。里面有我画的一只蝉，你读到那一页，可以告诉我画得像不像吗？\n能不能寄给我一片你们那里的树叶？我会把它贴在日记本的第一页。\n祝你\n学习进步！\n你的新朋友：一诺\n6月3日`,
    }),
  ).join('\n')
  expect(asked).toContain('小伙伴')
  expect(asked).not.toMatch(
    /他从前对你|和他分开以后|他也认识的人|你们俩才知道|最惦记你|最想他的是哪一刻/,
  )
})

it('asks an argument with a case of its own and an objection for neither', () => {
  const text = said({
    genre: 's-argument',
    gradeLevel: 11,
    title: '论“旁观”',
    content:
      '鲁迅先生写看客，写他们“颈项都伸得很长，仿佛许多鸭，被无形的手捏住了的，向上提着”。一百年过去，伸长脖子的人少了，举起手机的人多了。旁观换了姿势，却没有离开。\n旁观之所以容易，是因为它不需要成本。站在人群之外，我们既不必承担救人的风险，又能获得知情的满足。上个月，校门口一位骑电动车的阿姨被撞倒，围了二十多个人，其中至少有七八部手机在拍。真正蹲下去问她疼不疼的，是一个刚放学的初一学生。他后来对我说，他也害怕，怕说不清，只是看见她的手一直在找鞋。\n有人会说，旁观也是一种克制：不懂急救的人贸然上前，反而添乱。这话有它的道理。心肺复苏做错了，确实会压断肋骨。但是打一个电话、疏散一条通道、留下来做一个证人，并不需要专业的本事。把“不会”当作“不做”的借口，恰恰是旁观最体面的外衣。\n更值得警惕的，是我们对自己的旁观。明知熬夜伤身，却看着自己一点一点滑下去；明知那件事应当道歉，却等着时间把它冲淡。旁观他人，失去的是热度；旁观自己，失去的是方向。\n走出旁观，未必要做英雄。蹲下去，问一句疼不疼，就已经从看的人变成了在场的人。',
  })
  expect(text).not.toMatch(/换到不同意你的人那边|一件亲历的小事就够|最好是你亲眼见过的/)
  expect(text).not.toContain('“恰恰是旁观最体面的外衣”后面接一句因为')
})

it('asks a child of eight for no sound that is there, and for no cutting of its longest paragraph', () => {
  const text = said({
    genre: 'e-object',
    gradeLevel: 2,
    title: '我家的小仓鼠',
    content:
      '我家有一只小仓鼠，名字叫团团。它的毛是灰色的，摸上去软软的。它的眼睛像两颗黑豆，圆溜溜的。\n团团最爱吃瓜子。我给它一颗瓜子，它就用两只小爪子抱住，咔咔咔地啃，一会儿就吐出壳来。有时候它把瓜子都塞在嘴里，两边的脸鼓得像两个小球。\n晚上，团团在轮子上跑，咕噜咕噜地响，吵得妈妈睡不着。妈妈说：“它跑了一晚上，还在老地方。”我听了哈哈大笑。',
  })
  expect(text).not.toMatch(
    /再写一样耳朵听到的|删短两句|“我家有一只小仓鼠”这里停一停|“团团最爱吃瓜子”/,
  )
})

it('asks nobody who writes about 将就 to say 就 less often, and takes its claims for no story', () => {
  const text = said({
    genre: 'j-argument',
    gradeLevel: 9,
    title: '谈“将就”',
    content:
      '生活里，我们常说“将就一下”：字写得潦草，将就看；书桌腿短一截，垫本书将就用；约好的时间晚了十分钟，对方将就等。一次将就，好像省了事；次次将就，却把日子过成了一笔糊涂账。\n将就，首先伤的是手艺。我家楼下有个裁缝，姓周，改一条裤脚收八块钱，别人家只收五块。去年冬天我拿校裤去改，她量了三遍，又让我穿着鞋再站一遍。我嫌麻烦，说差不多就行。她头也不抬：“差一分，你走路就踩一年。”那条裤子我穿到今天，一次也没有踩到过。旁边那家五块钱的，去年就关了门。\n将就，其次伤的是人心。对自己将就惯了的人，很难对别人认真。小组作业里，总有人说“能交就行”，于是查资料的复制一段，做课件的套个模板，最后上台的人念着自己也不懂的话。台下的人将就着听，台上的人将就着讲，一节课就这样被大家合伙浪费了。\n当然，不将就不等于处处较劲。饭菜咸了一点，同伴迟到一回，这些事将就一下，是宽厚。该讲究的是自己手里的活，该将就的是别人无心的错。分得清这两样，才算懂得“将就”二字。\n字还可以再写一遍，裤脚还可以再量一遍。别急着说“将就一下”，先问自己一句：真的只能这样了吗？',
  })
  expect(text).not.toMatch(/“就”全文用了|更像在讲一件事|连不成通顺的句子/)
})

describe('an argument whose paragraphs answer each other', () => {
  const told =
    '我把同一道题做错了三次。老师没有讲解，只让我把受力图画出来。我拿着笔站在黑板前，画了两个箭头就停住了，从来没有想过那块木头浮在水上是怎么一回事。那天中午我没有刷题，在水池边用一个饭盒和一把硬币试了四十分钟，水洒了一地。'
  const view =
    '有的同学会说：“别人都往前赶，就我不赶，会不会落下？”我以前也有这样的担心。考场上两个半小时，谁也不会等我。后来我问了物理老师，她笑着说，会做的题，手自己就快了。打字的人当初也都一个键一个键地练过指法。'
  const report = said({
    genre: 'j-argument',
    gradeLevel: 8,
    title: '给慢留一点位置',
    content: [
      '教室后墙的标语催我们快。我认为，该慢的时候要慢，不该慢的时候，也不必拖。慢是一种本事。',
      told,
      '由此我想，我们以为的快，有一部分其实是跳过。慢下来的时间没有浪费，慢的人把不懂的地方补上了。',
      view,
      '所以，不妨给慢留一点位置。慢，是为了走得远。',
    ].join('\n'),
  })

  it('is not asked for the step, the reason, the other view and the second half that stand there', () => {
    expect(report).not.toMatch(/到“由此我想”|说起，连起来读一读/)
    expect(report).not.toMatch(/这个观点在什么时候不成立|最可能怎样反驳|先让一步/)
    expect(report).not.toMatch(/“有的同学会说”(?:这一段和中心|写起的这一段)/)
    expect(report).not.toMatch(/给“该慢的时候要慢”配/)
    expect(report).not.toContain('“我把同一道题做错了三次”，说到这里可以再走一步')
  })
})

it('asks no ending that says what the writer thinks for a thought', () => {
  const ending = (last: string) =>
    said({
      genre: 'e-event',
      gradeLevel: 5,
      title: '那把坏了的雨伞',
      content: `我家门后挂着一把蓝雨伞，伞骨断了一根。\n三年级的一个下午下起了大雨，爷爷撑着这把伞，一瘸一拐地跑来接我。走到桥上，一阵风把伞吹翻了，爷爷用手捏住断的地方，一路捏着，捏得手指都白了。\n现在爷爷回老家去了。${last}`,
    })
  const lift = /就停了，再说一句|后面再添半句：现在想起来/
  expect(ending('那把伞还挂在门后。')).toMatch(lift)
  expect(ending('我总觉得，那把伞还往我这边斜着呢。')).not.toMatch(lift)
})

describe('where an argument that is too short can grow', () => {
  const grown = (middle: string) =>
    said({
      genre: 'j-argument',
      gradeLevel: 8,
      title: '坚持',
      content: [
        '有人聪明，有人勤快，可是走得远的，往往是肯坚持的人。在我看来，坚持比聪明要紧得多，因为聪明只管得了一时，坚持才管得了一生。',
        middle,
        '所以，不要问路有多远，先问自己今天走了没有。坚持下去，路就在脚下，远方也就不远了，这是我相信的道理。',
      ].join('\n'),
    })

  it('is not asked for an example where one is told', () => {
    const told = grown(
      '爷爷做了一辈子木工。他刨一块板子，刨了又量，量了又刨，一上午只做好了一条凳子腿。',
    )
    expect(told).not.toContain('第2段的道理配上一个例子')
    expect(told).toContain('先从第2段的例子写起')
  })

  it('is asked for one where somebody is thought of and nothing is told', () => {
    const thought = grown(
      '也许有人会说，坚持了也不一定成功。这话不假。何况坚持会改变一个人：它让我学会了等，也学会了在没有掌声的时候把事做完。',
    )
    expect(thought).toContain('先给第2段的道理配上一个例子')
  })

  it('is asked for one where nothing is told', () => {
    const bare = grown(
      '坚持是一种力量，也是一种态度。有了坚持，困难就会变小，梦想就会变近，人生也会更精彩。',
    )
    expect(bare).toContain('先给第2段的道理配上一个例子')
  })
})
