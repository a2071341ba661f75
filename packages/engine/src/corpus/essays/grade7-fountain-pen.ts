import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade7FountainPen: CorpusEssay = {
  name: 'grade7-fountain-pen',
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
    title: '一场误会',
    genre: 'j-narrative',
    gradeLevel: 7,
    task: TASKS.event,
    content: [
      '初一上学期，我和好朋友小满之间发生了一场误会，这件事让我至今难忘。',
      '小满是我小学时的同桌，上了初中，我们又分到了同一个班，关系好得像一个人一样。可是，一支钢笔差点毁了我们的友谊。',
      '那支钢笔是爸爸从外地出差带回来送给我的，银灰色的笔身，笔帽上刻着我的名字，我特别珍惜。那天上完体育课回来，我发现钢笔不见了。我翻遍了书包和抽屉，都没有找到。这时，坐在后排的同学说：“我刚才看见小满动过你的桌子。”我一听，火一下子就上来了，跑到小满面前，大声说：“你为什么拿我的钢笔？”',
      '小满愣住了，脸涨得通红：“我没有拿，我只是帮你把掉在地上的书捡起来。”我不相信，说：“不是你还能是谁？”全班同学都看着我们。小满的眼睛里有了泪光，她什么也没有说，转身跑出了教室。',
      '从那天起，我们谁也不理谁。放学的时候，我看见她一个人走在前面，好几次想叫住她，可是又拉不下脸来。没有了小满，我觉得吃饭不香，走路也没意思。',
      '一个星期以后，我在家里洗校服，突然摸到口袋里有一个硬硬的东西，拿出来一看，竟然是那支钢笔！我这才想起来，那天体育课之前，我怕把钢笔弄丢，就把它放进了校服的内袋里。我的脸火辣辣的，后悔极了。',
      '第二天一早，我在校门口等小满。看见她来了，我鼓起勇气走过去，说：“小满，对不起，钢笔找到了，是我错怪了你。”说完，我低下头，不敢看她。过了一会儿，我听见她“扑哧”一声笑了：“我早就知道你会来道歉的，你这个马大哈！”我们俩都笑了，手拉着手走进了教室。',
      '这件事让我明白了，朋友之间最重要的是信任。没有弄清楚事情的真相，就不要轻易地怀疑别人。',
    ].join('\n'),
  },
}
