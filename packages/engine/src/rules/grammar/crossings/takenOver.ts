/** 由于他的粗心，使, 自从那次以后，让: an opening that tells of somebody, and a doer that nobody has named. */
import { regex } from '../../../text/multiline.ts'
import { crossing, END, INSIDE, START, type Crossings } from './crossing.ts'

const WHO = '我们?|他们?|她们?|大家|人们|同学们|很多人|许多人'

export const TAKEN_OVER: Crossings = {
  patterns: [
    crossing(
      '使|致使',
      regex('dg')`
        ${START}(?<also>由于|因为)(?:(?!，)${INSIDE}){2,18}，(?:就|从而|所以)?(?<mark>使得?|
        致使)(?!用|者|命|劲|了?的)
      `,
    ),
    crossing(
      '让|给|使|令',
      regex('dg')`
        ${START}(?<also>由于|因为)(?!正)(?:(?!，)${INSIDE}){2,16}，(?<mark>让|给了)(?=${WHO})|
        ${START}(?<also>在)(?!于)(?:(?![下中里上时后前内间外旁边方面来天年日，])${INSIDE}){2,14}，(?<mark>[让使令给])
        (?=${WHO})
      `,
    ),
    crossing(
      '使|让|令',
      regex('dg')`
        ${START}(?:自从|从)${INSIDE}{1,14}(?:以后|之后|后|起|次)，(?<mark>使得?|让|令)(?=${WHO})
      `,
      {
        suggestion: '',
        explanation: '是谁“让”的，前面没有说。去掉它，直接说从那以后谁怎么样了。',
      },
    ),
    crossing(
      '使|让|令',
      regex('dg')`
        ${START}(?<also>看完|读完|听完|读了|听了|看了|听着|看着|想到|想起|
        打完)(?!的)(?:(?!，)${INSIDE}){2,16}，?
        (?<mark>使得?|让|令)(?=${WHO})
      `,
    ),
    crossing(
      '使|让|令',
      regex('dg')`
        ${START}(?<also>为了|只要|每当|随着|
        当)(?:(?!，)${INSIDE}){2,16}，[就总都]?会?(?<mark>使得?|让|令)
        (?=${WHO})
      `,
    ),
    crossing('因此使|因而使|所以使', regex('dg')`(?:因此|因而|所以)(?<mark>使得?)(?=${WHO})`, {
      suggestion: '',
      explanation: '“因此”“所以”后面直接说谁怎么样了，不用再说“使”。',
    }),
    crossing(
      '，是',
      regex('dg')`
        ${START}(?<also>由于|因为)(?:(?!，|太|不|没|
        了)${INSIDE}){2,16}，(?<mark>是)(?=${INSIDE}{2,14}的(?:主要)?
        (?:原因|结果|缘故)${END})
      `,
    ),
    crossing(
      '已经|没有|就|早',
      regex('dg')`
        ${START}(?<mark>在)(?=我(?:(?![下中里上时后前内间外旁边方面来天年日，])${INSIDE}){4,16}，(?:奶奶|妈妈|爸爸|老师|
        爷爷|他|她)(?:已经|并没有|没有|早))
      `,
      { suggestion: '', explanation: '“在……”后面少了“的时候”；去掉“在”，读一读。' },
    ),
  ],
  marks: [
    { text: '由于爷爷的细心照看，使小树长高了。', quote: '由于爷爷的细心照看，使' },
    { text: '因为同桌的提醒，让我没有忘带雨伞。', quote: '因为同桌的提醒，让' },
    { text: '在这次难忘的经历，使我长大了许多。', quote: '在这次难忘的经历，使' },
    { text: '自从那次生病以后，让我懂得了锻炼。', quote: '让', suggestion: '' },
    { text: '听了老师的一席话，使我很惭愧。', quote: '听了老师的一席话，使' },
    { text: '每当听到这首歌，就会让我想家。', quote: '每当听到这首歌，就会让' },
    { text: '他天天练字，因此使他的字进步很快。', quote: '使', suggestion: '' },
    { text: '由于骄傲的心理，是他落后的主要原因。', quote: '由于骄傲的心理，是' },
    { text: '在我一身泥水回到家，妈妈没有骂我。', quote: '在', suggestion: '' },
  ],
  leaves: [
    '爷爷的细心照看使小树长高了。由于爷爷的细心照看，小树长高了。',
    '这次难忘的经历，使我长大了许多。自从那次生病以后，我懂得了锻炼。',
    '老师的一席话使我很惭愧。看着的人都让他三分。每当听到这首歌，我就会想家。',
    '骄傲是他落后的主要原因。在我回到家的时候，妈妈没有骂我。他的字因此进步很快。',
  ],
}
