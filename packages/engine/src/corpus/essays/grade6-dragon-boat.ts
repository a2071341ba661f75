import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade6DragonBoat: CorpusEssay = {
  name: 'grade6-dragon-boat',
  quality: 'middling',
  grades: {
    total: 74,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 1,
      CONTENTS_FULL: 2,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 2,
      STANDARD: 1,
      STYLE_MATCH: 1,
      STRUCTURE_PRECISENESS: 2,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 3,
      RICHNESS: 3,
      LITERARY: 3,
      NOVELTY: 3,
    },
  },
  planted: [],
  essay: {
    title: '家乡的端午节',
    genre: 'e-event',
    gradeLevel: 6,
    task: TASKS.customs,
    content: [
      '我的家乡在江边的一座小城，那里最热闹的节日，除了春节，就要数端午节了。',
      '端午节还没到，家家户户就忙着准备包粽子。奶奶提前一天把糯米和红枣泡好，把粽叶一片一片地洗干净。包粽子的时候，奶奶把两片粽叶卷成一个漏斗，装进糯米，放上红枣，再把叶子折过来盖住，用线一扎，一个有棱有角的粽子就包好了。我也学着包，可是我包的粽子不是漏米，就是散开，奶奶笑着说：“慢慢来，我小时候包的比你还难看呢。”粽子煮好了，满屋子都是香味，咬一口，又软又甜。',
      '端午节那天早上，爸爸会在门口挂上艾草和菖蒲，说可以驱赶蚊虫。妈妈用五种颜色的线编成手链，戴在我的手腕上，要等到下第一场雨的时候才能剪下来，扔进水里，让它把不好的东西都带走。',
      '最精彩的是赛龙舟。江两岸站满了人，我骑在爸爸的脖子上看。六条龙舟一字排开，龙头高高地昂着。只听一声枪响，鼓声就“咚咚咚”地响了起来，队员们喊着号子，一起用力划桨，龙舟像箭一样冲了出去。岸上的人有的敲锣，有的呐喊，声音大得像打雷。最后，红队以半个船头的优势赢了，大家都欢呼起来。',
      '听奶奶说，端午节吃粽子、赛龙舟，都是为了纪念爱国诗人屈原。虽然他已经离开我们两千多年了，但是人们还没有忘记他。',
      '我爱家乡的端午节，不仅因为好吃的粽子和热闹的龙舟，还因为它让一家人快快乐乐地聚在一起。',
    ].join('\n'),
  },
}
