/** A new class: name, grade, memo; then its join code, which is what the teacher came for. */
import { addClass, getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { CLASS_NAME_MAX_LENGTH, MEMO_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { GRADE_LEVELS, gradeName, stageName, stageOf } from '@zhupi/contract/terms/stages.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceSheet } from '#ui/ChoiceSheet.tsx'
import { CodePlate } from '#ui/CodePlate.tsx'
import { notify } from '#ui/notices.ts'
import { Field } from '#ui/Field.tsx'
import { makeRequestKey } from '#ui/requestKey.ts'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import './addClass.css'

const grades = GRADE_LEVELS.map((level) => ({
  key: level,
  name: gradeName(level),
  note: stageName(stageOf(level)),
}))

type GradeLevel = (typeof GRADE_LEVELS)[number]
type Created = { name: string; code: string }

export function AddClassScreen() {
  const goBack = useBack(paths.classes())
  const [name, setName] = useState('')
  const [gradeLevel, setGradeLevel] = useState<GradeLevel>()
  const [memo, setMemo] = useState('')
  const [requestKey] = useState(makeRequestKey)
  const [created, setCreated] = useState<Created>()

  const add = useAction(addClass, { invalidates: [getTeacherClasses] })

  const create = async () => {
    const plainName = name.trim()
    if (plainName === '') return notify(MESSAGES.classNameMissing)
    if (plainName.length > CLASS_NAME_MAX_LENGTH)
      return notify(`班级名最多 ${CLASS_NAME_MAX_LENGTH} 个字`)
    if (gradeLevel === undefined) return notify(MESSAGES.gradeMissing)
    if (memo.trim().length > MEMO_MAX_LENGTH) return notify(`备注最多 ${MEMO_MAX_LENGTH} 个字`)
    const done = await add.run({
      name: plainName,
      gradeId: gradeLevel,
      memo: memo.trim() || undefined,
      requestKey,
    })
    if (done.isDone) setCreated({ name: plainName, code: done.entity.code })
  }

  if (created) return <CreatedClass created={created} onBack={goBack} />
  return (
    <Screen
      title="新建班级"
      onBack={goBack}
      foot={
        <Button grow onPress={create}>
          创建班级
        </Button>
      }
    >
      <section className="card add-class-form">
        <Field label="班级名">
          <input
            value={name}
            placeholder="如：五（2）班"
            autoComplete="off"
            enterKeyHint="next"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <GradeField gradeLevel={gradeLevel} onChoose={setGradeLevel} />
        <Field label="备注（选填）">
          <textarea
            value={memo}
            rows={2}
            placeholder="学生看不到"
            onChange={(event) => setMemo(event.target.value)}
          />
        </Field>
      </section>
    </Screen>
  )
}

type GradeProps = { gradeLevel: GradeLevel | undefined; onChoose: (level: GradeLevel) => void }

function GradeField({ gradeLevel, onChoose }: GradeProps) {
  const [isPicking, setPicking] = useState(false)
  const text = gradeLevel === undefined ? MESSAGES.gradeMissing : gradeName(gradeLevel)
  return (
    <>
      <Field label="年级">
        <button
          type="button"
          className="field-button"
          aria-haspopup="dialog"
          aria-label={`年级 ${text}`}
          onClick={() => setPicking(true)}
        >
          {gradeLevel === undefined ? <span className="add-class-empty">{text}</span> : text}
        </button>
      </Field>
      <ChoiceSheet
        isOpen={isPicking}
        title="选择年级"
        choices={grades}
        chosen={gradeLevel}
        onChoose={onChoose}
        onClose={() => setPicking(false)}
      />
    </>
  )
}

function CreatedClass({ created, onBack }: { created: Created; onBack: () => void }) {
  const navigate = useNavigate()
  return (
    <Screen
      title="班级建好了"
      onBack={onBack}
      foot={
        <>
          <Button
            kind="soft"
            onPress={() => navigate(paths.classMembers(created.code), { replace: true })}
          >
            查看班级
          </Button>
          <Button grow onPress={() => navigate(paths.arrange({ code: created.code }))}>
            布置作业
          </Button>
        </>
      }
    >
      <section className="card add-class-done" role="status">
        <h2>{created.name}</h2>
        <p>把班级码告诉学生，他们在“我的班级”里输入就能加入。</p>
        <CodePlate label="班级码" code={created.code} size="wall" />
      </section>
    </Screen>
  )
}
