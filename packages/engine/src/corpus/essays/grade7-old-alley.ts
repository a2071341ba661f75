import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade7OldAlley: CorpusEssay = {
  name: 'grade7-old-alley',
  quality: 'middling',
  grades: {
    total: 70,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 2,
      CONTENTS_FULL: 2,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 2,
      STANDARD: 1,
      STYLE_MATCH: 1,
      STRUCTURE_PRECISENESS: 2,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 3,
      RICHNESS: 3,
      LITERARY: 2,
      NOVELTY: 3,
    },
  },
  planted: [],
  essay: {
    title: '那条小巷',
    genre: 'j-prose',
    gradeLevel: 7,
    task: TASKS.lyrical,
    content: [
      '在我的记忆深处，有一条弯弯的小巷。它不长，也不宽，却承载着我童年的欢乐，像一首古老的歌谣，永远在我的心中回荡。',
      '春天的小巷是绿色的。墙上的爬山虎抽出了嫩芽，墙角的小草也探出了头。细雨绵绵，雨滴落在青石板上，奏出动听的乐曲。我和小伙伴们撑着花花绿绿的伞，在巷子里跑来跑去，溅起一朵朵水花，留下一串串笑声。',
      '夏天的小巷是热闹的。傍晚，大人们搬出竹椅，摇着蒲扇，坐在一起聊天。我们就在旁边捉迷藏、跳皮筋，玩得满头大汗。卖冰棍的老爷爷推着自行车来了，我们一拥而上，把他围得水泄不通。冰棍甜甜的，凉凉的，一直甜到了心里。',
      '秋天的小巷是金色的。张奶奶家的桂花开了，那一簇簇金黄的小花藏在绿叶之间，像天上的星星在眨眼睛，整条小巷都飘着香味。张奶奶会把桂花摇下来，做成桂花糕，分给我们这些馋嘴的孩子。我们一边吃，一边说：“真好吃！”张奶奶听了，脸上的皱纹笑成了一朵花。',
      '冬天的小巷是安静的。雪花像鹅毛一样纷纷扬扬地飘落下来，小巷变成了一个银白色的世界，大人们都躲在家里，只有烟囱里飘出的炊烟，给小巷带来一丝暖意。我们跑出来堆雪人，打雪仗，小手冻得通红，却一点也不觉得冷。',
      '后来，我们家搬进了高楼，我也渐渐长大了。前不久，我又回到了那条小巷，爬山虎还在，青石板还在，可是张奶奶搬走了，小伙伴们也各奔东西。我站在巷口，心里空落落的，不知道说什么好。',
      '啊，小巷，你是我童年的摇篮，你是我心中永远的港湾。无论我走到哪里，都不会忘记你！',
    ].join('\n'),
  },
}
