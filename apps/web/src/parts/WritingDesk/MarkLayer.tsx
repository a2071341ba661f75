/**
 * The marks over the manuscript: the same text once more, unseen, so that its underlines lie where
 * the field's characters stand. Only the dots can be touched; a tap on the text is the field's.
 */
import { spokenMark, splitIntoPieces, type Piece } from '../CorrectionReport/report.ts'
import type { StandingMark } from './standingMarks.ts'
import './MarkLayer.css'

type Props = {
  text: string
  marks: readonly StandingMark[]
  openNumber: number | undefined
  onOpen: (number: number) => void
}

export function MarkLayer({ text, marks, openNumber, onOpen }: Props) {
  const placed = marks.map((mark) => ({ ...mark, ...mark.at }))
  return <Pieces pieces={splitIntoPieces(text, placed)} openNumber={openNumber} onOpen={onOpen} />
}

type PiecesProps = Omit<Props, 'text' | 'marks'> & { pieces: readonly Piece[] }

function Pieces({ pieces, openNumber, onOpen }: PiecesProps) {
  return pieces.map((piece, index) =>
    piece.kind === 'text' ? (
      <span key={index} aria-hidden="true">
        {piece.text}
      </span>
    ) : (
      <span key={index}>
        <span
          className={`paper-mark ${piece.mark.kind}${piece.mark.number === openNumber ? ' open' : ''}`}
        >
          <Pieces pieces={piece.pieces} openNumber={openNumber} onOpen={onOpen} />
        </span>
        <span className="paper-mark-anchor">
          <button
            type="button"
            className={`paper-mark-dot ${piece.mark.kind}`}
            aria-label={spokenMark(piece.mark)}
            aria-haspopup="dialog"
            data-number={piece.mark.number}
            onClick={() => onOpen(piece.mark.number)}
          />
        </span>
      </span>
    ),
  )
}
