/** 叫醒我的是……叫醒我, 受到大家都很喜欢, 生日是……出生的: one clause that two sentences share. */
import type { FaultPattern } from './findPatterns.ts'
import { INSIDE, SAY_ONE } from './halfWords.ts'
import { regex } from '../../text/multiline.ts'

export const HALVES_OF_CLAUSES: readonly FaultPattern[] = [
  {
    words: ['是以'],
    pattern:
      /(?<twice>口号|理想|追求|标准|座右铭|方向|原则|要求|特点|特色|任务|计划|中心)是(?<mark>以[^，。；！？]{2,14}为\k<twice>)(?=[。，！])/dg,
    explanation: ({ twice = '' }) => `${SAY_ONE}：“${twice}是……”和“以……为${twice}”。选一种。`,
  },
  {
    words: ['所以使', '因此使', '所以让', '所以使得'],
    pattern: /(?:因为|由于)[^。；！？，]{2,18}，所以(?<mark>使得?|让)(?=我|他|她|大家)/dg,
    suggestion: '',
    explanation: ({ mark = '' }) =>
      `前面说了“因为”，后面直接说“所以谁怎么样”，“${mark}”是另一种说法里的。`,
  },
  {
    words: ['受到', '得到', '赢得', '深受'],
    pattern: regex('dg')`
      (?<mark>受到|得到|赢得|深受)了?(?:(?!的|让|使|表扬|批评|邀请)${INSIDE}){1,8}(?:人|同学|大家|老师|观众|孩子|邻居|朋友)们?(?:都(?:很|非常|特别|十分)?|很|非常|特别|十分)(?:喜欢|喜爱|爱|佩服|羡慕|感动|高兴|满意|敬佩|关心)(?=[。，！])
    `,
    explanation: ({ mark = '' }) =>
      `“${mark}”后面要说得到了什么，像“……的喜爱”；这里说成了“谁很喜欢”。两种说法选一种。`,
  },
  {
    words: ['的是', '的就是'],
    pattern:
      /(?<=^|[。！？，])[^，。；！？：“”]{0,6}(?<did>[\u4e00-\u9fff]{2,3}[我他她])的就?是[^，。；！？]{1,10}(?<mark>\k<did>)(?=[。，！])/dg,
    suggestion: '',
    explanation: ({ did = '' }) => `前面已经说了“${did}”，后面就不用再说一遍。`,
  },
  {
    words: ['意义', '作用', '宗旨', '好处'],
    pattern: /(?:意义|作用|宗旨|好处)(?:就|主要)?(?:是|在于)(?<mark>为了)(?=[\u4e00-\u9fff]{2})/dg,
    suggestion: '',
    explanation: ({ mark = '' }) =>
      `“……的意义（作用）是”后面直接说是什么，“${mark}”要和“目的”分开用。`,
  },
  {
    words: ['规定', '要求', '决定', '打算', '建议'],
    pattern: regex('dg')`
      (?<=^|[。！？，]|学校|老师|妈妈|爸爸|我们?|大家|班里|公园|他|她|校长)(?<says>规定|要求|决定|打算|建议)(?:(?!的|有|是|了)${INSIDE}){3,12}(?<mark>的\k<says>)(?=[。！])
    `,
    suggestion: '',
    explanation: ({ says = '' }) => `“${says}”在一句里说了两遍，去掉后面那个。`,
  },
  {
    words: ['主人公是', '主角是', '题目是', '主题是', '内容是', '内容就是'],
    pattern: regex('dg')`
      (?:(?:主人公|主角|主题)(?:就)?是(?<=是)(?<mark>(?:写|讲|描写|讲述)了?(?!字|作))|内容(?:就|主要)?是(?=画了|拍了|记了|拍的|画的))(?=[\u4e00-\u9fff]{2})
    `,
    explanation: () => `${SAY_ONE}：“……是……”和“……写了……”。选一种。`,
  },
  {
    words: ['当为', '做为班', '选为当'],
    pattern:
      /(?:选|推选|推荐|评)(?:我们?|他|她|小[\u4e00-\u9fff]|[\u4e00-\u9fff]{2,3})?当(?<mark>为)(?=[^，。]{0,4}(?:班长|组长|队长|委员|代表|主持人|课代表))/dg,
    suggestion: '',
    explanation: `${SAY_ONE}：“选……为……”和“选……当……”。选一种。`,
  },
  {
    words: ['生日是', '生日就是'],
    pattern: new RegExp(
      `生日(?:就)?是(?:(?!在)${INSIDE}){2,10}(?<mark>出生的?|生的)(?=[。，！])`,
      'dg',
    ),
    suggestion: '',
    explanation: ({ mark = '' }) => `${SAY_ONE}：“生日是……”和“……${mark}”。选一种。`,
  },
  {
    words: ['关于', '对于'],
    pattern: regex('dg')`
      (?<=^|[。！？])(?<mark>关于|对于)(?=(?:运动会|春游|秋游|考试|比赛|开学|放假|生日|过年|春节|除夕|搬家|毕业|野餐|演出|劳动)${INSIDE}{0,2}(?:那天|那年|那一天|的那天|当天)，)
    `,
    suggestion: '',
    explanation: ({ mark = '' }) => `说什么时候，不用“${mark}”；“${mark}”后面说的是什么事。`,
  },
  {
    words: ['的名次'],
    pattern: /(?<=第[一二三四五六七八九十]名)(?<mark>的名次)/dg,
    suggestion: '',
    explanation: '“第几名”就是名次，后面不用再说一遍。',
  },
  {
    words: ['岁大的'],
    pattern: /(?<=岁大)(?<mark>的(?:年龄|年纪|岁数))/dg,
    suggestion: '',
    explanation: ({ mark = '' }) => `前面已经说了几岁，后面的“${mark}”就重复了。`,
  },
]
