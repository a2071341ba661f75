/**
 * What a pupil did in the whole essay, for want of another stretch that is worth quoting. {count} is
 * counted. Source: ours.
 */
import type { Wordings } from '../tone.ts'

export type Deed = 'speaks' | 'thinks' | 'moves' | 'senses' | 'feels' | 'orders' | 'reasons'

export const DEED_TEXTS: Record<Deed, Wordings> = {
  speaks: {
    warm: ['你让文中的人自己开口说了话，这一点很好。'],
    steady: ['文中有人物自己说的话，没有全靠转述。'],
  },
  thinks: {
    warm: ['心里怎么想，你也写下来了，读的人更懂你。'],
    steady: ['心里的想法也写了出来，不只是记下做了什么。'],
  },
  moves: {
    warm: ['写动作的词至少用了{count}个，人在文中动起来了。'],
    steady: ['写动作的词至少有{count}个，人物是动着的。'],
  },
  senses: {
    warm: ['写颜色、声音、气味的词至少用了{count}个，当时的样子就留下来了。'],
    steady: ['写色彩、声音、气味的词至少有{count}个，看得出你留心过。'],
  },
  feels: {
    warm: ['当时的心情，你也老老实实写下来了。'],
    steady: ['当时的心情也作了交代。'],
  },
  orders: {
    warm: ['先怎样、后怎样，你用表示先后的词说出来了。'],
    steady: ['事情的先后，用词语作了交代。'],
  },
  reasons: {
    warm: ['你不只说了是怎样，还说了为什么。'],
    steady: ['不只下判断，也说了原因。'],
  },
}
