import { TASKS } from '../tasks.ts'
import type { CorpusEssay } from '../corpusEssay.ts'

export const grade5DetectiveTeacher: CorpusEssay = {
  name: 'grade5-detective-teacher',
  quality: 'good',
  grades: {
    total: 88,
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
      RICHNESS: 2,
      LITERARY: 2,
      NOVELTY: 1,
    },
  },
  planted: [],
  essay: {
    title: '我们班的“福尔摩斯”',
    genre: 'e-person',
    gradeLevel: 5,
    task: TASKS.cartoonTeacher,
    content: [
      '我们班有一位“福尔摩斯”，他就是教我们数学的罗老师。',
      '罗老师瘦得像一根竹竿，鼻子上架着一副黑框眼镜，镜片厚得像瓶底。别的老师走路有声音，他没有。自习课上，你刚把漫画书从桌洞里抽出一个角，就会觉得头顶上一凉，抬头一看，罗老师正笑眯眯地低头看着你呢！',
      '他最厉害的是“破案”。上星期，他发下作业本，扶了扶眼镜，慢悠悠地说：“有四位同学的应用题，错得一模一样，连‘3’都写得像‘8’。这四位同学，一位坐在窗边，三位坐在他的‘下游’。”教室里顿时鸦雀无声，我后排的大壮脸红得像西红柿。罗老师却不点名，只在黑板上画了一条河：“题目从上游漂下来，要是上游的水浑了，下游的人就都喝浑水啦。”大家哄地笑了，大壮也挠着头笑了。从那以后，再也没有人当“下游”了。',
      '还有一次，我的计算本不见了，急得快哭出来。罗老师不慌不忙，问我：“昨天最后一次用它是什么时候？旁边有什么？”我想了想，说：“我在图书角写的，旁边有一盆文竹。”他又问：“写完以后，你借书了吗？”我一拍脑袋，跑到书架前，抽出那本《昆虫记》，计算本果然夹在里面。罗老师得意地推推眼镜：“你看，解题和破案是一样的，不要急，把条件一个一个摆出来，答案自己就会走出来。”',
      '现在，我做难题的时候，总会想象自己手里拿着一个放大镜，对着题目眯起眼睛：嗯，这里有线索！',
    ].join('\n'),
  },
}
