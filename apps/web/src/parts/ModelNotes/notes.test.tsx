import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { quietText, type Notes } from './notes.ts'

// The session is read as soon as its module is.
vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('window', {
  addEventListener: () => undefined,
  ...{ innerWidth: 390, innerHeight: 844 },
})
vi.stubGlobal('document', { documentElement: {} })
vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }))
// How wide the window is only the browser says.
vi.mock('#ui/useIsWide.ts', () => ({ useIsWide: () => false }))
// Closed, and the browser's alone.
vi.mock('#ui/Sheet.tsx', () => ({ Sheet: () => null }))
const { NotesBody } = await import('./NotesBody.tsx')

const TEXT = '小狗亲热地添着我的手。'
const REPORT = {
  ...{ id: 7, articleTitle: '小狗' },
  paragraphList: ['下雨了。', TEXT].map((text, index) => ({
    ...{ pNo: index + 1, markContent: text, markContentTest: text, placement: 'indented' as const },
    ...{ isAfterGap: false, suggestionIdList: [] },
  })),
}
const NOTES: Notes = {
  ...{ revisionId: 3, state: 'ready', model: 'small-7b', engineVersion: '4.2.0', isStandIn: false },
  ...{
    needsRelease: true,
    areWordsReleased: false,
    orderFound: true,
    mayDraftRemark: true,
    time: null,
  },
  marks: [
    {
      ...{ kind: 'character', tips: '查一查', detail: '“添”换成“舔”，会不会更顺？' },
      ...{ pNo: 2, start: 5, end: 6, quote: '添', suggestion: '舔' },
    },
  ],
  words: {
    ...{ comment: '读完想摸摸它。', paragraphComments: [], extensions: [], microSuggestions: [] },
    suggestions: [{ pNo: 2, text: '它还发出了什么声音？' }],
  },
}

const shown = (by: 'pupil' | 'teacher', changes: Partial<Notes> = {}) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <NotesBody notes={{ ...NOTES, ...changes }} report={REPORT} by={by} />
    </QueryClientProvider>,
  )

test('whatever a model adds says whose it is, which version checked it, and that it may be wrong', () => {
  const html = shown('pupil')
  for (const said of ['由大模型生成，可能有错', 'small-7b', '4.2.0', '读完想摸摸它。'])
    expect(html).toContain(said)
  const demo = shown('pupil', { isStandIn: true })
  expect(demo).toContain('不是真的大模型')
  expect(demo).not.toContain('由大模型生成')
})

test('its marks are questions on the paper, and only their paragraphs are drawn again', () => {
  const html = shown('pupil')
  expect(html).toContain('aria-label="第2段，查一查：添"')
  expect(html).not.toContain('aria-label="第2段，查一查：添→舔"')
  expect(html).toContain('第 2 段')
  expect(html).not.toContain('下雨了')
})

test('the teacher alone is told of orders in the essay, and may release the words', () => {
  expect(shown('teacher')).toContain('下命令的话')
  expect(shown('teacher')).toContain('给学生看')
  expect(shown('teacher', { areWordsReleased: true })).toContain('收回')
  expect(shown('teacher', { needsRelease: false })).not.toContain('给学生看')
  expect(shown('pupil')).not.toMatch(/下命令的话|给学生看/)
})

test('of a model that failed or has nothing to add a pupil hears nothing, the teacher a line', () => {
  const failed = { ...NOTES, state: 'failed' as const }
  expect(quietText(failed, 'pupil')).toBeUndefined()
  expect(quietText(failed, 'teacher')).toContain('没有读成')
  expect(quietText(NOTES, 'pupil')).toBeUndefined()
  expect(quietText({ ...NOTES, state: 'asked' }, 'pupil')).toContain('还在读')
})
