/** A new class: name, grade, memo; then its join code, which is what the teacher came for. */
import { addClass, getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { ClassForm } from '#parts/ClassForm/ClassForm.tsx'
import { readClassFields, type ClassFields } from '#parts/ClassForm/classFields.ts'
import { useClassForm } from '#parts/ClassForm/useClassForm.ts'
import { RestoredNote } from '#parts/OwnSheet/RestoredNote.tsx'
import { Button } from '#ui/Button.tsx'
import { CodePlate } from '#ui/CodePlate.tsx'
import { notify } from '#ui/notices.ts'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import './addClass.css'

const NOTHING: ClassFields = { name: '', gradeLevel: undefined, memo: '' }

type Created = { name: string; code: string }

export function AddClassScreen() {
  const goBack = useBack(paths.classes())
  const { shown, draft } = useClassForm('class/new', NOTHING)
  const [created, setCreated] = useState<Created>()

  const add = useAction(addClass, { invalidates: [getTeacherClasses] })

  const create = async () => {
    const read = readClassFields(shown.fields)
    if ('fault' in read) return notify(read.fault)
    const { name, gradeLevel, memo } = read
    const done = await add.run({
      name,
      gradeId: gradeLevel,
      memo: memo === '' ? undefined : memo,
      requestKey: draft.requestKey,
    })
    if (!done.isDone) return
    setCreated({ name, code: done.entity.code })
    await draft.forget()
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
      <RestoredNote draft={draft} />
      <ClassForm {...shown} />
    </Screen>
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
