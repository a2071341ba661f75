import { describe, expect, it } from 'vitest'
import { corpusEssay, ESSAYS } from '../corpus/essays.ts'
import { makeEssay, reportOf, TABLES } from '../testing.ts'
import { readDocument } from '../text/document.ts'
import { goalMet } from './goalMet.ts'
import { findPlaces } from './places.ts'

const STORY = { textType: 'story' as const, isArgued: false, named: [] }
const REPORTS = ESSAYS.slice(0, 40).map(({ essay }) => ({ essay, report: reportOf(essay) }))

describe('goals for the next draft', () => {
  it('are three, each of another trait and none met by the draft they are set for', () => {
    for (const { essay, report } of REPORTS) {
      const goals = report.goals ?? []
      expect(goals).toHaveLength(3)
      expect(new Set(goals.map(({ trait }) => trait)).size).toBe(3)
      for (const goal of goals) expect(goalMet(goal, essay, TABLES)).toBe(false)
    }
  })

  it('say what to do, where, and how one sees that it is done', () => {
    for (const { report } of REPORTS)
      for (const { text, done, paragraph } of report.goals ?? []) {
        expect(text.length).toBeGreaterThan(8)
        expect(done.length).toBeGreaterThan(4)
        if (paragraph !== null) expect(report.paragraphs[paragraph]).toBeDefined()
      }
  })

  it('are met by a draft that does what they ask for', () => {
    const { essay } = corpusEssay('grade5-middling')
    const goal = {
      trait: 'CONTENTS_FULL' as const,
      paragraph: null,
      text: '',
      done: '',
      check: { kind: 'count' as const, measure: 'characters' as const, least: 400 },
    }
    expect(goalMet(goal, essay, TABLES)).toBe(false)
    const longer = { ...essay, content: `${essay.content}\n${'妈妈端着水走过来。'.repeat(8)}` }
    expect(goalMet(goal, longer, TABLES)).toBe(true)
  })
})

