/**
 * Every setting of a homework as people see it: its place and label in the form, and its row in the
 * homework's detail. A setting that is missing here does not compile.
 */
import type { AnsweredSettings, SettingName } from '@zhupi/contract/calls/homeworkSettings.ts'
import { parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { AI_USE_NAMES, AI_USES } from '@zhupi/contract/terms/aiUse.ts'
import { MIN_CHARACTERS_DEFAULT } from '@zhupi/contract/terms/limits.ts'
import type { FigureField, HomeworkForm, HomeworkSettings } from './homeworkForm.ts'
import { scaleName } from './scales.ts'
import { longTime } from './schoolClock.ts'

type Section = 'characters' | 'writing' | 'scores' | 'checks'

type SwitchRow<N> = { kind: 'switch'; name: N; section: Section; label: string; note: string }
type ChoiceRow<N, V> = {
  kind: 'choice'
  name: N
  section: Section
  label: string
  choices: readonly { key: V; name: string; text: string }[]
}
/** A figure is typed; the form holds it as text in `field`. */
type FigureRow<N> = {
  kind: 'figure'
  name: N
  section: Section
  label: string
  field: FigureField
  hasDecimal: boolean
  /** What an empty field means. */
  placeholder: (form: HomeworkForm) => string
  /** Reviews that were given in it keep it as it is. */
  isFixedByReviews: boolean
}
type ScaleRow<N> = { kind: 'scale'; name: N; section: 'scores'; label: string }

type Row<N extends SettingName> = AnsweredSettings[N] extends boolean
  ? SwitchRow<N>
  : AnsweredSettings[N] extends string
    ? ChoiceRow<N, AnsweredSettings[N]>
    : FigureRow<N> | ScaleRow<N>
export type FormRow = { [N in SettingName]: Row<N> }[SettingName]

/** In the order of the form. */
const FORM_ROWS: { [N in SettingName]: Row<N> } = {
  minCharacterCount: {
    kind: 'figure',
    name: 'minCharacterCount',
    section: 'characters',
    label: '最少字数',
    field: 'minCharacters',
    hasDecimal: false,
    placeholder: () => String(MIN_CHARACTERS_DEFAULT),
    isFixedByReviews: false,
  },
  maxCharacterCount: {
    kind: 'figure',
    name: 'maxCharacterCount',
    section: 'characters',
    label: '最多字数（选填）',
    field: 'maxCharacters',
    hasDecimal: false,
    placeholder: () => '不限',
    isFixedByReviews: false,
  },
  allowWritingAssistant: {
    kind: 'switch',
    name: 'allowWritingAssistant',
    section: 'writing',
    label: '写作助手',
    note: '学生写作时可以看构思提示和写作参考。',
  },
  allowPaste: {
    kind: 'switch',
    name: 'allowPaste',
    section: 'writing',
    label: '允许粘贴',
    note: '关上后，学生不能把别处的文字贴进来，只能自己写。',
  },
  aiUse: {
    kind: 'choice',
    name: 'aiUse',
    section: 'writing',
    label: '提交前的 AI 批改',
    choices: AI_USES.map((key) => ({ key, ...AI_USE_NAMES[key] })),
  },
  scoreKind: { kind: 'scale', name: 'scoreKind', section: 'scores', label: '分制' },
  lowScore: {
    kind: 'figure',
    name: 'lowScore',
    section: 'scores',
    label: '最低分',
    field: 'lowScore',
    hasDecimal: true,
    placeholder: () => '0',
    isFixedByReviews: true,
  },
  highScore: {
    kind: 'figure',
    name: 'highScore',
    section: 'scores',
    label: '最高分',
    field: 'highScore',
    hasDecimal: true,
    placeholder: ({ scoreScale }) => `${scoreScale ?? ''}`,
    isFixedByReviews: true,
  },
  lowestScore: {
    kind: 'figure',
    name: 'lowestScore',
    section: 'scores',
    label: '提交分数',
    field: 'lowestScore',
    hasDecimal: true,
    placeholder: () => '0',
    isFixedByReviews: false,
  },
  digressCheck: {
    kind: 'switch',
    name: 'digressCheck',
    section: 'checks',
    label: '偏题检测',
    note: '偏离题目的作文，内容分会受限，批阅时会提醒您。',
  },
  similarityCheck: {
    kind: 'switch',
    name: 'similarityCheck',
    section: 'checks',
    label: '相似检测',
    note: '交上来的作文会互相比对，有相同段落时提醒您；只有老师看得到。',
  },
}

export function formRows(section: Section): FormRow[] {
  return Object.values(FORM_ROWS).filter((row) => row.section === section)
}

type DetailRow = { name: string; textOf: (homework: HomeworkSettings) => string }

/** In the order of the detail; undefined: it stands in the row of another. */
const DETAIL_ROWS: Record<
  'startTime' | 'endTime' | 'referenceTitle' | 'goals' | SettingName,
  DetailRow | undefined
> = {
  startTime: { name: '开始时间', textOf: ({ startTime }) => clockOf(startTime) },
  endTime: { name: '结束时间', textOf: ({ endTime }) => clockOf(endTime) },
  minCharacterCount: {
    name: '字数',
    textOf: ({ minCharacterCount: least, maxCharacterCount: most }) =>
      most === null ? `不少于 ${least} 字` : `${least}–${most} 字`,
  },
  maxCharacterCount: undefined,
  scoreKind: { name: '分制', textOf: ({ scoreKind }) => scaleName(scoreKind) },
  lowScore: {
    name: '给分范围',
    textOf: ({ lowScore, highScore }) => `${lowScore}–${highScore} 分`,
  },
  highScore: undefined,
  lowestScore: {
    name: '提交分数',
    textOf: ({ lowestScore }) =>
      lowestScore === 0 ? '不限' : `机评达到 ${lowestScore} 分才能提交`,
  },
  aiUse: {
    name: 'AI 批改',
    textOf: ({ aiUse }) => `${AI_USE_NAMES[aiUse].name}：${AI_USE_NAMES[aiUse].text}`,
  },
  allowWritingAssistant: {
    name: '写作助手',
    textOf: ({ allowWritingAssistant }) => (allowWritingAssistant ? '开' : '关'),
  },
  referenceTitle: {
    name: '写作参考',
    textOf: ({ referenceTitle, allowWritingAssistant }) => {
      if (referenceTitle === null) return '没有'
      return `《${referenceTitle}》${allowWritingAssistant ? '' : '（写作助手关着，学生看不到）'}`
    },
  },
  goals: {
    name: '这次练什么',
    textOf: ({ goals }) => (goals.length === 0 ? '没有另定' : goals.join('；')),
  },
  allowPaste: {
    name: '允许粘贴',
    textOf: ({ allowPaste }) => (allowPaste ? '可以粘贴' : '不可粘贴'),
  },
  digressCheck: {
    name: '偏题检测',
    textOf: ({ digressCheck }) => (digressCheck ? '开' : '关'),
  },
  similarityCheck: {
    name: '相似检测',
    textOf: ({ similarityCheck }) => (similarityCheck ? '开' : '关'),
  },
}

export function detailRows(): DetailRow[] {
  return Object.values(DETAIL_ROWS).filter((row) => row !== undefined)
}

function clockOf(wireTime: string): string {
  const time = parseWireTime(wireTime)
  return time === undefined ? wireTime : longTime(time)
}
