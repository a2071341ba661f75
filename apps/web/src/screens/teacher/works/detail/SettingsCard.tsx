/** Times, lengths, scores and switches of a homework, in words. */
import type { HomeworkSettings } from '#parts/HomeworkForm/homeworkForm.ts'
import { detailRows } from '#parts/HomeworkForm/settingRows.ts'

export function SettingsCard({ homework }: { homework: HomeworkSettings }) {
  return (
    <dl className="card settings-card" aria-label="作业设置">
      {detailRows().map(({ name, textOf }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{textOf(homework)}</dd>
        </div>
      ))}
    </dl>
  )
}
