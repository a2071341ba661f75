import { expect, test } from 'vitest'
import { formOfGenre } from '@zhupi/contract/manuscript/formOfGenre.ts'
import type { ManuscriptFont } from './manuscriptFont.ts'
import { readManuscriptFont } from './manuscriptFont.ts'
import type { PrintedEssay } from '@zhupi/contract/manuscript/printed.ts'
import { renderPrint } from './renderPrint.ts'

const NOW = new Date('2026-03-02T08:00:00+08:00')
const ESSAY: PrintedEssay = {
  title: '伞',
  content: '放学时，雨哗哗地下着。\n妈妈来了，她把伞全遮在我头上。',
  form: 'prose',
  facts: ['许小满', '叙事'],
  scores: ['老师评分 91', '满分 100'],
  marks: [
    {
      kind: 'strength',
      paragraph: 1,
      start: 5,
      end: 14,
      label: '细节',
      explanation: '看得见妈妈的心。',
    },
  ],
  teacherMarks: [
    {
      kind: 'good',
      paragraph: 0,
      start: 3,
      end: 11,
      quote: '，雨哗哗地下着。',
      note: '声音先到。',
    },
    { kind: 'wrong', paragraph: 1, start: 0, end: 2, quote: '妈妈', note: '' },
    { kind: 'doubt', paragraph: 1, start: 5, end: 7, quote: '把伞', note: '' },
  ],
  comment: '写得真切。',
  paragraphComments: [{ paragraph: 0, text: '开头有声音。' }],
  remark: { teacher: '陈老师', text: '半边肩膀胜过千言万语。' },
}
const PLAIN: PrintedEssay = {
  ...ESSAY,
  marks: [],
  teacherMarks: [],
  comment: '',
  paragraphComments: [],
  remark: null,
}

test('an essay is printed whole, with its marks, comments and the teacher’s remark', async () => {
  const { drawn, progress } = await draw([ESSAY])
  for (const text of [
    '伞',
    '放学时，雨哗哗地下着。',
    '妈妈来了，她把伞全遮在我头上。',
    '细节　看得见妈妈的心。',
    '写得真切。',
    '第1段　开头有声音。',
    '老师评语　陈老师',
    '半边肩膀胜过千言万语。',
    '老师批注',
    '第1段　好句　“，雨哗哗地下着。”　声音先到。',
    '第2段　有误　“妈妈”',
    '老师评分 91　满分 100',
  ])
    expect(drawn.replaceAll(/\s/g, '')).toContain(text.replaceAll(/\s/g, ''))
  expect(progress).toEqual([1])
})

test('what a machine said is marked as such on every page of it, and in the file; plain paper is not', async () => {
  const long = { ...ESSAY, content: Array.from({ length: 60 }, () => '雨一直下。').join('\n') }
  const { drawn, file } = await draw([long, PLAIN])
  const pages = countPages(file)
  expect(pages).toBeGreaterThan(4)
  // Three headings say it too; the last page is the plain essay's.
  expect(drawn.split('生成，仅供参考')).toHaveLength(pages - 1 + 3 + 1)
  expect(file).toContain('/AIGC')
  expect((await draw([PLAIN])).file).not.toContain('/AIGC')
})

test('a book has a cover and contents that lead to each essay’s page', async () => {
  const essays = Array.from({ length: 30 }, (_, index) => ({ ...PLAIN, title: `第${index + 1}篇` }))
  const { drawn, file } = await draw(essays, { author: '许小满', day: '2026-03-02' })
  // A cover, two pages of contents, a page an essay.
  expect(countPages(file)).toBe(1 + 2 + 30)
  expect(drawn).toContain('我的作文集')
  expect(drawn.split('目录')).toHaveLength(3)
  expect(drawn.split('第29篇')).toHaveLength(3)
})

test('emoji and the characters of rare names are drawn, families and flags as one picture', async () => {
  const font = await readManuscriptFont()
  const emoji = expect.stringMatching(/noto-emoji-\d+-400-normal\.woff$/)
  for (const picture of ['😀', '👨‍👩‍👧', '🇨🇳', '👍🏽', '❤️', '1️⃣', '🏳️‍🌈'])
    expect(font.find(picture)).toEqual({ file: emoji, text: picture })
  for (const character of ['犇', '𠮷', '𬭼', '☀', '★', '20'])
    expect(font.find(character)).toMatchObject({
      text: character,
      file: expect.stringMatching(/manuscript-\d\d\.woff2$/),
    })
  const { file, lacking } = await renderPrint(
    { title: '笑', cover: null, essays: [{ ...PLAIN, content: '开心😀了，𠮷叔叔👨‍👩‍👧也笑。' }] },
    NOW,
    async () => undefined,
  )
  expect(lacking).toBe('')
  // The font of the picture is in the file.
  expect(file.toString('latin1')).toContain('NotoEmoji')
})

test('a character that no font has is a square, and is told once', async () => {
  const font = await readManuscriptFont()
  expect(font.find('ก').text).toBe('□')
  const { lacking } = await renderPrint(
    { title: '泰', cover: null, essays: [{ ...PLAIN, content: 'กขก，开心。□' }] },
    NOW,
    async () => undefined,
  )
  expect(lacking).toBe('กข')
})

test('letters and poems are told by their genre', () => {
  expect(['e-letter', 'e-poetry', 'e-event', 'nothing'].map(formOfGenre)).toEqual([
    'letter',
    'poem',
    'prose',
    'prose',
  ])
})

/** With a font of every machine, and all that is drawn with it. */
async function draw(essays: PrintedEssay[], cover: { author: string; day: string } | null = null) {
  const texts: string[] = []
  const font: ManuscriptFont = {
    find: (text) => {
      texts.push(text)
      return { file: 'Helvetica', text }
    },
  }
  const progress: number[] = []
  const { file } = await renderPrint(
    { title: '我的作文集', cover, essays },
    NOW,
    async (done) => void progress.push(done),
    font,
  )
  return { drawn: texts.join(''), file: file.toString('latin1'), progress }
}

function countPages(file: string): number {
  return file.split('/Type /Page\n').length - 1
}
