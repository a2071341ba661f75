/** Sets homework for one class or several. */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState } from 'react'
import { paths } from '#client/paths.ts'
import { HomeworkFields } from '#parts/HomeworkForm/HomeworkFields.tsx'
import { NoClass } from '#parts/NoClass/NoClass.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { PickField } from '#ui/PickField.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { ClassSheet } from './ClassSheet.tsx'
import { EarlierSheet } from './EarlierSheet.tsx'
import { useArrangement } from './useArrangement.ts'
import { type Beginning, useBeginning } from './useBeginning.ts'
import './arrange.css'

export function ArrangeScreen() {
  const goBack = useBack(paths.tasks())
  const { beginning, failed } = useBeginning()
  // What is typed meanwhile is not overwritten by an answer that comes again.
  if (beginning !== undefined) return <Arrangement beginning={beginning} />
  return (
    <Screen title="布置作业" onBack={goBack}>
      {failed ? (
        <QueryFailure error={failed.error} onRetry={() => failed.refetch()} />
      ) : (
        <CardSkeletons count={2} />
      )}
    </Screen>
  )
}

function Arrangement({ beginning }: { beginning: Beginning }) {
  const goBack = useBack(paths.tasks())
  const arrangement = useArrangement(beginning)
  const { classes, region, chosen, form, fault, readers, change } = arrangement
  const [isPickingEarlier, setPickingEarlier] = useState(false)
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
          <div className="arrange-beginning">
            {arrangement.isRestored && (
              <p className="quiet" role="status">
                接着上次没有发布的作业。
              </p>
            )}
            {arrangement.isRestored && (
              <Button kind="soft" small onPress={arrangement.startOver}>
                重新开始
              </Button>
            )}
            <Button kind="soft" small onPress={() => setPickingEarlier(true)}>
              用以前的作业
            </Button>
          </div>
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
            openedAt={beginning.openedAt}
            onChange={change}
          />
        </>
      )}
      <EarlierSheet
        isOpen={isPickingEarlier}
        onPick={async (homeworkId) => {
          if (await arrangement.takeEarlier(homeworkId)) setPickingEarlier(false)
        }}
        onClose={() => setPickingEarlier(false)}
      />
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
