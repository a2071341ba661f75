/** The pages of an export: plain HTML that opens anywhere, without scripts. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getAIResult } from '@zhupi/contract/calls/submission.ts'
import { splitParagraphs } from '@zhupi/contract/rules/length.ts'
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { PRODUCT_NAME } from '@zhupi/contract/terms/product.ts'
import { DIMENSION_NAMES } from '@zhupi/contract/terms/traits.ts'

type Report = EntityOf<typeof getAIResult>

export type ExportedEssay = {
  title: string
  content: string
  genre: string
  status: string
  classroom: string
  task: { title: string; requirement: string }
  scoreScale: number
  savedAt: string | null
  submittedAt: string | null
  rejectReason: string | null
  written: Report['process']
  review: { score: number; remark: string; at: string } | null
  attempts: {
    no: number
    title: string
    content: string
    genre: string
    at: string
    report:
      | (ReturnType<typeof markAi> &
          NonNullable<Report['rmap']> & { remarks: Report['remarkMap']; marks: Report['tmap'] })
      | null
  }[]
}

export type ExportedLists = {
  classes: { name: string; about: string; at: string }[]
  homework: {
    title: string
    requirement: string
    ideation: string
    genre: string
    classroom: string
    startTime: string
    endTime: string
  }[]
  /** The teacher's own. */
  remarks: { homework: string; score: number | null; remark: string; at: string }[]
  references: { title: string; content: string; at: string }[]
  consents: { guardianPhone: string; isGiven: boolean; version: string; at: string }[]
  messages: { title: string; content: string; at: string }[]
  orders: { orderNo: string; content: string; at: string }[]
  feedback: { name: string; phone: string; content: string; at: string }[]
}

/** What the machine made is marked for people and, in the file, for machines (《人工智能生成合成内容标识办法》 §4–5; GB 45438-2025: Label 1 = made by AI). */
export function markAi(produceId: string) {
  return {
    notice: MESSAGES.aiMade,
    AIGC: {
      Label: '1',
      ContentProducer: PRODUCT_NAME,
      ProduceID: produceId,
      ReservedCode1: '',
      ContentPropagator: PRODUCT_NAME,
      PropagateID: produceId,
      ReservedCode2: '',
    },
  }
}

export function presentEssayPage(essay: ExportedEssay): string {
  const made = essay.attempts.flatMap(({ report }) => (report === null ? [] : [report.AIGC]))
  const facts: [string, string][] = [
    ['班级', essay.classroom],
    ['文体', essay.genre],
    ['状态', essay.status],
    ['最后保存', essay.savedAt ?? ''],
    ['提交时间', essay.submittedAt ?? ''],
    ['打回原因', essay.rejectReason ?? ''],
    [
      '写作方式',
      `键入 ${essay.written.typed} 字，粘贴 ${essay.written.pasted} 字，拍照 ${essay.written.photo} 字，语音 ${essay.written.voice} 字`,
    ],
  ]
  return page(
    essay.title || essay.task.title || '（无题）',
    [
      table(facts),
      heading('作文要求'),
      paragraphs(essay.task.title),
      paragraphs(essay.task.requirement),
      heading('现在的文稿'),
      paragraphs(essay.content),
      essay.review === null
        ? ''
        : `${heading('老师批阅')}<p>得分 ${text(formatScore(essay.review.score, essay.scoreScale))}（满分 ${essay.scoreScale}），${text(essay.review.at)}</p>${paragraphs(essay.review.remark)}`,
      ...essay.attempts.map(
        (attempt) =>
          `${heading(`第 ${attempt.no} 稿　${attempt.at}`)}<p><b>${text(attempt.title)}</b></p>${paragraphs(attempt.content)}${attempt.report === null ? '' : presentReport(attempt.report, essay.scoreScale)}`,
      ),
    ],
    made,
  )
}

