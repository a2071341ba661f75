/**
 * What is said of blank, copied, padded, shuffled or foreign text: nothing is scolded, and the way
 * to begin is shown. {q} is a true quote. Source: ours.
 */
import type { Problem } from '../../validity.ts'
import type { Tone } from '../tone.ts'

export type InvalidTextWording = {
  lead: Record<Tone, string>
  /** Said of the quotes; without it nothing is quoted. */
  afterQuotes?: string
  /** Said once more of the first quote. */
  ofFirstQuote?: string
  end?: string
}

export const EACH_QUOTE = '{q}，'

export const INVALID_TEXTS: Record<Problem, InvalidTextWording> = {
  blank: {
    lead: {
      warm: '纸还是空的，没关系，万事开头难。先想一件最近让你笑过或者哭过的小事，把它说给自己听，再一句一句写下来。写三句也很好。',
      steady:
        '还没有写下内容。不必等到想周全再动笔：先用一句话写出你最想说的意思，再写一个让你想到它的细节，文章就开始了。',
    },
  },
  copied: {
    lead: { warm: '你读题读得很认真。', steady: '看得出你仔细读过题目。' },
    afterQuotes:
      '这些话大多是题目里原有的。接下来轮到你自己的话了：题目让你想起了哪个人、哪件事？先写那一件。',
  },
  repeated: {
    lead: { warm: '能写下这么多字，说明你坐得住。', steady: '篇幅上你下了功夫。' },
    afterQuotes: '这样的话在文中反复出现。',
    ofFirstQuote: '第一次写{q}的时候，意思就已经到了。',
    end: '省下来的地方，写一个还没有写到的细节吧。',
  },
  foreign: {
    lead: { warm: '谢谢你写下这些内容，', steady: '谢谢你写下这些内容，' },
    afterQuotes:
      '都读到了。这一次是中文作文，先试着用中文把最想说的一句写出来，不会写的字可以用拼音代替。',
  },
  gibberish: {
    lead: { warm: '你写下了不少字。', steady: '这份文字已经通读。' },
    afterQuotes:
      '这些地方还连不成通顺的句子。不着急，先说一句完整的话：谁，在哪里，做了什么。把它写下来，再接着说下一句。',
  },
}
