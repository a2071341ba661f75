/** The pages of an export: plain HTML that opens anywhere, without scripts. */
import { splitParagraphs } from '@zhupi/contract/rules/length.ts'
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { PRODUCT_NAME } from '@zhupi/contract/terms/product.ts'
import { DIMENSION_NAMES } from '@zhupi/contract/terms/traits.ts'
import type { ExportedEssay, ExportedNotes, ExportedReport } from './presentExportedEssay.ts'
import type { ExportedList } from './presentExportLists.ts'

/** An essay's page, as the index links to it. */
export type EssayLink = { file: string; title: string; status: string }

export function presentEssayPage(essay: ExportedEssay): string {
  const { task, written } = essay
  const facts: [string, string][] = [
    [essay.status === '练笔' ? '年级' : '班级', essay.classroom],
    ['作者', essay.author],
    ['文体', essay.genre],
    ['状态', essay.status],
    ['最后保存', essay.savedAt ?? ''],
    ['提交时间', essay.submittedAt ?? ''],
    ['打回原因', essay.rejectReason ?? ''],
    [
      '写作方式',
      [
        `键入 ${written.typed} 字`,
        `粘贴 ${written.pasted} 字`,
        `拍照 ${written.photo} 字`,
        `语音 ${written.voice} 字`,
      ].join('，'),
    ],
  ]
  return page({
    title: essay.title || task.title || '（无题）',
    parts: [
      table(facts),
      heading('作文要求'),
      paragraphs(task.title),
      paragraphs(task.requirement),
      heading('现在的文稿'),
      paragraphs(essay.content),
      presentReview(essay),
      ...essay.attempts.map((attempt) => presentAttempt(attempt, essay.scoreScale)),
    ],
    aiMarks: essay.attempts.flatMap(({ report, modelNotes }) =>
      [report, modelNotes].flatMap((made) => (made === null ? [] : [made.AIGC])),
    ),
  })
}

function presentReview({ review, scoreScale }: ExportedEssay): string {
  if (review === null) return ''
  const score = `${text(formatScore(review.score, scoreScale))}（满分 ${scoreScale}）`
  return [
    heading('老师批阅'),
    `<p>得分 ${score}，${text(review.at)}</p>`,
    paragraphs(review.remark),
  ].join('')
}

function presentAttempt(attempt: ExportedEssay['attempts'][number], scoreScale: number): string {
  return [
    heading(
      `第 ${attempt.no} 稿　${attempt.at}${attempt.isEntered ? `　${MESSAGES.enteredByTeacher}` : ''}`,
    ),
    `<p><b>${text(attempt.title)}</b></p>`,
    paragraphs(attempt.content),
    attempt.report === null ? '' : presentReport(attempt.report, scoreScale),
    attempt.modelNotes === null ? '' : presentNotes(attempt.modelNotes),
  ].join('')
}

function presentNotes({ notice, model, marks, words }: ExportedNotes): string {
  return [
    '<section class="ai" data-ai-generated="true">',
    `<h3>模型补充：${text(model)}，${text(notice)}</h3>`,
    list(marks.map(presentMark)),
    paragraphs(words?.comment ?? ''),
    list((words?.paragraphComments ?? []).map((each) => `第 ${each.pNo} 段：${each.text}`)),
    list((words?.suggestions ?? []).map((each) => `提升建议，第 ${each.pNo} 段：${each.text}`)),
    list((words?.extensions ?? []).map((each) => `拓展学习，${each.tips}：${each.detail}`)),
    list((words?.microSuggestions ?? []).map((each) => `微建议，${each.question} ${each.answer}`)),
    '</section>',
  ].join('')
}

