import { describe, expect, it } from 'vitest'
import { correct } from '../../correct.ts'
import { commentsOf, makeEssay, makeTask, TABLES } from '../../testing.ts'
import type { Correction, Essay } from '../../types.ts'

/** Everything a pupil reads but the marks. */
function wordsOf(report: Correction): string {
  const traits = report.dimensions.flatMap((dimension) => dimension.traits)
  return [
    ...commentsOf(report).map((comment) => comment.text),
    ...report.extensions.map(({ tips, detail }) => tips + detail),
    ...report.microSuggestions.map(({ question, answer }) => question + answer),
    ...traits.flatMap(({ observations, lift }) => [...observations, lift]),
  ].join('\n')
}

function readFor(changes: Partial<Essay>): string {
  return wordsOf(correct(makeEssay(changes), TABLES))
}

/** Each of these was once praised for what is not in it. */
describe('praise is true of the quoted words', () => {
  it.each([
    [
      'a leg that hurts is no thought',
      '下山了，但是我心里很高兴。我们坐车回家，吃了晚饭就睡了，一路上没有说话。',
      /心里的话|心理描写|内心/,
    ],
    [
      'a laugh in an idiom is no movement',
      '这就是我的弟弟，一个让人哭笑不得的小家伙。大家都认识他，邻居也认识他，老师也认识他。',
      /动作连着写|动词|动作就看得见|动作写得清楚/,
    ],
    [
      'a feeling that advice is given on',
      '那天我发烧了，妈妈背着我去医院，我很感动。后来我的病好了，我又去上学了。',
      /见真情|真心话|心情.{0,6}读得出来/,
    ],
    [
      'a wish at the end of a run-on',
      '我们去拔河，西瓜很甜，我觉得这是难忘的一天。后来我们回教室，同学们都在说话，大家很累。',
      /写得真切|写得细|写得真细/,
    ],
  ])('%s', (_name, content, untrue) => {
    expect(readFor({ content })).not.toMatch(untrue)
  })

  it('quotes nothing that begins behind a closing quotation mark', () => {
    const content =
      '我伸手去揭锅盖，只听“刺啦”一声，疼得我把手缩了回来。奶奶拉着我跑到水龙头下面，冲了足足十分钟。'
    const said = readFor({ content, genre: 'e-event', gradeLevel: 6 })
    expect(said).toContain('“')
    expect(said).not.toContain('“一声')
  })

  it('quotes no half of a sentence', () => {
    const content =
      '我渐渐明白，所谓自卑，不是因为别人看见了你的短处，而是因为你只看得见自己的短处，这样的道理谁都懂。后来我换了一个班，同学们都很友好，我也不再躲着别人。'
    expect(readFor({ content, genre: 's-narrative', gradeLevel: 11 })).not.toMatch(
      /所谓自卑”|“不是因为|别人看见了你的短处”/,
    )
  })

  it('takes a verse for no speech', () => {
    const content =
      '我站在山顶，想起了杜甫的诗：“会当凌绝顶，一览众山小。”山风很大，我们坐下来吃面包。下山的时候天已经黑了，爸爸打开了手电筒。'
    expect(readFor({ content, gradeLevel: 7, genre: 'j-travel' })).not.toMatch(
      /对话|人物说的话|声口/,
    )
  })
})

describe('advice fits what is written', () => {
  const poem =
    '灶台蹲在屋角\n像一只打盹的老猫\n外婆添一把柴\n它就呼噜呼噜地叫\n火光跳上外婆的脸\n把皱纹一条一条照亮'
  const argument =
    '做人要讲诚信。一个人不讲诚信，就没有朋友。\n从前有个孩子总说狼来了，后来狼真的来了，没有人相信他。\n所以我们应该说到做到，从小事做起，借了别人的东西要还，约好的时间不迟到。'
  const letter =
    '亲爱的外婆：\n您好！好久没有见到您了，您的腿还疼吗？\n我现在上四年级了，学会了包饺子，等您来了我包给您吃。\n祝您\n身体健康！\n您的外孙女：小雨\n2023年11月12日'

  it.each([
    [
      'poem',
      { content: poem, genre: 'e-poetry', gradeLevel: 6 },
      /分成\d+段|五感清单|放慢镜头|这件事/,
    ],
    [
      'argument',
      { content: argument, genre: 'j-argument', gradeLevel: 9 },
      /五感清单|放慢镜头|画面|这件事|闻到/,
    ],
    [
      'letter',
      { content: letter, genre: 'e-letter', gradeLevel: 4 },
      /“[^”]*(?:11月12日|外孙女|身体健康)[^”]*”|放慢镜头|五感清单|闻到|分成\d+段，层次/,
    ],
  ])('in a %s', (_name, changes, foreign) => {
    expect(readFor(changes)).not.toMatch(foreign)
  })

  it('asks no child of seven for an outline', () => {
    expect(
      readFor({
        content: '图上有一只小猫。小猫在河边钓鱼。小猫看见一只蝴蝶，小猫去捉蝴蝶。',
        genre: 'p-picture',
        gradeLevel: 2,
      }),
    ).not.toMatch(/提纲|连问三个为什么|排比|占了全文/)
  })

  it('says how far the length is from what was asked, and calls ten characters a beginning', () => {
    const words = readFor({
      content: '今天我跑步了，很累。',
      gradeLevel: 4,
      task: makeTask({ minCharacters: 300 }),
    })
    expect(words).toContain('现在写了10字，要求300字')
    expect(words).not.toMatch(/句子通顺|写得很用心|条理清楚/)
  })

  it('teaches nobody to let the other side speak who has done so', () => {
    const argued = (third: string) =>
      ['一', '二', '三', '四', '五', '六', '七', '八'].map((number) =>
        readFor({
          genre: 'j-argument',
          gradeLevel: 9,
          title: `慢一点${number}`,
          content: `如今什么都要快，可是我以为，该慢的地方肯慢下来，是一种本事。\n慢是为了看清楚。医生多问一句，也许就避开了一次误诊；我们多读一遍条件，比多做两道题更有用。\n${third}\n世界催着我们往前跑，愿我们都有停下来看一眼路的定力。`,
        }),
      )
    const taught = /先让一步|最可能怎样反驳/
    const objected =
      '也许有人会反驳：机会不等人，慢了岂不是要落后？这话只说对了一半，救火要快，平时练习却要慢。'
    expect(argued(objected).join('')).not.toMatch(taught)
    expect(argued(objected.slice(8)).join('')).toMatch(taught)
  })

  it('keeps the book in the title a book', () => {
    expect(
      readFor({
        title: '读《草房子》有感',
        content: '这个暑假，我读了一本书。书里的男孩很勇敢，我也想和他一样。',
        genre: 'e-response',
      }),
    ).toContain('《读〈草房子〉有感》')
  })
})
