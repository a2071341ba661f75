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
}
