/** On the pupil's report: what the teacher would like to read with the class, and the pupil's word. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { answerPassage, getPassageRequests } from '@zhupi/contract/calls/passage.ts'
import type { PassageAnswer } from '@zhupi/contract/terms/passages.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import './passageRequests.css'

type Request = EntityOf<typeof getPassageRequests>['items'][number]

const ANSWERS: { answer: PassageAnswer; name: string }[] = [
  { answer: 'named', name: '可以，写上我的名字' },
  { answer: 'anonymous', name: '可以，不写名字' },
  { answer: 'refused', name: '不放' },
]

export function PassageRequests({ submissionId }: { submissionId: number }) {
  const { data } = useCall(getPassageRequests, { id: submissionId })
  if (data === undefined) return null
  return data.items.map((item) => <PassageRequest key={item.id} item={item} />)
}

function PassageRequest({ item: { id, text, state } }: { item: Request }) {
  const say = useAction(answerPassage, { invalidates: [getPassageRequests] })
  return (
    <section className="card passage-request">
      <h2>老师想和全班一起读你的这一段</h2>
      <blockquote>{text}</blockquote>
      <p className="quiet">
        放不放、写不写名字，都由你定；选了以后也随时可以改。
        {state === 'asked' && '你没有回答之前，老师不能放。'}
      </p>
      <div className="passage-answers" role="group" aria-label="你的决定">
        {ANSWERS.map(({ answer, name }) => (
          <button
            key={answer}
            type="button"
            className="chip"
            aria-pressed={state === answer}
            onClick={() => void say.run({ id, answer })}
          >
            {name}
          </button>
        ))}
      </div>
    </section>
  )
}
