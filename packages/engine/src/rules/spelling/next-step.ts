/** 先洗干净，在切成小块: what is done next is done 再. Only after a 先 that leaves no doubt. */
import { isQuoted } from '../../text/document.ts'
import { inEachParagraph, type Rule } from '../rule.ts'

/** Source: ours. What is done to things in steps; where it is done would be a place, no action. */
const DONE = '切放加倒炒煮洗擦拌搅涂剪折贴穿系绑敲盖捏揉撒浇剥削装拧拔插缝晾晒蒸炸'
const PATTERN = new RegExp(
  `(?<=先[^。！？；]{2,24}，(?:然后|接着|最后)?)在(?=[${DONE}](?:[成上下入进好掉开到几一点把些]|[\\u4e00-\\u9fff]{1,6}[，。！？；]))(?![^，。！？；]*(?:时|候|中|着|过程))`,
  'g',
)

export const nextStep: Rule = {
  id: 'next-step',
  kind: 'fault',
  area: 'spelling',
  label: '错别字',
  teaches: '先做什么，再做什么：说下一步用“再”；“在”后面是地方或时候。',
  marks: [
    { text: '我先把番茄洗干净，在切成小块。', quote: '在', suggestion: '再' },
    { text: '妈妈教我先打鸡蛋，然后在倒进锅里。', quote: '在', suggestion: '再' },
  ],
  leaves: [
    '我先把番茄洗干净，再切成小块。',
    '爸爸先回了家，在厨房里切菜。',
    '我先到的时候，她在切着土豆。',
    '先放好书包，在放学的路上就不会乱。',
  ],
  find: inEachParagraph((paragraph, text) =>
    [...text.matchAll(PATTERN)].flatMap(({ index }) =>
      isQuoted(paragraph, index)
        ? []
        : [
            {
              paragraph: paragraph.index,
              start: index,
              end: index + 1,
              suggestion: '再',
              explanation: '前面说“先”，下一步用“再”。“在”后面跟的是地方或时候。',
            },
          ],
    ),
  ),
}
