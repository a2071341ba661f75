import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade8BusStop: CorpusEssay = {
  name: 'grade8-bus-stop',
  quality: 'middling',
  grades: {
    total: 72,
    bands: {
      MATCH_TITLE: 1,
      CENTER_STANDOUT: 2,
      CONTENTS_FULL: 2,
      MENTAL_HEALTH: 1,
      EMOTION_SINCERE: 2,
      STANDARD: 2,
      STYLE_MATCH: 1,
      STRUCTURE_PRECISENESS: 2,
      LANGUAGE_FLUENCY: 2,
      PROFOUND: 3,
      RICHNESS: 3,
      LITERARY: 3,
      NOVELTY: 3,
    },
  },
  planted: [
    { wrong: '眼框', right: '眼眶', area: 'spelling' },
    { wrong: '犹预', right: '犹豫', area: 'spelling' },
  ],
  essay: {
    title: '公交站的陌生人',
    genre: 'j-narrative',
    gradeLevel: 8,
    task: TASKS.detail,
    content: [
      '每天放学，我都要在学校对面的公交站等车。在那里，我遇见过很多人，其中有一个陌生人，我到现在都还记得。',
      '那是去年冬天的一个傍晚，天特别冷，北风呼呼地刮着，像刀子一样割在脸上。因为值日，我出来得很晚，站台上只剩下我和一位阿姨。那位阿姨四十多岁，穿着一件深蓝色的工作服，手里提着一个保温桶，看样子是刚下班。',
      '我等了二十分钟，车还没有来。这时候我才发现，我的公交卡不见了，口袋里也没有一分钱。我急得团团转，把书包里的东西全部倒在长椅上，翻了一遍又一遍，还是没有。手机也没电了，天越来越黑，我的眼泪在眼框里打转。',
      '“小姑娘，怎么了？”那位阿姨走了过来。我低着头，小声地说：“我的卡丢了。”她听了，马上从口袋里掏出两枚硬币，放在我的手心里，说：“拿着，快回家，别让家里人着急。”她的手很粗糙，裂着几道口子，可是那两枚硬币却是热的，带着她的体温。我说：“阿姨，您把电话告诉我吧，我明天还给您。”她笑着摆摆手：“两块钱，还什么呀。以后看见别人有难处，你也帮一把，就算还我了。”',
      '车来了，我上了车，坐在靠窗的位置上。透过玻璃，我看见她还站在寒风里，一边搓着手，一边跺着脚。我突然想到，她会不会是把自己坐车的钱给了我呢？想到这里，我的心里一阵发酸，使劲地向她挥手，她也向我挥了挥手。',
      '后来，我再也没有见过那位阿姨。可是每次在站台上等车，我都会想起她手心的温度。上个月，一个小弟弟在站台上找不到钱，我毫不犹预地掏出两枚硬币递给了他。他问我怎么还，我笑着说：“以后看见别人有难处，你也帮一把，就算还我了。”',
    ].join('\n'),
  },
}
