/** Where the list comes from: a file, or rows copied from one. */
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { notify } from '#ui/notices.ts'

type Props = {
  /** What is pasted so far; undefined: not known yet. */
  text: string | undefined
  onType: (text: string) => void
  onChoose: (cells: string[][]) => Promise<void>
}

export function ChooseRoster({ text, onType, onChoose }: Props) {
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return
    try {
      const { readFileCells } = await import('./readCells.ts')
      await onChoose(await readFileCells(file))
    } catch {
      await notify('读不出这个文件，请另存为 xlsx 或 csv 再试')
    }
  }
  const readText = async () => {
    if (text === undefined || text.trim() === '') return notify('请先粘贴名单')
    const { readTextCells } = await import('./readCells.ts')
    await onChoose(readTextCells(text))
  }

  return (
    <>
      <section className="card import-choose">
        <p>
          表格的列：<b>学号</b>、<b>姓名</b>，还可以有 <b>家长联系电话</b>
          。没有学号的，按顺序排上班里还没用的号。学生不需要手机，用班级码和学号登录。
        </p>
        <label className="btn line import-file">
          选择表格（xlsx 或 csv）
          <input
            type="file"
            className="visually-hidden"
            accept=".xlsx,.csv,.txt"
            onChange={(event) => {
              void readFile(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
      </section>
      <section className="card import-choose">
        <Field label="或者从表格里复制，粘贴在这里">
          <textarea
            value={text ?? ''}
            readOnly={text === undefined}
            rows={6}
            placeholder={'01 何青禾\n02 苏一诺'.replaceAll(' ', '\t')}
            onChange={(event) => onType(event.target.value)}
          />
        </Field>
        <Button kind="line" onPress={readText}>
          看看名单
        </Button>
      </section>
    </>
  )
}
