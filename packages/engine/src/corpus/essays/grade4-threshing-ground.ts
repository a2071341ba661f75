import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade4ThreshingGround: CorpusEssay = {
  name: 'grade4-threshing-ground',
  quality: 'excellent',
  grades: {
    total: 94,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 1,
      CONTENTS_FULL: 1,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 1,
      STANDARD: 1,
      STYLE_MATCH: 1,
      STRUCTURE_PRECISENESS: 1,
      LANGUAGE_FLUENCY: 1,
      PROFOUND: 2,
      RICHNESS: 1,
      LITERARY: 1,
      NOVELTY: 1,
    },
  },
  planted: [],
  essay: {
    title: '来晒谷场打个滚吧',
    genre: 'e-scene',
    gradeLevel: 4,
    task: TASKS.goodPlace,
    content: [
      '如果你问我哪里最好玩，我不会说游乐园，也不会说海洋馆，我会拉着你的手，去外公村子里的晒谷场。',
      '晒谷场在村子东头，有两个篮球场那么大。秋天，金黄的稻谷铺了一地，远远看去，像谁把太阳揉碎了撒在那儿。外公拿着木耙，一下一下地把稻谷推成一道一道的“波浪”。我脱了鞋，跟在他后面走，谷粒从脚趾缝里钻出来，又烫又痒，我忍不住咯咯直笑。外公回头说：“轻点踩，这可是你明年的饭。”',
      '中午，晒谷场上最热闹。麻雀一群一群地落下来，外公派我当“哨兵”。我举着一根绑了红布条的竹竿，蹲在草帽底下。麻雀可聪明了，我往东边赶，它们就飞到西边；我往西边赶，它们又飞回东边。半天下来，我累得满头大汗，它们倒吃得肚子圆圆的。外公笑着说：“算了，它们也要过冬。”',
      '到了傍晚，稻谷收进了麻袋，空出来的场子就归我们小孩了。我们在草垛上爬上爬下，从最高的地方往下一跳，“噗”的一声，整个人陷进稻草里，只露出一个脑袋。稻草软软的，有一股太阳的味道。躺在上面看天，云从橘红色变成紫色，又变成灰蓝色，第一颗星星就出来了。',
      '这么好的地方，连一张门票也不要。不过你来的时候，别忘了穿一件旧衣服，因为谷糠会悄悄钻进你的领口，跟着你回家。',
    ].join('\n'),
  },
}
