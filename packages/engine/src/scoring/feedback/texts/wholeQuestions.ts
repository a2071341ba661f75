/** Small questions about the whole essay. Source: ours. */
import type { TextType } from '../../textType.ts'
import type { MicroSuggestion } from './microSuggestion.ts'

/** An animal, a plant, a thing: nobody walks away from it with a colour and a sound. */
export const OBJECT_QUESTIONS: readonly MicroSuggestion[] = [
  {
    question: '把名字遮住，别人还能认出你写的是哪一个吗？',
    answer: '认不出来，就添一处只有它才有的样子或习惯。',
  },
  {
    question: '它陪着你的日子里，哪一次你记得最清楚？',
    answer: '用三四句写下那一次，喜欢就不用再说出口了。',
  },
  {
    question: '如果它会说话，会怎样介绍自己？',
    answer: '替它说两句，看看有没有你还没写到的地方，再放进文章里。',
  },
]

/** About the whole, by what is written. */
export const WHOLE_QUESTIONS: Record<TextType, readonly MicroSuggestion[]> = {
  story: [
    {
      question: '读完全文，你最希望读的人记住什么？',
      where: 'centre',
      answer: '看看那样东西在文中占了几句。太少，就从别处省下几句给它。',
    },
    {
      question: '如果把这件事拍成一张照片，你会按下哪一刻的快门？',
      answer: '看看那一刻在文中写了几句，照片里看得见的东西是不是都写到了。',
    },
    {
      question: '这件事换成另一个人来讲，他会从哪里讲起？',
      where: 'opening',
      answer: '试着用他的眼睛看一遍，也许会想起一个你漏掉的细节。',
    },
    {
      question: '如果只能保留一句对话或一个动作，你留哪一个？',
      answer: '留下的那个最要紧。看看它前后的句子，有没有把它衬出来。',
    },
  ],
  scene: [
    {
      question: '如果只带一种颜色、一个声音离开那里，你会带走什么？',
      answer: '看看它们在文中写得够不够，够了就让别的让一让路。',
    },
    {
      question: '读的人跟着你的文章，能画出一张图来吗？',
      where: 'longestParagraph',
      answer: '画不出来的地方，补上远近、上下或左右。',
    },
    {
      question: '换一个时候再去看，会有什么不同？',
      answer: '想一想早晚、晴雨的变化，挑一处写进去，景物就活了。',
    },
    {
      question: '读完全文，你最希望读的人记住哪一样？',
      where: 'centre',
      answer: '看看它占了几句。太少，就从别处省下几句给它。',
    },
  ],
  argument: [
    {
      question: '不同意你观点的人，最可能怎样反驳？',
      where: 'unreasoned',
      unless: 'objects',
      answer: '把他的话写成一句让步，再用一个事实回答他，你的观点会更站得稳。',
    },
    {
      question: '你的几个分论点，能不能换个顺序？',
      needs: 'points',
      about: 'order',
      answer: '能随便换，说明它们还是并排站着；试着让后一个从前一个里生出来。',
    },
    {
      question: '文中最关键的那个词，你给它下过定义吗？',
      where: 'centre',
      unless: 'defines',
      answer: '用一句话说清它指什么、不指什么，后面的话就不会走样。',
    },
    {
      question: '哪一则例子，换到别的题目里也照样能用？',
      where: 'people',
      answer: '为它补一两句只属于这个题目的分析，或者换一则更贴切的。',
    },
  ],
  review: [
    {
      question: '不同意你看法的读者，会引原文的哪一句来反驳？',
      answer: '先找出那一句，再说明你的读法为什么也讲得通。',
    },
    {
      question: '你的结论，能不能缩成一句话放在开头？',
      where: 'ending',
      answer: '写出这一句，再看每一段引的原文是不是都在证明它。',
    },
  ],
  response: [
    {
      question: '读完这本书，你最想推荐给谁？为什么是他？',
      answer: '把理由写成两三句，你从书里得到的东西就清楚了。',
    },
    {
      question: '书里有没有一处，你和主人公想的不一样？',
      answer: '写出你的不同想法和原因，这一处往往最有意思。',
    },
    {
      question: '合上书以后，你最先想起的是哪一个画面？',
      answer: '看看它在文中写到了没有；写到了，就再说说它为什么留在你心里。',
    },
  ],
  exposition: [
    {
      question: '没见过的人读完，能认出它、会用它吗？',
      where: 'shortestParagraph',
      answer: '请一位同学读一读，把他问的问题记下来，补进文章里。',
    },
    {
      question: '你介绍的几点，先后是按什么排的？',
      about: 'order',
      where: 'gap',
      answer: '按主次、先后还是里外，定下一种，再看有没有站错位置的一段。',
    },
    {
      question: '哪一句是查来的，哪一句是自己看到的？',
      answer: '查来的说明出处，自己看到的写出细节，读的人会更相信。',
    },
  ],
  letter: [
    {
      question: '读的人看完，你最希望他做什么或者想什么？',
      answer: '用一句话写下来，看看文中有没有说清楚。',
    },
    {
      question: '如果当面说，你会用什么样的语气？',
      answer: '照着那样的语气把最硬的一句改软一点，或者把最含糊的一句说明白。',
    },
    {
      question: '这些话里，哪一句是非说不可的？',
      where: 'longestParagraph',
      answer: '把它放到读的人一眼就能看到的地方，别让客气话挡住它。',
    },
  ],
  poem: [
    {
      question: '闭上眼睛再听一遍，哪一行还留在耳边？',
      answer: '看看它的前后有没有多余的字，去掉一两个再读。',
    },
    {
      question: '这首诗里，看得见的东西有几样？',
      answer: '数一数。最喜欢的一样可以多留一行，最淡的一样可以拿掉。',
    },
  ],
}
