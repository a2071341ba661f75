/** Sets homework for one class or several. */
import { getQuestionDetail } from '@zhupi/contract/calls/question.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { HomeworkFields } from '#parts/HomeworkForm/HomeworkFields.tsx'
import { NoClass } from '#parts/NoClass/NoClass.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { PickField } from '#ui/PickField.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { ClassSheet } from './ClassSheet.tsx'
import { type BankQuestion, useArrangement } from './useArrangement.ts'
import './arrange.css'

/** `question` in the address: the bank's question that the homework begins with. */
export function ArrangeScreen() {
  const goBack = useBack(paths.tasks())
  const [search] = useSearchParams()
  const questionId = Number(search.get('question'))
  const question = useCall(getQuestionDetail, questionId > 0 ? { id: questionId } : 'skip')
  const codes = (search.get('codes') ?? '').split(',')
  if (!(questionId > 0)) return <Arrangement codes={codes} />
  // What is typed meanwhile is not overwritten by a question that is asked for again.
  if (question.data !== undefined) return <Arrangement codes={codes} first={question.data} />
  return (
    <Screen title="布置作业" onBack={goBack}>
      {question.isError ? (
        <QueryFailure error={question.error} onRetry={() => question.refetch()} />
      ) : (
        <CardSkeletons count={2} />
      )}
    </Screen>
  )
}

function Arrangement({ codes, first }: { codes: readonly string[]; first?: BankQuestion }) {
  const goBack = useBack(paths.tasks())
  const arrangement = useArrangement(codes, first)
  const { classes, region, chosen, form, fault, readers, openedAt, change } = arrangement
  const [isPickingClasses, setPickingClasses] = useState(false)
  const hasNoClass = classes.data?.length === 0
  const failed = [classes, region].find((query) => query.isError && query.data === undefined)
  const isReady = classes.data !== undefined && region.data !== undefined
  return (
    <Screen
      title="布置作业"
      onBack={goBack}
      foot={
        <Button
          grow
          disabledReason={hasNoClass ? '请先新建一个班级' : isReady ? undefined : '班级还没有打开'}
          onPress={arrangement.publish}
        >
          发布作业
        </Button>
      }
    >
      {!isReady && failed === undefined && <CardSkeletons count={2} />}
      {failed && <QueryFailure error={failed.error} onRetry={() => failed.refetch()} />}
      {hasNoClass && <NoClass />}
      {isReady && !hasNoClass && (
        <>
          <section className="card homework-form-card" id="homework-classes">
            <PickField
              label="班级"
              text={chosen.map(({ name }) => name).join('、') || undefined}
              placeholder={MESSAGES.classMissing}
              error={fault?.field === 'classes' ? fault.text : undefined}
              onOpen={() => setPickingClasses(true)}
            />
          </section>
          <HomeworkFields
            form={form}
            readers={readers}
            fault={fault}
            openedAt={openedAt}
            onChange={change}
          />
        </>
      )}
      <ClassSheet
        isOpen={isPickingClasses}
        classes={classes.data ?? []}
        chosen={chosen}
        onChange={arrangement.chooseClasses}
        onClose={() => setPickingClasses(false)}
      />
    </Screen>
  )
}