describe('goals', () => {
  it('count as named feelings those alone that are named: who laughs, or loves to read, names none', () => {
    const measured = (content: string) => {
      const goal = {
        trait: 'EMOTION_SINCERE' as const,
        paragraph: null,
        text: '',
        done: '',
        check: { kind: 'count' as const, measure: 'namedFeelings' as const, most: 1 },
      }
      return goalMet(goal, makeEssay({ content }), TABLES)
    }
    expect(measured('他爱看书，我笑得直不起腰，妈妈的眼泪都笑出来了。我很佩服他。')).toBe(true)
    expect(measured('我很高兴，也很紧张。')).toBe(false)
  })

  it('on circled slips are met once those are put right', () => {
    const essay = makeEssay({
      content:
        '冬至那天，奶奶说要包饺子。奶奶先和面，我站在旁边看。我拿起一张饺子皮，学着奶奶的样子舀了一大勺肉馅。可是馅放的太多了，我怎么捏也捏不上，一使劲，肉馅从旁边挤了出来，流了我一手油。\n弟弟在旁边哈哈大笑，说：“姐姐的饺子真好玩。”我以经不想包了。奶奶座到我身边，她的眼框红红的，手上全是面粉。\n饺子下锅了，我趴在锅边看，它们在水里游来游去。',
    })
    const goal = reportOf(essay).goals?.find(({ trait }) => trait === 'STANDARD')
    if (goal === undefined) throw new Error('no goal on the slips')
    expect(goal.text).toContain('馅放的太多')
    expect(goalMet(goal, essay, TABLES)).toBe(false)
    const content = essay.content
      .replace('座到', '坐到')
      .replace('放的', '放得')
      .replace('以经', '已经')
      .replace('眼框', '眼眶')
    expect(goalMet(goal, { ...essay, content }, TABLES)).toBe(true)
  })

  it('tells no ending that comes back to the title or the opening to come back', () => {
    const liftsOf = (ending: string) =>
      JSON.stringify(
        reportOf(
          makeEssay({
            genre: 'j-argument',
            gradeLevel: 8,
            title: '说“等”',
            content: `排队的时候前面多一个人都会叹气，我们好像都不会等了。\n古时候有个宋国人，嫌禾苗长得慢，就一棵一棵往上拔，结果禾苗都枯死了。\n农民播了种，浇了水，除了草，才坐在田埂上抽一袋烟，把结果交给日子。\n${ending}`,
          }),
        ).dimensions,
      )
    const MISSED = /没有接住开头|没有找到开头的词/
    expect(liftsOf('愿大家都学会安静，风会来，花会开。')).toMatch(MISSED)
    expect(liftsOf('等风来，也等花开。')).not.toMatch(MISSED)
    expect(liftsOf('排队的人多了，风会来，花会开。')).not.toMatch(MISSED)
  })

  it('takes neither the date of a diary nor half of a sentence for its opening', () => {
    const said = (content: string, genre = 'e-diary') =>
      JSON.stringify(
        reportOf(makeEssay({ title: '十月十二日 星期六 晴', genre, content })).dimensions,
      )
    const diary = said(
      '十月十二日 星期六 晴\n今天，我和爸爸去菜市场买菜，准备请姑姑吃饭。\n卖鱼的阿姨拿着一把刀，两下就把鱼收拾好了，我看呆了。\n回家的路上，爸爸提着两大袋菜，我抱着一棵大白菜，走几步歇一歇。',
    )
    expect(diary).not.toMatch(/“十月十二日|在文中有着落：十月|没有接住开头|没有找到开头/)
    const person = said(
      '我们班有一个“百事通”，他叫陆一帆，个子不高。\n有一次上科学课，老师问彩虹为什么是弯的，他站起来就讲，还画了一个图。\n秋游那天，我们看见一种小果子，他说这个他也不知道，回家查了三本书。',
      'e-person',
    )
    expect(person).not.toContain('“我们班有一个”')
  })

  it('finds the answer to the opening before an ending of one short sentence', () => {
    const told = (before: string) =>
      JSON.stringify(
        reportOf(
          makeEssay({
            title: '那一晚',
            content: `我家楼道的声控灯坏了很久，物业总说明天来修。\n第二天晚自习回来，我走到三楼，看见一团黄黄的光，奶奶坐在门里打盹。\n${before}\n心里不慌，就什么也不怕了。`,
          }),
        ).dimensions,
      )
    const MISSED = /没有接住开头|没有找到开头的词/
    expect(told('后来，每天晚上我都在门口留一点亮，等晚归的邻居。')).toMatch(MISSED)
    expect(told('后来，声控灯终于修好了，我抬头看了它很久。')).not.toMatch(MISSED)
  })

  it('reads verse as lines that go on, and asks it neither for a simile nor for other marks', () => {
    const poem = (second: string) =>
      makeEssay({
        title: '雨中的伞',
        genre: 'e-poetry',
        content: `蘑菇从树根旁探出头来，\n${second}，\n撑开在雨里。\n一只蚂蚁跑过来，\n躲在下面，\n抖一抖身上的水。\n蜗牛背着它的房子，\n慢慢走过草叶，\n雨点从叶尖落下来，\n我站在窗前，\n看雨把院子洗成新的，\n也想变成一滴雨，\n落在蘑菇的屋顶上，\n听听蚂蚁说什么。`,
      })
    const report = reportOf(poem('像一把小伞'))
    const said = JSON.stringify([report.dimensions, report.goals])
    expect(said).toContain('比喻1处')
    expect(said).not.toMatch(/打一个比方|没有找到开头的词|没有找到连接|先后的词|只用逗号|探出头”/)
    for (const goal of report.goals ?? [])
      expect(goalMet(goal, poem('像一把小伞'), TABLES)).toBe(false)
    const plain = reportOf(poem('站在大树下'))
    expect(JSON.stringify([plain.dimensions, plain.goals])).toContain('打一个比方')
  })

  it('asks for nobody by name where somebody is named', () => {
    const goalsFor = (who: string) => {
      const essay = makeEssay({
        genre: 'j-argument',
        gradeLevel: 8,
        title: '说“等”',
        content: `等，其实是一种能力。\n等是一种蓄力。${who}在三十岁以后，把起跑脚从右脚换成左脚，整整一年成绩都在倒退，很多人说他老了。他没有辩解，只是一遍一遍地练起跑，终于跑出了最好的成绩。\n愿我们都学会等，等自己长大。`,
      })
      return JSON.stringify(reportOf(essay).dimensions)
    }
    const asked = /给第\d段配一个有名有姓的例子/
    expect(goalsFor('有个运动员')).toMatch(asked)
    expect(goalsFor('苏炳添')).not.toMatch(asked)
  })
})

