import { PILE_PAGES_MAX } from '@zhupi/contract/terms/limits.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { forgetUndo, offerUndo } from '#ui/undo.ts'
import { PileFoot } from './PileFoot.tsx'

test('a full pile takes no more pages, and what was entered last is taken back all the same', () => {
  onTestFinished(forgetUndo)
  offerUndo({ text: '已录入林小满的作文', run: async () => {} })
  const foot = (pages: number) =>
    renderToStaticMarkup(<PileFoot pages={pages} onPick={async () => {}} />)
  expect(foot(PILE_PAGES_MAX - 1)).toContain('拍照')
  expect(foot(PILE_PAGES_MAX)).not.toContain('拍照')
  for (const pages of [PILE_PAGES_MAX - 1, PILE_PAGES_MAX]) expect(foot(pages)).toContain('撤销')
})
