/**
 * Both drafts in one text, paragraph by paragraph: what was added is underlined, what was removed
 * struck out, and both are said to a screen reader.
 */
import { paragraphWords, type Change } from './changeWords.ts'
import './ChangedText.css'

type Paragraph = Change['paragraphs'][number]

export function ChangedText({ change }: { change: Change }) {
  return (
    <div className="changed-text">
      <p className="quiet changed-text-key" aria-hidden="true">
        <ins>添上的</ins>　<del>删去的</del>
      </p>
      {change.repaired.length > 0 && (
        <section>
          <h3>改好的地方</h3>
          <ul>
            {change.repaired.map(({ tips, quote, now }, index) => (
              <li key={index}>
                <span className="quiet">{tips}</span> {quote} → <b>{now}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      {change.paragraphs.map((paragraph, index) => (
        <section key={index}>
          <h3>{paragraphWords(paragraph)}</h3>
          <p lang="zh-CN" className={paragraph.kind}>
            <Pieces pieces={paragraph.pieces} />
          </p>
        </section>
      ))}
    </div>
  )
}

function Pieces({ pieces }: Pick<Paragraph, 'pieces'>) {
  return pieces.map(({ kind, text }, index) => {
    if (kind === 'same') return text
    const Piece = kind === 'added' ? 'ins' : 'del'
    return (
      <Piece key={index}>
        <span className="visually-hidden">{kind === 'added' ? '（添上）' : '（删去）'}</span>
        {text}
        <span className="visually-hidden">（完）</span>
      </Piece>
    )
  })
}
