/** 通过这次活动，使我明白了…: 通过 and 使 together swallow the subject. */
import { isQuoted } from '../../text/document.ts'
import type { Finding, Rule } from '../rule.ts'

/**
 * Only at the very start of a sentence, with the causative right at the start of a later clause. No subject may stand between them:
 * 经过努力，他的话使我… is right, and so is 通过…，可以使….
 */
const OPENING = /^(?:通过|经过|随着|在)/
const CAUSATIVE = /^(?:使得|使|让)(?=我们|我|大家|同学|人们|他们|她们|他|她|孩子|学生)/

export const missingSubject: Rule = {
  id: 'missing-subject',
  kind: 'fault',
  area: 'grammar',
  label: '语病：缺少主语',
  teaches: '“通过……”和“使……”一起用，句子就没有了“谁”。两个里只留一个。',
  marks: [
    { text: '通过这次劳动，使我明白了粮食来得不容易。', quote: '使', suggestion: '' },
    { text: '经过老师的耐心讲解，让我们懂得了这个道理。', quote: '让', suggestion: '' },
    { text: '春天到了。通过观察蚂蚁，使我学会了耐心。', quote: '使', suggestion: '' },
  ],
  leaves: [
    '通过这次劳动，我明白了粮食来得不容易。',
    '这次劳动使我明白了粮食来得不容易。',
    '经过一片树林，爸爸让我停下来听鸟叫。',
    '通过读书，可以使我们看得更远。',
    '老师说：“通过这次活动，使我感动。”这句话缺少主语。',
    '他通过努力，使我刮目相看。',
    '经过我家门口时，奶奶喊住了他，让他进来坐坐。',
    '在妈妈的怀里，让我睡一会儿吧！',
  ],
  find: (document) => document.sentences.flatMap((sentence): Finding[] => {
    const paragraph = document.paragraphs[sentence.paragraph]
    const [first, second] = sentence.clauses
    if (paragraph === undefined || first === undefined || second === undefined) return []
    const opening = OPENING.exec(first.text)?.[0]
    const causative = CAUSATIVE.exec(second.text)?.[0]
    if (opening === undefined || causative === undefined) return []
    // 在…下，使我 is a fault, 在妈妈怀里，让我睡 is a wish; 随着…，让我们一起 too. A causative wish is not told from a fault: leave 让 there.
    if (opening === '在' && !(/[下中]$/.test(first.text) && causative !== '让')) return []
    if (opening === '随着' && causative === '让') return []
    if (/^让(?:我们|大家)(?:一起|一同|共同|都来|来|再)/.test(second.text)) return []
    if (isQuoted(paragraph, first.start) || isQuoted(paragraph, second.start)) return []
    // 经过这里的人，让他… : a first clause that ends in a noun for a person may itself be the subject.
    if (/的(?:人|孩子|同学|老师|朋友|歌|书|事)$/.test(first.text) && opening === '经过') return []
    return [{
      paragraph: sentence.paragraph,
      start: second.start,
      end: second.start + causative.length,
      suggestion: '',
      explanation: `前面有“${opening}”，后面又有“${causative}”，句子里就找不到“谁”来做主语了。去掉“${causative}”，读一读，“谁”是不是站出来了？`,
    }]
  }),
}
