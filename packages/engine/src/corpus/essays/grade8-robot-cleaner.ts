import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade8RobotCleaner: CorpusEssay = {
  name: 'grade8-robot-cleaner',
  quality: 'middling',
  grades: {
    total: 72,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 1,
      CONTENTS_FULL: 2,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 2,
      STANDARD: 2,
      STYLE_MATCH: 1,
      STRUCTURE_PRECISENESS: 1,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 3,
      RICHNESS: 3,
      LITERARY: 3,
      NOVELTY: 3,
    },
  },
  planted: [{ wrong: '防止不从楼梯上摔下去', right: '防止从楼梯上摔下去', area: 'grammar' }],
  essay: {
    title: '我家的扫地机器人',
    genre: 'j-expository',
    gradeLevel: 8,
    task: TASKS.explainFeature,
    content: [
      '去年“双十一”，妈妈买回来一台扫地机器人。从此，我们家多了一个勤劳的“小保姆”。',
      '扫地机器人的外形像一个大大的铁饼，直径大约三十五厘米，高不到十厘米，身体是白色的。它的正面有两个按钮，一个是开关，一个是让它回去充电的。它的顶上有一个圆圆的突起，那是它的“眼睛”。把它翻过来，可以看到肚子下面有两个大轮子和一个小轮子，还有一把长长的滚刷，旁边还长着两把小刷子，像螃蟹的脚一样。',
      '扫地机器人是怎样工作的呢？原来，它头顶上的“眼睛”会发出激光，激光碰到墙壁和家具就会反射回来，它就能知道自己在什么地方，周围有什么东西，然后在“脑子”里画出一张地图。扫地的时候，两把小刷子把墙角的灰尘扫出来，滚刷把灰尘卷起来，再由里面的风机吸进垃圾盒里。有了地图，它就能一行一行地扫，不会漏掉，也不会重复。',
      '扫地机器人还很聪明。它走到楼梯口的时候，会自动停下来，因为它的底部装有感应器，能测出前面是不是悬空的，这样就可以防止不从楼梯上摔下去。电快用完的时候，它会自己找到充电座，充满了再接着扫。垃圾盒满了，它还会说话：“请清理我的垃圾盒。”',
      '当然，它也有缺点。它最怕的是电线和袜子，一不小心就会被缠住，在原地打转，发出“嘟嘟”的求救声。地毯的边角，它也常常爬不上去。还有，它的噪音不小，扫地的时候，我们只好把电视的声音开大一点。',
      '有了扫地机器人，妈妈每天能省下半个小时的时间，爸爸也不用再为扫地的事和妈妈争论了。我觉得，随着科技的发展，以后的扫地机器人一定会越来越聪明，说不定还能帮我们收拾房间呢！',
    ].join('\n'),
  },
}
