/** The product's own writing references, written by us. Ids are stored: never renumber them. */
import type { ReferenceTag, ReferenceTheme } from '@zhupi/contract/terms/references.ts'

export type ProductReference = {
  id: number
  title: string
  theme: ReferenceTheme
  tag: ReferenceTag
  content: string
}

export const PRODUCT_REFERENCES: readonly ProductReference[] = [
  {
    id: 1,
    title: '让开头直接走进事情里',
    theme: 'growth',
    tag: 'opening',
    content:
      '写成长的事，不必从“在我的成长路上”说起。试试从那一刻的一个声音、一个动作或一句话开始，让读的人一下子站到你身边。\n写完开头问自己：去掉第一段，故事还完整吗？如果完整，就从第二段写起。',
  },
  {
    id: 2,
    title: '把“那一刻”放慢',
    theme: 'growth',
    tag: 'detail',
    content:
      '最要紧的那一刻往往只有几秒钟，却值得写上半页。把它拆开：你看见了什么？听见了什么？手在做什么？心里闪过哪句话？\n动词要一个一个地选：是“拿起”，还是“攥住”“捏起”“抱住”？选那个只有当时才用得上的。',
  },
  {
    id: 3,
    title: '写景有自己的路线',
    theme: 'nature',
    tag: 'order',
    content:
      '写景之前先定好你站在哪里、往哪里走：由远到近，由上到下，或者跟着时间从清晨到黄昏。\n换地方时给读者一个路标，比如“绕过假山”“等太阳再高一点”。路标清楚，景物再多也不会乱。',
  },
  {
    id: 4,
    title: '给景物一点动静',
    theme: 'nature',
    tag: 'language',
    content:
      '只有颜色的景物像照片，有了声音、气味和动作才活过来。写一样景物，至少用上两种感官。\n比喻要贴切：想一想两样东西到底哪里像——形状、颜色，还是动作？只在真正像的时候才用“像”。',
  },
  {
    id: 5,
    title: '不说“爱”，也能看见爱',
    theme: 'family',
    tag: 'detail',
    content:
      '写亲人，少说“妈妈很爱我”，多写一件看得见的小事：她怎样切水果，怎样等门，怎样把伞往你这边斜。\n挑一个反复出现的东西——一双手套、一把钥匙、一碗面——让它在文章里出现两三次，每次都多一点意思。',
  },
  {
    id: 6,
    title: '让人物自己开口',
    theme: 'family',
    tag: 'language',
    content:
      '对话最能显出一个人。写对话时，想想这句话换一个人说会不会一样：如果一样，就还没写出他。\n“说”字前面加上神情和动作，有时连“说”字也可以不要。',
  },
  {
    id: 7,
    title: '一件事讲清楚六个问题',
    theme: 'school',
    tag: 'order',
    content:
      '写校园里的事，先在纸上回答：什么时候、在哪里、有谁、起因是什么、经过怎样、结果如何。\n经过要占一半以上的篇幅，中间最好有一个“没想到”。起因和结果几句话就够。',
  },
  {
    id: 8,
    title: '场面：先看全体，再看一个人',
    theme: 'school',
    tag: 'detail',
    content:
      '写运动会、联欢会这样的场面，先用两三句写全场的声音和样子，再把镜头推近，仔细写一两个人。\n推近、拉远，再推近，一远一近之间，热闹就有了层次。',
  },
  {
    id: 9,
    title: '写家乡，写只有它才有的',
    theme: 'homeland',
    tag: 'opening',
    content:
      '“我的家乡风景优美、物产丰富”这句话，放到哪里都对，所以等于没有写。\n从一种味道、一句方言、一条路或一个节日的习惯写起：只有在你的家乡才遇得到的，才值得第一个说。',
  },
  {
    id: 10,
    title: '结尾：留一个画面',
    theme: 'homeland',
    tag: 'ending',
    content:
      '写完事情就可以停笔，不必再说一遍“这件事让我明白了”。\n回头看看开头：那个东西、那个地方后来怎样了？用一个画面收住，让读的人自己去想。',
  },
  {
    id: 11,
    title: '读后感：读的少写，感的多写',
    theme: 'reading',
    tag: 'order',
    content:
      '介绍书的内容不超过全文的四分之一，只介绍和你的感想有关的部分。\n“感”要落到自己的生活：书里的哪一处让你想起了哪件事？想法因此有了什么变化？只有一个感想写深，胜过三个感想写浅。',
  },
  {
    id: 12,
    title: '引用要引得准、接得上',
    theme: 'reading',
    tag: 'argument',
    content:
      '引用原文要一字不差，用上引号，引完之后一定说说你的理解：这句话好在哪里，和你的看法有什么关系。\n引而不析，等于把别人的衣服挂在自己门口。',
  },
  {
    id: 13,
    title: '一个论点，几层理由',
    theme: 'society',
    tag: 'argument',
    content:
      '先用一句话写下你的看法，再问三个“为什么”，每个回答就是一层理由。\n层与层之间要往前走：由小到大、由表到里、由个人到社会。每一层都要有事实：一个例子讲清楚，比三个例子点一点名更有力。',
  },
  {
    id: 14,
    title: '想一想反对的人会怎么说',
    theme: 'society',
    tag: 'argument',
    content:
      '写议论文，试着替反对你的人说一句最有道理的话，再回答它。\n先承认它对在哪里，再指出它没有看到什么。这样写出来的看法，才经得起想。',
  },
  {
    id: 15,
    title: '结尾把话说到更远处',
    theme: 'society',
    tag: 'ending',
    content:
      '议论文的结尾不只是重复论点。可以回到材料，用你的看法重新解释它；可以说说这个道理在什么情况下要改一改；也可以落到一件你自己打算做的小事。',
  },
  {
    id: 16,
    title: '想象也要讲道理',
    theme: 'imagination',
    tag: 'order',
    content:
      '想象的世界可以和真的不一样，但要有自己的规矩：会飞的人为什么会飞？飞多高会累？规矩定下来，就不要随便改。\n让主角遇到一个难题，用那个世界的办法去解决，故事就站住了。',
  },
  {
    id: 17,
    title: '从一个“如果”开始',
    theme: 'imagination',
    tag: 'opening',
    content:
      '如果影子会说话，如果一天有三十个小时，如果书包记得每个主人……先写下十个“如果”，挑最让你忍不住往下想的那一个。\n开头就让“如果”已经发生，不用解释它是怎么来的。',
  },
  {
    id: 18,
    title: '删掉一半形容词',
    theme: 'growth',
    tag: 'language',
    content:
      '写完以后，把形容词和“非常”“十分”圈出来，删掉一半再读一遍，看看是不是更干净了。\n留下来的每一个词，都应该说出别的词说不出的东西。',
  },
]