describe('the advice on each trait', () => {
  it('quotes only what stands in the essay', () => {
    for (const { report } of REPORTS)
      for (const { lift } of report.dimensions.flatMap(({ traits }) => traits))
        for (const [, quote = ''] of lift.matchAll(/“([^”]*)”/g))
          expect(report.paragraphs.join('\n')).toContain(quote)
  })

  it('know a clause that a colon or 所以 and a comma lead up to, and none that 今天 does', () => {
    const announced = (lead: string) =>
      findPlaces(
        readDocument(`我走到奶奶面前。${lead}我把事情的经过告诉了她。`, TABLES),
        [],
        STORY,
      ).announced.map(({ quote }) => quote)
    for (const lead of ['所以，', '于是他说：', '更何况，'])
      expect(announced(lead)).toEqual(['我把事情的经过告诉了她'])
    expect(announced('今天，')).toEqual([])
    expect(announced('')).toEqual([])
  })

  it('takes no clause for worn that says only half before a quotation', () => {
    const wornIn = (text: string) =>
      findPlaces(readDocument(text, TABLES), [], STORY).worn.map(({ quote }) => quote)
    expect(wornIn('我们似乎已经习惯了用“快”来丈量一切。')).toEqual([])
    expect(wornIn('我们似乎已经习惯了快速丈量一切。')).toEqual(['我们似乎已经习惯了快速丈量一切'])
  })

  it('quotes as worn neither what goes on behind a quotation nor a comparison', () => {
    const wornIn = (text: string) =>
      findPlaces(readDocument(text, TABLES), [], STORY).worn.map(({ quote }) => quote)
    expect(wornIn('钢笔“啪”的一声掉在了地上。')).toEqual([])
    expect(wornIn('我觉得自己的脸像火烧一样。')).toEqual([])
    expect(wornIn('我把事情的经过告诉了她。')).toEqual(['我把事情的经过告诉了她'])
  })

  it('misses no case where a paragraph of an argument tells one', () => {
    const told = (middle: string) =>
      JSON.stringify(
        reportOf(
          makeEssay({
            title: '慢一点又何妨',
            genre: 'j-argument',
            gradeLevel: 9,
            content: `我们都在赶路，却很少停下来问一句：慢一点，又何妨？\n${middle}\n慢一点，又何妨？`,
          }),
        ).paragraphSuggestions,
      )
    const MISSED = /例子还空着|可以作证|补一个例子/
    expect(
      told(
        '慢一点，才能把事情做扎实。木匠做一张椅子，要等木头阴干几年，再一刨一刨地推，差一丝一毫都合不上。急着交货，椅子当然也能坐人，可用不了几个冬夏就会松动。',
      ),
    ).not.toMatch(MISSED)
    expect(
      told(
        '慢一点，才能把事情做扎实。扎实是一切成果的基础，浮躁只会带来表面的热闹，热闹过后什么也不会留下。基础不稳，再高的楼也会倒，再快的脚步也走不远，这个道理古今相同。',
      ),
    ).toMatch(MISSED)
  })

  it('counts as verse what is quoted in lines of one length, and no slogan of seven characters', () => {
    const said = (quoted: string) =>
      JSON.stringify(
        reportOf(
          makeEssay({
            title: '慢一点',
            genre: 's-argument',
            gradeLevel: 11,
            content: `我以为，慢是一种能力。古人说“${quoted}”，这句话流传很广。\n学习要一步一步来，急不得。`,
          }),
        ),
      )
    expect(said('千里之行，始于足下')).toMatch(/诗文/)
    expect(said('七天搞定文言文')).not.toMatch(/诗文/)
  })

  it('says that the ending leaves the opening unanswered only where no named thing comes back', () => {
    const opening = '我家楼道的声控灯坏了很久，物业总说明天来修，明天又说明天。'
    const middle = '第二天晚自习回来，我走到三楼，看见楼梯口亮着一团黄黄的光，奶奶坐在门里打盹。'
    const told = (ending: string) =>
      JSON.stringify(
        reportOf(makeEssay({ title: '那一晚', content: `${opening}\n${middle}\n${ending}` })),
      )
    expect(told('照亮一段路，不一定要多亮的灯，只要有人愿意。')).not.toMatch(
      /没有接住|没有找到开头/,
    )
    expect(told('后来我明白了，只要心里不慌，就不会害怕黑暗。')).toMatch(/没有接住|没有找到开头/)
  })

  it('is the same sentence in at most 35 of 100 essays', () => {
    const lifts = REPORTS.flatMap(({ report }) =>
      report.dimensions.flatMap(({ traits }) => traits.map(({ trait, lift }) => trait + lift)),
    )
    const often = [...Map.groupBy(lifts, (each) => each)].filter(
      ([, same]) => same.length > 0.35 * REPORTS.length,
    )
    expect(often).toEqual([])
  })

  it('calls in a letter neither the wish worn nor what only its reader is told', () => {
    const letter = readDocument(
      '亲爱的小舟：\n你转到苏州已经一个月了，那边的教室大不大？\n我们轮流推石磨做豆腐，推得胳膊酸疼。\n祝你\n天天开心！\n你的好朋友：周一鸣',
      TABLES,
    )
    const { worn, felt } = findPlaces(letter, [], { ...STORY, textType: 'letter' })
    expect(worn.map(({ quote }) => quote)).toEqual(['我们轮流推石磨做豆腐'])
    expect(felt).toBeNull()
    expect(findPlaces(letter, [], STORY).worn.map(({ quote }) => quote)).toContain(
      '你转到苏州已经一个月了',
    )
  })

  it('calls no case of an argument a commonplace, and no time by itself a clause', () => {
    const wornIn = (text: string, isArgued: boolean) =>
      findPlaces(readDocument(text, TABLES), [], { ...STORY, isArgued }).worn.map(
        ({ quote }) => quote,
      )
    const told = '演出那天，他站在台上，台下没有一点声音。'
    expect(wornIn(told, true)).toEqual([])
    expect(wornIn(told, false)).not.toEqual([])
    expect(wornIn('去年十一月的一个傍晚，我在门口等妈妈回来。', false)).toEqual([
      '我在门口等妈妈回来',
    ])
  })

  it('sends to the title no paragraph that speaks of it', () => {
    const farIn = (second: string) =>
      findPlaces(
        readDocument(
          `去年秋天的一个傍晚，天忽然下起雨来，我站在学校门口数着地上的水洼，没有人来接我。\n${second}\n我撑着伞走回家，伞面上噼里啪啦地响，红毛线滴下一滴一滴淡红的水来。`,
          TABLES,
        ),
        [],
        { ...STORY, named: ['那把不合身的伞'] },
      ).farFromTitle
    expect(
      farIn('陈爷爷从门后拿出一把很大的伞递给我，那把伞有一根骨架断了，用红毛线缠着。'),
    ).toBeNull()
    expect(
      farIn('陈爷爷用小电炉热饭，铝饭盒里装着白菜豆腐，他抬头看看我，摇摇头，叹口气，慢慢走过来。'),
    ).toBe(1)
  })

  it('speaks to a poem of lines, and of no echo', () => {
    const report = reportOf(
      makeEssay({
        title: '井',
        genre: 'e-poetry',
        content:
          '奶奶家的院子里\n有一口井\n井口圆圆的\n盛着一小块天\n云从里面走过去\n麻雀低下头\n啄了一下自己\n我们谁也够不着谁\n一片一片\n把自己拼起来',
      }),
    )
    const said = JSON.stringify([report.dimensions, report.goals])
    expect(said).toMatch(/第8行/)
    expect(said).not.toMatch(/第\d+段|没有找到开头的词|两三句合成一句|排一排队/)
  })
})
