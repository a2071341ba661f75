import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RestoredNote } from './RestoredNote.tsx'

const noteOf = (hasServerCopy: boolean) =>
  renderToStaticMarkup(
    <RestoredNote isServerCopyUsed={false} hasServerCopy={hasServerCopy} onSwap={() => {}} />,
  )

test('the server’s text is offered only where it has one', () => {
  expect(noteOf(true)).toContain('用云端的')
  expect(noteOf(false)).not.toContain('用云端的')
  expect(noteOf(false)).toContain('已恢复本机未上传的内容')
})
