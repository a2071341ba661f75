import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade9NightLight: CorpusEssay = {
  name: 'grade9-night-light',
  quality: 'middling',
  grades: {
    total: 73,
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
      NOVELTY: 2,
    },
  },
  planted: [
    { wrong: '委曲', right: '委屈', area: 'spelling' },
    { wrong: '己经', right: '已经', area: 'spelling' },
  ],
  essay: {
    title: '那束光',
    genre: 'j-narrative',
    gradeLevel: 9,
    task: TASKS.nightLight,
    content: [
      '人生的道路上，总有一些人像一束光，照亮我们前进的方向。对我来说，那束光就是我的班主任杨老师。',
      '初二那年，我的成绩一落千丈，从班里的前十名掉到了三十多名。爸爸妈妈天天吵架，家里像个战场，我根本没有心思学习。上课的时候，我总是望着窗外发呆；下课了，我也不愿意和同学说话。我觉得自己好像掉进了一个黑洞，怎么爬也爬不出来。',
      '期中考试以后，杨老师把我叫到了办公室。我低着头，准备挨一顿批评。可是杨老师没有骂我，她给我倒了一杯热水，轻轻地说：“最近是不是家里有什么事？要是不想说，就在这儿坐一会儿。”听了这句话，我的眼泪再也忍不住了，哗哗地流了下来。我把心里的委曲一股脑儿地说了出来，杨老师一直静静地听着，不时地递给我一张纸巾。',
      '从那以后，每天放学，杨老师都会让我留下来，在她的办公室里写作业。她改她的卷子，我写我的作业。遇到不会的题，她就放下笔给我讲。有一天下大雨，等我写完作业，外面己经全黑了。杨老师打着手电筒，把我送到了小区门口。那束光不太亮，照在湿漉漉的地上，晃晃悠悠的，可是我心里却觉得特别温暖。我回过头，看见她站在雨里，还举着手电筒，一直等到我走进楼门。',
      '期末考试，我的成绩回到了班里的第十二名。杨老师在我的成绩单上写了一句话：“你看，天亮了。”',
      '现在，我已经上初三了，杨老师也不再教我。可是每当我遇到困难，想要放弃的时候，就会想起那个雨夜，想起那束光。它让我懂得了，再黑的夜晚也会过去。将来，我也想做一个像杨老师那样的人，用自己的光，去照亮别人的路。',
    ].join('\n'),
  },
}
