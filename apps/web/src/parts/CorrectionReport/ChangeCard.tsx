/** On top of a report: what this draft changed against the one before it. */
import { useState } from 'react'
import { Chip } from '#ui/Chip.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { ChangedText } from './ChangedText.tsx'
import { changeWords, goalVerdict, signed, type Change } from './changeWords.ts'
import type { Report } from './report.ts'
import './ChangeCard.css'

/** As many as fit in two lines; all of them stand under the text. */
const TRAITS_SHOWN = 4

export function ChangeCard({ report }: { report: Pick<Report, 'change' | 'scoreKind'> }) {
  const [isOpen, setOpen] = useState(false)
  const { change, scoreKind } = report
  if (change === null) return null
  const [first, ...others] = changeWords(change, scoreKind)
  return (
    <section className="card change-card" aria-label="和上一稿相比">
      <p className="change-card-words">
        <Facts items={[<b key="rise">{first}</b>, ...others]} />
      </p>
      {change.goals.length > 0 && (
        <ul className="change-card-goals">
          {change.goals.map((goal, index) => (
            <li key={index} className={goal.isMet ? 'met' : ''}>
              <b>{goalVerdict(goal)}</b>
              <span>{goal.goal}</span>
            </li>
          ))}
        </ul>
      )}
      <ChangedTraits traits={mostMoved(change.traits).slice(0, TRAITS_SHOWN)} />
      {change.left > 0 && (
        <p className="quiet">上一稿指出的地方，还有 {change.left} 处和原来一样。</p>
      )}
      <button
        type="button"
        className="change-card-more"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        看看改了哪里
        <i aria-hidden="true">›</i>
      </button>
      <Sheet
        title={`和第 ${change.earlierNo} 稿相比`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <ChangedText change={change} />
        {change.traits.length > TRAITS_SHOWN && (
          <>
            <h3 className="change-card-heading">变化的评分项</h3>
            <ChangedTraits traits={mostMoved(change.traits)} />
          </>
        )}
      </Sheet>
    </section>
  )
}

function ChangedTraits({ traits }: Pick<Change, 'traits'>) {
  if (traits.length === 0) return null
  return (
    <ul className="change-card-traits" aria-label="变化的评分项">
      {traits.map(({ code, name, by }) => (
        <li key={code}>
          <Chip tone={by > 0 ? 'jade' : 'amber'}>
            {name} {signed(by)}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

function mostMoved(traits: Change['traits']): Change['traits'] {
  return [...traits].sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
}
