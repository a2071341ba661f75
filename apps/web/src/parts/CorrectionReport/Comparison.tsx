/** What has become of an earlier version. The line is always there, so that nothing moves. */
import { splitParagraphs } from '@zhupi/contract/rules/length.ts'
import { describeChange } from './describeChange.ts'
import './Comparison.css'

type Props = {
  content: string
  /** Of the latest report; undefined while it is not there. */
  latest: readonly { markContent: string }[] | undefined
}

export function Comparison({ content, latest }: Props) {
  const change =
    latest &&
    describeChange(
      splitParagraphs(content),
      latest.map((paragraph) => paragraph.markContent),
    )
  return <p className="quiet history-change">{change}</p>
}
