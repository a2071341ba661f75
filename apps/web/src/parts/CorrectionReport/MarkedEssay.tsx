/**
 * The essay on manuscript paper with its marks: red underline, jade wave, amber dashes, grey dots
 * where something is to be looked up, and a numbered dot that opens the mark's sheet.
 */
import { useContext, useRef, useState } from 'react'
import { useManuscriptFont } from '../Manuscript/useManuscriptFont.ts'
import { usePaperSettings } from '../Manuscript/usePaperSettings.ts'
import { CELLS, usePaperSize } from '../Manuscript/usePaperSize.ts'
import { PenContext, standingIn } from '../TeacherPen/pen.ts'
import { PenNotes } from '../TeacherPen/PenNotes.tsx'
import { useIsWide } from '#ui/useIsWide.ts'
import { MarkSheet } from './MarkSheet.tsx'
import { PaperText } from './PaperText.tsx'
import { rowsOfParagraph, rowsOfTitle } from './paperRows.ts'
import { numberMarks, textOf, type Answering, type EssayReport } from './report.ts'
import '../Manuscript/paper.css'
import './MarkedEssay.css'

export function MarkedEssay({
  report,
  showMarks,
  hidesPen = false,
  answering,
  shownOnly,
  label,
}: {
  report: Omit<EssayReport, 'rmap'>
  showMarks: boolean
  /** Without what the teacher marked by hand, too. */
  hidesPen?: boolean
  answering?: Answering | undefined
  /** These paragraphs (pNo) and nothing else, each with its number above it. */
  shownOnly?: ReadonlySet<number>
  /** Who made the marks. */
  label?: string
}) {
  // The number stays while the sheet slides away, so that it does not go blank on its way.
  const [sheet, setSheet] = useState({ isOpen: false, number: 1, top: 0 })
  const article = useRef<HTMLElement>(null)
  const { usesGrid, isLarge } = usePaperSettings()
  const { cell, row, columns } = usePaperSize(article, isLarge ? CELLS.large : CELLS.normal, {
    fillsPage: false,
  })
  const title = report.articleTitle.trim()
  const hasFont = useManuscriptFont(textOf(report), true)
  const wholePen = useContext(PenContext)
  const pen = shownOnly === undefined ? wholePen : undefined
  const byHand = pen === undefined || hidesPen ? [] : standingIn(pen.marks, report.paragraphList)
  const isBeside = useIsWide() && answering?.by === 'teacher'
  const open = (number: number) => {
    const dot = article.current?.querySelector(`.mark-dot[data-number="${number}"]`)
    // Above the sheet, which covers the lower half.
    dot?.scrollIntoView({ block: isBeside ? 'nearest' : 'start' })
    setSheet({ isOpen: true, number, top: dot?.getBoundingClientRect().top ?? 0 })
  }
  const marks = showMarks ? numberMarks(report) : []
  return (
    <div className="marked-essay-sheet">
      <article
        ref={article}
        className={`marked-essay${hasFont ? ' in-cells' : ''}`}
        lang="zh-CN"
        style={{ '--columns': columns, '--cell': `${cell}px`, '--row': `${row}px` }}
      >
        {title !== '' && shownOnly === undefined && (
          <h2 className="marked-essay-lines">
            <Grid isDrawn={usesGrid} />
            <PaperText rows={rowsOfTitle(title, columns)} />
          </h2>
        )}
        {report.paragraphList.map((paragraph, index) =>
          shownOnly?.has(paragraph.pNo) === false ? null : (
            <div key={paragraph.pNo}>
              {shownOnly !== undefined && (
                <p className="marked-essay-place quiet">第 {index + 1} 段</p>
              )}
              <p
                className={`marked-essay-lines${paragraph.isAfterGap ? ' after-gap' : ''}`}
                data-p={paragraph.pNo}
              >
                <Grid isDrawn={usesGrid} />
                <PaperText
                  rows={rowsOfParagraph(
                    { text: paragraph.markContent, placement: paragraph.placement },
                    marks.filter((mark) => mark.paragraph === index + 1),
                    columns,
                    byHand.filter((mark) => mark.pNo === paragraph.pNo),
                  )}
                  openPlace={pen?.open?.pNo === paragraph.pNo ? pen.open : undefined}
                  onTap={pen?.onTap && ((at) => pen.onTap?.(paragraph.pNo, at))}
                  openNumber={sheet.isOpen ? sheet.number : undefined}
                  onOpen={open}
                />
              </p>
              {pen && (
                <PenNotes pNo={paragraph.pNo} paragraph={paragraph.markContent} marks={byHand} />
              )}
              {showMarks &&
                report.remarkMap
                  .filter(({ pNo }) => pNo === paragraph.pNo)
                  .map(({ remark }, at) => (
                    <aside key={at} aria-label={`第${index + 1}段点评`}>
                      {remark}
                    </aside>
                  ))}
            </div>
          ),
        )}
        <MarkSheet
          label={label}
          marks={marks}
          number={sheet.number}
          isOpen={sheet.isOpen}
          answering={answering}
          besideTop={isBeside ? sheet.top : undefined}
          onMove={open}
          onClose={() => setSheet({ ...sheet, isOpen: false })}
        />
      </article>
    </div>
  )
}

/** Below everything on it: what stands at a paragraph's end reaches into the next one. */
function Grid({ isDrawn }: { isDrawn: boolean }) {
  return <span aria-hidden="true" className={`marked-essay-grid${isDrawn ? ' paper-grid' : ''}`} />
}
