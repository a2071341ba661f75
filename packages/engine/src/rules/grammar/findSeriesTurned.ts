/** 夏、春、秋、冬; 从省级到校级，再到市级: three of a series, neither rising nor falling. */
import { isQuoted, type Document } from '../../text/document.ts'
import { matchesOf } from '../../text/matchesOf.ts'
import { regex } from '../../text/multiline.ts'
import { inEachParagraph, type Finding } from '../rule.ts'

/** A series a line, `>` between its steps and `|` between the names of one. */
const SERIES = `
  春|春天|春季 > 夏|夏天|夏季 > 秋|秋天|秋季 > 冬|冬天|冬季
  幼儿园 > 小学 > 初中|中学 > 高中 > 大学 > 研究生
  班长 > 排长 > 连长 > 营长 > 团长 > 师长 > 军长
  班级 > 年级 > 校级|学校 > 区级|全区|区里 > 县级|全县|县里 > 市级|全市|市里 > 省级|全省|省里 > 国家级|全国|国家
  村 > 乡|镇 > 县 > 市 > 省 > 国
  昨天 > 今天 > 明天 > 后天
  过去|从前 > 现在|今天 > 将来|未来
  童年 > 少年 > 青年 > 中年 > 老年
  早晨|早上 > 上午 > 中午 > 下午 > 傍晚 > 晚上 > 深夜
  一年级 > 二年级 > 三年级 > 四年级 > 五年级 > 六年级
  秒 > 分钟 > 小时 > 天 > 星期 > 月 > 年
  卵 > 幼虫 > 蛹 > 成虫|蝴蝶
  种子 > 幼苗|小苗 > 小树 > 大树
  婴儿 > 儿童|孩子 > 少年 > 青年 > 中年人? > 老人
  预赛|初赛 > 复赛 > 半决赛 > 决赛
  细雨|小雨|毛毛雨 > 中雨 > 大雨 > 暴雨
  铜牌 > 银牌 > 金牌
  季军 > 亚军 > 冠军
`
const LINES = SERIES.trim()
  .split('\n')
  .map((line) => {
    const steps = line.split('>').map((step) => step.trim())
    const any = `(?:${steps.join('|')})`
    const step = '(?:、|到|至|，再到|再到|，又到)'
    return {
      all: regex(
        'dg',
      )`(?<![\u4e00-\u9fff]、)(?<=^|[^、])(?<mark>${any}(?:${step}${any}){2,5})(?!、)`,
      one: regex('g')`${step}`,
      steps: steps.map((names) => new RegExp(`^(?:${names})$`)),
    }
  })

export const findSeriesTurned: (document: Document) => Finding[] = inEachParagraph(
  (paragraph, text) =>
    LINES.flatMap(({ all, one, steps }) =>
      [...matchesOf(text, all)].flatMap((match): Finding[] => {
        const [start, end] = match.indices?.groups?.['mark'] ?? [0, 0]
        const order = text
          .slice(start, end)
          .split(one)
          .map((name) => steps.findIndex((step) => step.test(name)))
        if (!isMixed(order) || isQuoted(paragraph, start)) return []
        return [
          {
            paragraph: paragraph.index,
            start,
            end,
            explanation: `“${text.slice(start, end)}”次序乱了：按先后大小，一个接一个地说。`,
          },
        ]
      }),
    ),
)

function isMixed(order: readonly number[]): boolean {
  const steps = order.slice(1).map((place, at) => place - (order[at] ?? 0))
  return steps.some((step) => step > 0) && steps.some((step) => step < 0)
}
