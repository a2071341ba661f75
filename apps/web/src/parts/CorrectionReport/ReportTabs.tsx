/**
 * The four tabs of the correction: 原文点评, 提升建议, 拓展学习, 微建议. Every block says that an
 * AI wrote it.
 */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState } from 'react'
import { Chip } from '#ui/Chip.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { MarkedEssay } from './MarkedEssay.tsx'
import type { Answering, EssayReport, Report } from './report.ts'
import './ReportTabs.css'

type TabKey = 'essay' | 'suggestions' | 'enhances' | 'ideation'
type Result = NonNullable<Report['rmap']>

const tabs = [
  { key: 'essay', name: '原文点评' },
  { key: 'suggestions', name: '提升建议' },
  { key: 'enhances', name: '拓展学习' },
  { key: 'ideation', name: '微建议' },
] as const satisfies readonly { key: TabKey; name: string }[]

type Props = {
  report: EssayReport
  /** Who may answer its marks. */
  answering?: Answering | undefined
}

export function ReportTabs({ report, answering }: Props) {
  // Where only hints are shown (aiUse), they come first: the essay bears no marks.
  const [tab, setTab] = useState<TabKey>(hasHintsOnly(report) ? 'suggestions' : 'essay')
  const [showMarks, setShowMarks] = useState(true)
  // Without a correction there is still the essay to read.
  if (report.rmap === null)
    return (
      <div className="report-tabs">
        <MarkedEssay report={report} showMarks={false} />
      </div>
    )
  return (
    <div className="report-tabs">
      <Tabs<TabKey> items={tabs} active={tab} label="批改内容" onChange={setTab} />
      <div className="report-tabs-head">
        {(tab !== 'essay' || showMarks) && <Chip tone="indigo">{MESSAGES.aiMade}</Chip>}
        {tab === 'essay' && (
          <button
            type="button"
            className="report-tabs-toggle"
            onClick={() => setShowMarks(!showMarks)}
          >
            {showMarks ? '只看原文' : '显示评语'}
          </button>
        )}
      </div>
      {tab === 'essay' && showMarks && report.rmap.remark !== '' && (
        <OverallComment text={report.rmap.remark} />
      )}
      {tab === 'essay' && (
        <MarkedEssay
          report={report}
          showMarks={showMarks}
          hidesPen={!showMarks}
          answering={answering}
        />
      )}
      {tab === 'suggestions' && (
        <Suggestions items={report.rmap.suggestions} paragraphs={report.paragraphList} />
      )}
      {tab === 'enhances' && <Enhances items={report.rmap.enhances} />}
      {tab === 'ideation' && <Ideation items={report.rmap.ideation} />}
    </div>
  )
}

function hasHintsOnly({ rmap, tmap }: EssayReport): boolean {
  return rmap !== null && rmap.remark === '' && tmap.length === 0 && rmap.suggestions.length > 0
}

export function OverallComment({ text }: { text: string }) {
  return (
    <section className="card report-overall">
      <h2>总评</h2>
      <p>{text}</p>
    </section>
  )
}

export function Suggestions({
  items,
  paragraphs,
}: {
  items: Result['suggestions']
  paragraphs: Report['paragraphList']
}) {
  if (items.length === 0)
    return (
      <p className="report-none">这一稿没有单独给某一段的建议，可以看看“拓展学习”和“微建议”。</p>
    )
  return items.map(({ pNo, suggestion }, index) => {
    const place = paragraphs.findIndex((paragraph) => paragraph.pNo === pNo)
    return (
      <section className="card report-suggestion" key={index}>
        <h2>
          {place === -1 ? '全文' : `第 ${place + 1} 段`}
          {place !== -1 && <span>{paragraphs[place]?.markContent}</span>}
        </h2>
        <p>{suggestion}</p>
      </section>
    )
  })
}

export function Enhances({ items }: { items: Result['enhances'] }) {
  if (items.length === 0) return <p className="report-none">这篇作文暂时没有拓展内容。</p>
  return items.map((item) => (
    <section className="card report-enhance" key={item.id}>
      <h2>{item.tips}</h2>
      <p>{item.detail}</p>
    </section>
  ))
}

/** The question first, to think about; its hint folds out. */
export function Ideation({ items }: { items: Result['ideation'] }) {
  if (items.length === 0) return <p className="report-none">这篇作文暂时没有微建议。</p>
  return items.map((item, index) => (
    <details className="card report-ideation" key={index}>
      <summary>
        <i aria-hidden="true">{index + 1}</i>
        <b>{item.question}</b>
        <span>提示</span>
      </summary>
      <p>{item.answer}</p>
    </details>
  ))
}
