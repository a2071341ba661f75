/** What a language model adds: questions at places of the text, and its words where they may show. */
import { getModelNotes, releaseModelWords } from '@zhupi/contract/calls/modelNotes.ts'
import { useId } from 'react'
import { useAction } from '#client/useAction.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { MarkedEssay } from '../CorrectionReport/MarkedEssay.tsx'
import { Enhances, Ideation, OverallComment, Suggestions } from '../CorrectionReport/ReportTabs.tsx'
import type { Answering } from '../CorrectionReport/report.ts'
import { describeAuthor, essayWithNotes, labelOf, type NotedReport, type Notes } from './notes.ts'

type Props = {
  notes: Notes
  report: NotedReport & { id: number }
  by: Answering['by']
}

export function NotesBody({ notes, report, by }: Props) {
  const titleId = useId()
  const { marks, words } = notes
  const essay = essayWithNotes(report, notes)
  const noted = new Set([...essay.tmap, ...essay.remarkMap].map(({ pNo }) => pNo))
  return (
    <section className="model-notes" aria-labelledby={titleId}>
      <div className="model-notes-head">
        <h2 id={titleId}>模型补充</h2>
        <Chip tone="indigo">{labelOf(notes)}</Chip>
      </div>
      <p className="model-notes-author quiet">{describeAuthor(notes)}</p>
      {by === 'teacher' && notes.orderFound && (
        <p className="model-notes-fact">
          作文里有像是对批改程序下命令的话。机器只把它当作文来读，没有照做。
        </p>
      )}
      {by === 'teacher' && words !== null && notes.needsRelease && (
        <Release notes={notes} submissionId={report.id} />
      )}
      {words !== null && words.comment !== '' && <OverallComment text={words.comment} />}
      {noted.size > 0 && (
        <>
          {marks.length > 0 && <p className="quiet">有点的地方值得再查一查，不扣分。</p>}
          <MarkedEssay report={essay} showMarks shownOnly={noted} label={labelOf(notes)} />
        </>
      )}
      {words !== null && <Advice words={words} report={report} />}
    </section>
  )
}

function Advice({ words, report }: { words: NonNullable<Notes['words']>; report: NotedReport }) {
  const { suggestions, extensions, microSuggestions } = words
  return (
    <>
      {suggestions.length > 0 && (
        <>
          <h3>提升建议</h3>
          <Suggestions
            items={suggestions.map(({ pNo, text }) => ({ pNo, suggestion: text }))}
            paragraphs={report.paragraphList}
          />
        </>
      )}
      {extensions.length > 0 && (
        <>
          <h3>拓展学习</h3>
          <Enhances items={extensions.map((each, index) => ({ id: index + 1, ...each }))} />
        </>
      )}
      {microSuggestions.length > 0 && (
        <>
          <h3>微建议</h3>
          <Ideation items={microSuggestions} />
        </>
      )}
    </>
  )
}

/** In grades 1–6 its words reach the pupil through the teacher alone. */
function Release({ notes, submissionId }: { notes: Notes; submissionId: number }) {
  const release = useAction(releaseModelWords, { invalidates: [getModelNotes] })
  const { areWordsReleased, revisionId } = notes
  const change = async () => {
    const isReleased = areWordsReleased ? 0 : 1
    await release.run({ studentHomeworkId: submissionId, revisionId, isReleased })
  }
  return (
    <div className="model-notes-release" role="group" aria-label="给学生看模型的话">
      <p className="grow" role="status">
        {areWordsReleased
          ? '学生看得到下面这些话。'
          : '学生现在只看得到“查一查”。评语和建议要你读过、点了才给。'}
      </p>
      <Button kind={areWordsReleased ? 'soft' : 'line'} small onPress={change}>
        {areWordsReleased ? '收回' : '给学生看'}
      </Button>
    </div>
  )
}
