/** Advice on a text of ready-made phrases or of one thing after another. {q} is a true quote. */
import type { Tone } from '../tone.ts'

export const FORMULAIC_LEAD = '不过，{q}、'

export const CLICHE_ADVICE: Record<Tone, string> = {
  warm: '{q}这样的话，许多同学也会写。挑一处，换成你自己看到的样子，文章就认得出是你写的。',
  steady: '{q}这类说法人人都会用。挑最要紧的一两处，换成只有你见过、想过的，文章才有自己的面目。',
}

export const LIST_ADVICE: Record<Tone, string> = {
  warm: '{q}，一样接着一样，读的人还没看清就过去了。挑你最喜欢的一样，多写三句，别的少写一点。',
  steady: '{q}，一样接着一样列出来，每样都一带而过。留下最特别的一样写细，其余的合成一句。',
}