function presentReport(report: ExportedReport, scoreScale: number): string {
  const score =
    report.score === null
      ? ''
      : `<p>AI 评分 ${text(formatScore(report.score, scoreScale))}（满分 ${scoreScale}）</p>`
  return [
    '<section class="ai" data-ai-generated="true">',
    `<h3>${text(MESSAGES.aiMade)}</h3>`,
    score,
    list(listDimensions(report)),
    paragraphs(report.remark),
    list(report.remarks.map((each) => `第 ${each.pNo} 段：${each.remark}`)),
    list(report.marks.map(presentMark)),
    list(report.suggestions.map((each) => `提升建议，第 ${each.pNo} 段：${each.suggestion}`)),
    list(report.enhances.map((each) => `拓展学习，${each.tips}：${each.detail}`)),
    list(report.ideation.map((each) => `微建议，${each.question} ${each.answer}`)),
    list(
      (report.change?.repaired ?? []).map(
        ({ tips, quote, now }) => `比上一稿改好了「${quote}」${tips}：${now || '删去'}`,
      ),
    ),
    '</section>',
  ].join('')
}

/** Those that have a score, each with its traits. */
function listDimensions(report: ExportedReport): string[] {
  const dimensions = [
    {
      name: DIMENSION_NAMES.content,
      score: report.category1Score,
      traits: report.category1ItemList,
    },
    {
      name: DIMENSION_NAMES.expression,
      score: report.category2Score,
      traits: report.category2ItemList,
    },
    {
      name: DIMENSION_NAMES.development,
      score: report.category3Score,
      traits: report.category3ItemList,
    },
  ]
  return dimensions.flatMap(({ name, score, traits }) =>
    score === null
      ? []
      : [`${name} ${score}：${traits.map((trait) => `${trait.name} ${trait.score}`).join('，')}`],
  )
}

type Finding = Pick<
  ExportedReport['marks'][number],
  'pNo' | 'quote' | 'tips' | 'detail' | 'suggestion'
>

function presentMark(mark: Finding): string {
  const finding = `第 ${mark.pNo} 段「${mark.quote}」${mark.tips}：${mark.detail}`
  return mark.suggestion === null ? finding : `${finding}　建议：${mark.suggestion || '删去'}`
}

export function presentIndexPage({
  exportedAt,
  profile,
  essays,
  lists: [classes, ...otherLists],
  hasAvatar,
}: {
  exportedAt: string
  profile: Record<string, string>
  essays: readonly EssayLink[]
  lists: readonly ExportedList[]
  hasAvatar: boolean
}): string {
  const files = 'data.json 和 essays 文件夹里的 .json 是同样内容的数据文件'
  return page({
    title: '我的数据',
    parts: [
      `<p>导出时间 ${text(exportedAt)}。${files}。</p>`,
      hasAvatar ? '<p><img src="avatar.jpg" alt="头像" width="96"></p>' : '',
      table(Object.entries(profile)),
      presentList(classes),
      essays.length === 0 ? '' : `${heading('作文')}${links(essays)}`,
      ...otherLists.map(presentList),
    ],
    aiMarks: [],
  })
}

function presentList(exported: ExportedList | undefined): string {
  if (exported === undefined || exported.lines.length === 0) return ''
  return heading(exported.heading) + list(exported.lines)
}

function links(essays: readonly EssayLink[]): string {
  const items = essays.map(
    ({ file, title, status }) => `<li><a href="${file}">${text(title)}</a>　${text(status)}</li>`,
  )
  return `<ol>${items.join('')}</ol>`
}

const STYLE = [
  'body{max-width:44em;margin:2em auto;padding:0 1em;line-height:1.8;font-family:serif}',
  'p,li{white-space:pre-wrap}',
  'th{text-align:left;padding-right:1em;font-weight:normal;color:#666}',
  '.ai{border-left:3px solid #b33;padding-left:1em;background:#faf6f0}',
  '.ai h3{color:#b33}',
].join('')

/** `aiMarks`: what the page holds of AI's making, for machines that read it. */
function page({
  title,
  parts,
  aiMarks,
}: {
  title: string
  parts: readonly string[]
  aiMarks: readonly object[]
}): string {
  const meta = aiMarks
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
<style>${STYLE}</style>
</head>
<body>
<h1>${text(title)}</h1>
${parts.filter((part) => part !== '').join('\n')}
</body>
</html>
`
}

function heading(title: string): string {
  return `<h2>${text(title)}</h2>`
}

function paragraphs(content: string): string {
  return splitParagraphs(content)
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

/** Escaped, for elements and attributes. */
function text(plain: string): string {
  return plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
