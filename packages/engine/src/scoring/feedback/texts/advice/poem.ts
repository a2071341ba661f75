/** Advice for a poem. Source: ours. */
import type { AdviceByTrait } from './advice.ts'

export const POEM_ADVICE: AdviceByTrait = {
  CONTENTS_FULL: {
    step: {
      warm: ['再添一样你看到的、听到的或闻到的。'],
      steady: ['意象可以再添一个，与前面的呼应。'],
    },
    extension: {
      tips: '先攒画面再成行',
      detail: '闭上眼睛，把想到的东西一样一样记下来，再挑最亮的几样，一样写一行。',
    },
    micro: {
      question: '读完这首诗，眼前有几个画面？',
      answer: '数一数。太少就添一个，挤在一起就拿掉一个。',
    },
  },
  PROFOUND: {
    step: {
      warm: ['想一想最后一行停在哪里最好。'],
      steady: ['想一想最后一行停在哪里，读的人会多想一步。'],
    },
    extension: {
      tips: '停在一样东西上',
      detail: '诗的最后不必说明道理。试着停在一样东西、一个声音上，让读的人自己去想。',
    },
    micro: {
      question: '最后一行换成别的，会有什么不同？',
      answer: '试写两种结尾，出声读一读，留下让你安静得最久的那一种。',
    },
  },
  LITERARY: {
    step: {
      warm: ['挑一行，只换一个字，读一读是不是更像你看见的样子。'],
      steady: ['挑一行，把其中的动词换三次，留下最准的那一个。'],
    },
    extension: {
      tips: '一个字的擂台',
      detail: '挑出最要紧的一行，把里面的动词写在纸上，换三个别的字试一试，出声读，留下最准的。',
    },
    micro: {
      question: '哪一行里的哪个字，换了别的就不对了？',
      answer: '那个字就是这一行的眼睛。再看看别的行，有没有一个字也能这样换不得。',
    },
  },
  NOVELTY: {
    step: {
      warm: ['想一想，这样东西在你眼里还像在做什么？写成一行。'],
      steady: ['换一个看它的位置，写一行只有从那里才看得见的。'],
    },
    extension: {
      tips: '换个位置看',
      detail:
        '把写到的东西换一个地方看：从下往上，从里往外，或者让它来看你。挑一个最有意思的写成一行。',
    },
    micro: {
      question: '如果让诗里的东西来看你，它会看见什么？',
      answer: '替它写一行，放进去读读看，合适就留下。',
    },
  },
}