function presentReport(
  report: NonNullable<ExportedEssay['attempts'][number]['report']>,
  scoreScale: number,
): string {
  const lists = [report.category1ItemList, report.category2ItemList, report.category3ItemList]
  const scores = [report.category1Score, report.category2Score, report.category3Score]
  const categories = [
    DIMENSION_NAMES.content,
    DIMENSION_NAMES.expression,
    DIMENSION_NAMES.development,
  ].flatMap((name, index) => {
    const [score, items] = [scores[index] ?? null, lists[index] ?? []]
    return score === null
      ? []
      : [`${name} ${score}：${items.map((item) => `${item.name} ${item.score}`).join('，')}`]
  })
  return `<section class="ai" data-ai-generated="true"><h3>${text(MESSAGES.aiMade)}</h3>${[
    report.score === null
      ? ''
      : `<p>AI 评分 ${text(formatScore(report.score, scoreScale))}（满分 ${scoreScale}）</p>`,
    list(categories),
    paragraphs(report.remark),
    list(report.remarks.map((each) => `第 ${each.pNo} 段：${each.remark}`)),
    list(
      report.marks.map(
        (mark) =>
          `第 ${mark.pNo} 段「${mark.quote}」${mark.tips}：${mark.detail}${mark.suggestion === null ? '' : `　建议：${mark.suggestion === '' ? '删去' : mark.suggestion}`}`,
      ),
    ),
    list(report.suggestions.map((each) => `提升建议，第 ${each.pNo} 段：${each.suggestion}`)),
    list(report.enhances.map((each) => `拓展学习，${each.tips}：${each.detail}`)),
    list(report.ideation.map((each) => `微建议，${each.question} ${each.answer}`)),
  ].join('')}</section>`
}

export function presentIndexPage({
  exportedAt,
  profile,
  essays,
  lists,
  hasAvatar,
}: {
  exportedAt: string
  profile: Record<string, string>
  essays: readonly { file: string; title: string; status: string }[]
  lists: ExportedLists
  hasAvatar: boolean
}): string {
  const section = (name: string, items: readonly string[]) =>
    items.length === 0 ? '' : heading(name) + list(items)
  return page(
    '我的数据',
    [
      `<p>导出时间 ${text(exportedAt)}。data.json 和 essays 文件夹里的 .json 是同样内容的数据文件。</p>`,
      hasAvatar ? '<p><img src="avatar.jpg" alt="头像" width="96"></p>' : '',
      table(Object.entries(profile)),
      section(
        '班级',
        lists.classes.map((each) => `${each.name}　${each.about}　${each.at}`),
      ),
      essays.length === 0
        ? ''
        : `${heading('作文')}<ol>${essays.map((each) => `<li><a href="${each.file}">${text(each.title)}</a>　${text(each.status)}</li>`).join('')}</ol>`,
      section(
        '布置的作业',
        lists.homework.map((each) =>
          `${each.classroom}　${each.title}　${each.genre}　${each.startTime} 至 ${each.endTime}\n${each.requirement}\n${each.ideation}`.trim(),
        ),
      ),
      section(
        '写过的评语',
        lists.remarks.map((each) => `${each.homework}　${each.at}\n${each.remark}`),
      ),
      section(
        '写作参考',
        lists.references.map((each) => `${each.title}　${each.at}\n${each.content}`),
      ),
      section(
        '监护人同意记录',
        lists.consents.map(
          (each) =>
            `${each.isGiven ? '同意' : '不同意'}　${each.guardianPhone}　版本 ${each.version}　${each.at}`,
        ),
      ),
      section(
        '消息',
        lists.messages.map((each) => `${each.at}　${each.title}\n${each.content}`),
      ),
      section(
        '订单',
        lists.orders.map((each) => `${each.at}　${each.orderNo}　${each.content}`),
      ),
      section(
        '意见反馈',
        lists.feedback.map((each) => `${each.at}　${each.name}　${each.phone}\n${each.content}`),
      ),
    ],
    [],
  )
}

function page(title: string, parts: readonly string[], made: readonly object[]): string {
  const meta = made
    .map((aigc) => `<meta name="AIGC" content="${text(JSON.stringify(aigc))}">`)
    .join('\n')
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${meta}
<title>${text(title)} · ${PRODUCT_NAME}</title>
<style>body{max-width:44em;margin:2em auto;padding:0 1em;line-height:1.8;font-family:serif}p,li{white-space:pre-wrap}th{text-align:left;padding-right:1em;font-weight:normal;color:#666}.ai{border-left:3px solid #b33;padding-left:1em;background:#faf6f0}.ai h3{color:#b33}</style>
</head>
<body>
<h1>${text(title)}</h1>
${parts.filter((part) => part !== '').join('\n')}
</body>
</html>
`
}

function heading(words: string): string {
  return `<h2>${text(words)}</h2>`
}

function paragraphs(words: string): string {
  return splitParagraphs(words)
    .map((each) => `<p>${text(each)}</p>`)
    .join('')
}

function list(items: readonly string[]): string {
  return items.length === 0
    ? ''
    : `<ul>${items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`
}

function table(rows: readonly (readonly [string, string])[]): string {
  return `<table>${rows
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<tr><th>${text(name)}</th><td>${text(value)}</td></tr>`)
    .join('')}</table>`
}

function text(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
