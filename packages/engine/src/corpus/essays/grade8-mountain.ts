import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade8Mountain: CorpusEssay = {
  name: 'grade8-mountain',
  quality: 'weak',
  grades: {
    total: 56,
    bands: {
      MATCH_TITLE: 2,
      CENTER_STANDOUT: 3,
      CONTENTS_FULL: 3,
      MENTAL_HEALTH: 2,
      EMOTION_SINCERE: 2,
      STANDARD: 2,
      STYLE_MATCH: 2,
      STRUCTURE_PRECISENESS: 3,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 4,
      RICHNESS: 3,
      LITERARY: 4,
      NOVELTY: 4,
    },
  },
  planted: [{ wrong: '两、三个小时', right: '两三个小时', area: 'punctuation' }],
  essay: {
    title: '爬山',
    genre: 'j-travel',
    gradeLevel: 8,
    task: TASKS.travel,
    content: [
      '国庆节放假七天，老师布置了一篇游记，我们家正好去爬山，我就写爬山吧。',
      '早上六点我就起床了，刷牙洗脸吃早饭，早饭吃的是豆浆和油条。七点我们出发了，在高速公路上堵车，堵了两、三个小时，路上全是车，一动不动，有人下车在路边踢毽子，还有人卖玉米，一根玉米要十块钱，太贵了。爸爸说以后国庆节再也不出门了。我在车上听歌，把手机的电都听没了。',
      '到了山脚下已经十一点多了，我们先在一家农家乐吃了午饭，有鸡汤、竹笋、腊肉，味道还可以，就是上菜很慢。',
      '吃完饭我们开始爬山。山很高，台阶很多，人也很多。我爬了一会儿就累了，爸爸说坚持就是胜利，我就继续爬。路边的风景很美，有很多树，还有小溪，空气也很新鲜。我们拍了很多照片。',
      '爬了两个多小时，我们终于到了山顶。山顶上的风景更美了，真是“会当凌绝顶，一览众山小”。我们在山顶上休息了一会儿，就坐缆车下山了。坐缆车很快，十几分钟就到了。',
      '回去的路上又堵车了，到家已经晚上九点了。今天真累啊，但是也很开心。',
    ].join('\n'),
  },
}
