/** 难道……呢, 怎么会……吗, 是男的还是女的吗: a question that is asked already, and asked again by its end. */
import { crossing, type Crossings } from './crossing.ts'

const INSIDE = '[^，。！？：“”]'
const SENTENCE = '[^。！？“”]'
/** 你知道……吗: 吗 asks whether he knows. */
const KNOWS = /知道|猜|告诉|记得|明白|懂|发现|想过|看得?出|听说|清楚|了解|算/
const NOT_KNOWN = /不知道|问|想知道|不清楚|说不清|不明白|弄不清|不懂/

/** Asked once already, and nobody is asked whether he knows it. */
function isAskedWhether({ index }: RegExpExecArray, text: string): boolean {
  const before =
    text
      .slice(0, index)
      .split(/[。！？]/)
      .at(-1) ?? ''
  return KNOWS.test(before) && !NOT_KNOWN.test(before)
}

const TWICE = { suggestion: '', explanation: '前面已经用了一个问的词，句尾的“吗”就多出来了。' }

export const QUESTIONS: Crossings = {
  patterns: [
    crossing('难道', new RegExp(`难道(?:(?!吗)${SENTENCE}){3,}?(?<mark>吧|是吗|呢)(?=？)`, 'dg'), {
      suggestion: '吗',
      explanation: '“难道”要和“吗”一起用。',
      // 难道我会忘记，你怎么能不相信呢: 呢 ends another question.
      isInnocent: ({ 0: whole }) => /，[^，]*(?:怎么|为什么|何必|何不|哪)/.test(whole),
    }),
    crossing('何必|何尝', new RegExp(`(?:何必|何尝)${SENTENCE}{1,14}(?<mark>吗)(?=[？。])`, 'dg'), {
      suggestion: '呢',
      explanation: '“何必”“何尝”已经是反问，句尾用“呢”，不用“吗”。',
    }),
    crossing(
      '怎么|哪有|哪能|哪会|岂能',
      new RegExp(
        `(?:怎么(?:会|能|可能|可以)|哪(?:有|能|会)|岂能)(?!不会)(?:(?!里)${SENTENCE}){2,14}(?<mark>吗)(?=？)`,
        'dg',
      ),
      { ...TWICE, isInnocent: isAskedWhether },
    ),
    crossing(
      '为什么|什么时候|怎样|怎么',
      new RegExp(
        `(?:为什么|什么时候|怎样|怎么)(?:(?!知道|说|想)${INSIDE}){2,16}(?<!好|行|可以|意思)(?<mark>吗)(?=？)`,
        'dg',
      ),
      { ...TWICE, isInnocent: isAskedWhether },
    ),
    crossing(
      '吗',
      new RegExp(
        `(?<!请)(?:问|不知道|想知道|不清楚|说不清|不明白|弄不清|猜)${INSIDE}{0,12}(?:什么|怎么|为什么|哪|谁|多少|几|还是)${INSIDE}{0,14}(?<mark>呢?吗)(?=[？。])`,
        'dg',
      ),
      {
        ...TWICE,
        isInnocent: ({ index, 0: whole }, text) =>
          /(?:[你您们]|谁|大家|请)[还都]?$/.test(text.slice(0, index)) || /知道.*知道/.test(whole),
      },
    ),
    crossing(
      '吗',
      new RegExp(`(?<a>[\\u4e00-\\u9fff])[不没]\\k<a>${INSIDE}{0,12}(?<mark>吗)(?=[？。，])`, 'dg'),
      {
        ...TWICE,
        isInnocent: (match, text) =>
          /知道|告诉|想过|懂/.test(match[0].slice(3)) ||
          (isAskedWhether(match, text) && !text.slice(0, match.index + 1).endsWith('知')),
      },
    ),
    crossing(
      '还是',
      new RegExp(`(?<!要|总|不|于)是${INSIDE}{1,8}还是${INSIDE}{1,8}(?<mark>吗)(?=？)`, 'dg'),
      { ...TWICE, isInnocent: isAskedWhether },
    ),
    crossing(
      '的是',
      new RegExp(`是(?<w>谁|什么|哪里|怎么)${INSIDE}{2,16}(?<mark>的?是\\k<w>)(?=[？。]|$)`, 'dg'),
      { suggestion: '', explanation: '前面已经问了，句尾又问了一遍。去掉后面的，读一读。' },
    ),
  ],
  marks: [
    { text: '难道你忘了昨天说的话呢？', quote: '呢', suggestion: '吗' },
    { text: '你何必跟弟弟计较吗？', quote: '吗', suggestion: '呢' },
    { text: '这么重的箱子，他怎么能搬得动吗？', quote: '吗', suggestion: '' },
    { text: '你什么时候回老家吗？', quote: '吗', suggestion: '' },
    { text: '我很想知道月亮为什么会跟着我走吗？', quote: '吗', suggestion: '' },
    { text: '妈妈问我饿不饿吗？', quote: '吗', suggestion: '' },
    { text: '新来的同学是男的还是女的吗？', quote: '吗', suggestion: '' },
    { text: '是谁把门打开的是谁？', quote: '是谁', suggestion: '' },
  ],
  leaves: [
    '难道你忘了昨天说的话吗？你何必跟弟弟计较呢？',
    '你知道他怎么能搬得动吗？你知道人们怎样保存食物吗？',
    '请问您知道图书馆怎么走吗？你怎么了，不舒服吗？',
    '你知道他来不来吗？妈妈问我饿不饿。你知道他是男的还是女的吗？',
    '教教我怎么做好吗？是谁把门打开的？',
  ],
}
