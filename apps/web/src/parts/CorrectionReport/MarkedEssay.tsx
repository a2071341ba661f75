/**
 * The essay with its marks: red underline, jade wave, amber dashes, grey dots where something is to
 * be looked up, and a numbered dot that opens the mark's sheet.
 */
import { useRef, useState } from 'react'
import { MarkSheet } from './MarkSheet.tsx'
import {
  markClasses,
  numberMarks,
  splitIntoPieces,
  spokenMark,
  type Answering,
  type EssayReport,
  type NumberedMark,
  type Piece,
} from './report.ts'
import './MarkedEssay.css'

export function MarkedEssay({
  report,
  showMarks,
  answering,
}: {
  report: Omit<EssayReport, 'rmap'>
  showMarks: boolean
  answering?: Answering | undefined
}) {
  // The number stays while the sheet slides away, so that it does not go blank on its way.
  const [sheet, setSheet] = useState({ isOpen: false, number: 1 })
  const article = useRef<HTMLElement>(null)
  const open = (number: number) => {
    setSheet({ isOpen: true, number })
    // Above the sheet, which covers the lower half.
    article.current
      ?.querySelector(`.mark-anchor[data-number="${number}"]`)
      ?.scrollIntoView({ block: 'start' })
  }
  const marks = showMarks ? numberMarks(report) : []
  return (
    <article ref={article} className="marked-essay" lang="zh-CN">
      <h2>{report.articleTitle}</h2>
      {report.paragraphList.map((paragraph, index) => (
        <div key={paragraph.pNo}>
          <p>
            <Pieces
              pieces={splitIntoPieces(
                paragraph.markContent,
                marks.filter((mark) => mark.paragraph === index + 1),
              )}
              openNumber={sheet.isOpen ? sheet.number : undefined}
              onOpen={open}
            />
          </p>
          {showMarks &&
            report.remarkMap
              .filter(({ pNo }) => pNo === paragraph.pNo)
              .map(({ remark }, at) => (
                <aside key={at} aria-label={`第${index + 1}段点评`}>
                  {remark}
                </aside>
              ))}
        </div>
      ))}
      <MarkSheet
        marks={marks}
        number={sheet.number}
        isOpen={sheet.isOpen}
        answering={answering}
        onMove={open}
        onClose={() => setSheet({ ...sheet, isOpen: false })}
      />
    </article>
  )
}

/**
 * Word joiner: no line may begin with the dot, nor with the comma behind it, which Chinese
 * typesetting forbids.
 */
const JOINER = '\u2060'

type PiecesProps = {
  pieces: readonly Piece[]
  openNumber: number | undefined
  onOpen: (number: number) => void
}

function Pieces({ pieces, openNumber, onOpen }: PiecesProps) {
  return pieces.map((piece, index) =>
    piece.kind === 'text' ? (
      piece.text
    ) : (
      <span key={index}>
        {/* The text is a bigger target for a finger; the dot is the control for everyone else. */}
        <span
          className={`mark ${markClasses(piece.mark)}${piece.mark.number === openNumber ? ' open' : ''}`}
          onClick={(event) => {
            event.stopPropagation()
            onOpen(piece.mark.number)
          }}
        >
          <Pieces pieces={piece.pieces} openNumber={openNumber} onOpen={onOpen} />
        </span>
        {JOINER}
        <Dot mark={piece.mark} onOpen={onOpen} />
        {JOINER}
      </span>
    ),
  )
}

function Dot({ mark, onOpen }: { mark: NumberedMark; onOpen: (number: number) => void }) {
  return (
    <span className="mark-anchor" data-number={mark.number}>
      <button
        type="button"
        className={`mark-dot ${markClasses(mark)}`}
        aria-label={spokenMark(mark)}
        aria-haspopup="dialog"
        data-number={mark.number}
        onClick={(event) => {
          event.stopPropagation()
          onOpen(mark.number)
        }}
      />
    </span>
  )
}
