/** Each doubtful character beside its place in the picture: right, or another one. */
import { around, textOf, type Doubt, type PhotoPage } from './pages.ts'

type Props = {
  pages: readonly PhotoPage[]
  onAnswer: (key: string, index: number, text: string) => void
}

/** How much larger than in the photograph, and how much of it is seen, in pixels. */
const ZOOM = 2.4
const WINDOW = { width: 132, height: 72 }

export function DoubtList({ pages, onAnswer }: Props) {
  const count = pages.reduce((sum, { read }) => sum + (read?.doubts.length ?? 0), 0)
  return (
    <>
      <p className="quiet">
        {count === 0
          ? '没有看不清的字，放进作文后再从头读一遍。'
          : `${count} 个字可能认错了：对照照片，不对就改。改不改都可以放进作文。`}
      </p>
      {pages.map((page, number) => (
        <section key={page.key} aria-label={`第 ${number + 1} 张`}>
          <ul className="photo-doubts">
            {page.read?.doubts.map((doubt, index) => (
              <DoubtRow
                key={index}
                page={page}
                doubt={doubt}
                answer={page.answers[index]}
                onAnswer={(text) => onAnswer(page.key, index, text)}
              />
            ))}
          </ul>
          <details className="photo-text">
            <summary>第 {number + 1} 张的全文和照片</summary>
            <img src={page.address} alt="" />
            <p>{textOf(page)}</p>
          </details>
        </section>
      ))}
    </>
  )
}

type RowProps = {
  page: Pick<PhotoPage, 'read' | 'address'>
  doubt: Doubt
  answer: string | undefined
  onAnswer: (text: string) => void
}

export function DoubtRow({ page, doubt, answer, onAnswer }: RowProps) {
  if (page.read === undefined) return null
  const [before, after] = around(page.read, doubt)
  return (
    <li>
      {doubt.x !== null && doubt.y !== null && (
        <Magnified address={page.address} x={doubt.x} y={doubt.y} />
      )}
      <label>
        <span>{before}</span>
        <input
          value={answer ?? doubt.text}
          size={2}
          maxLength={8}
          autoComplete="off"
          spellCheck={false}
          aria-label={`${before}［${doubt.text}］${after}`}
          onChange={(event) => onAnswer(event.target.value)}
        />
        <span>{after}</span>
      </label>
    </li>
  )
}

/** The picture's own pixels around the place, whatever size it has. */
function Magnified({ address, x, y }: { address: string; x: number; y: number }) {
  return (
    <span className="photo-glass" style={WINDOW} aria-hidden="true">
      <img
        src={address}
        alt=""
        onLoad={({ currentTarget: image }) => {
          image.style.width = `${image.naturalWidth * ZOOM}px`
          image.style.left = `${WINDOW.width / 2 - image.naturalWidth * ZOOM * x}px`
          image.style.top = `${WINDOW.height / 2 - image.naturalHeight * ZOOM * y}px`
        }}
      />
      <i />
    </span>
  )
}
