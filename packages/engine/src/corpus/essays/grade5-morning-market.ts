import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade5MorningMarket: CorpusEssay = {
  name: 'grade5-morning-market',
  quality: 'excellent',
  grades: {
    total: 95,
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
    title: '早市即景',
    genre: 'e-scene',
    gradeLevel: 5,
    task: TASKS.view,
    content: [
      '天还没亮透，巷子口的早市就醒了。',
      '最先醒的是豆腐摊。一块白纱布掀开，热气“呼”地扑出来，把卖豆腐的阿婆整个儿裹住，只听见她的声音从白雾里飘出来：“嫩豆腐，刚点的——”刀落下去，豆腐颤巍巍的，像刚睡醒的娃娃，不情愿地被人抱进了篮子。',
      '等天边泛出鱼肚白，路两边就摆满了。青菜一把一把地码着，根上的泥还是湿的；黄瓜顶着蔫了一半的小黄花；茄子紫得发亮，能照出人影来。卖鱼的大叔蹬着长筒胶鞋，抄起一条鲫鱼，鱼尾巴“啪”地一甩，水珠溅到我的脸上，凉丝丝的，带着一股河水的腥味。我吓得往后一跳，他哈哈大笑：“小姑娘，它跟你打招呼呢！”',
      '太阳出来了，早市也到了最热闹的时候。剁肉声、吆喝声、自行车铃声、讨价还价的声音，搅成了一锅粥。“便宜一毛吧！”“我这本钱都不够啦！”嘴上争得脸红脖子粗，末了，卖菜的还是往袋子里塞了两根小葱。油条在锅里翻着身，由白变黄，由黄变成金红，一出锅就被人用纸一卷，边走边咬，“咔嚓”一声，连空气都是脆的。',
      '八点多钟，人渐渐少了。摊主们收起秤，扫净菜叶，泼一盆水，青石板又亮了起来。一只花猫踱到鱼摊下面，舔舔嘴巴，蜷成一团。巷子静下来，好像什么也没有发生过，只有豆腐的香气，还在屋檐下转悠，舍不得走。',
    ].join('\n'),
  },
}
