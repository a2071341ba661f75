/** Times, lengths, scores and switches of a homework, in words. */
import { AI_USE_NAMES } from '@zhupi/contract/terms/aiUse.ts'
import { parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import type { HomeworkSettings } from '#parts/HomeworkForm/homeworkForm.ts'
import { scaleName } from '#parts/HomeworkForm/scales.ts'
import { longTime } from '#parts/HomeworkForm/schoolClock.ts'

export function SettingsCard({ homework }: { homework: HomeworkSettings }) {
  const {
    lowScore,
    highScore,
    lowestScore,
    minCharacterCount: least,
    maxCharacterCount: most,
  } = homework
  const rows: [name: string, text: string][] = [
    ['开始时间', clockOf(homework.startTime)],
    ['结束时间', clockOf(homework.endTime)],
    ['字数', most === null ? `不少于 ${least} 字` : `${least}–${most} 字`],
    ['分制', scaleName(homework.scoreKind)],
    ['给分范围', `${lowScore}–${highScore} 分`],
    ['提交分数', lowestScore === 0 ? '不限' : `机评达到 ${lowestScore} 分才能提交`],
    ['AI 批改', `${AI_USE_NAMES[homework.aiUse].name}：${AI_USE_NAMES[homework.aiUse].text}`],
    ['写作助手', homework.allowWritingAssistant ? '开' : '关'],
    [
      '写作参考',
      homework.referenceTitle === null
        ? '没有'
        : `《${homework.referenceTitle}》${homework.allowWritingAssistant ? '' : '（写作助手关着，学生看不到）'}`,
    ],
    ['允许粘贴', homework.allowPaste ? '可以粘贴' : '不可粘贴'],
    ['偏题检测', homework.digressCheck ? '开' : '关'],
    ['相似检测', homework.similarityCheck ? '开（即将开放，已记下您的选择）' : '关'],
  ]
  return (
    <dl className="card homework-settings-card" aria-label="作业设置">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function clockOf(wireTime: string): string {
  const time = parseWireTime(wireTime)
  return time === undefined ? wireTime : longTime(time)
}
