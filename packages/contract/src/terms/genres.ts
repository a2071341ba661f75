/**
 * Genres (文体), two levels: group (stage list) → genre.
 * The ids travel as articleType / type and are stored; never renumber them.
 */

/** What kind of writing a genre is, for rules and comments that hold for the whole family. */
export type GenreFamily =
  | 'narrative'
  | 'descriptive'
  | 'expository'
  | 'argumentative'
  | 'practical'
  | 'imaginative'
  | 'response'
  | 'poetry'
  | 'any'

export type Genre = { id: string; name: string; family: GenreFamily }
export type GenreGroup = { id: string; name: string; genres: readonly Genre[] }

/** 文体不限: homework only, never practice; AI correction needs another one. */
export const ANY_GENRE: Genre = { id: 'any', name: '文体不限', family: 'any' }

export const GENRE_GROUPS: readonly GenreGroup[] = [
  { id: 'type0', name: '不限', genres: [ANY_GENRE] },
  {
    id: 'type1',
    name: '小学一、二年级',
    genres: [
      { id: 'p-picture', name: '看图写话', family: 'narrative' },
      { id: 'p-sentence', name: '写话', family: 'narrative' },
      { id: 'p-diary', name: '日记', family: 'narrative' },
    ],
  },
  {
    id: 'type2',
    name: '小学三至六年级',
    genres: [
      { id: 'e-person', name: '写人', family: 'narrative' },
      { id: 'e-event', name: '叙事', family: 'narrative' },
      { id: 'e-scene', name: '写景', family: 'descriptive' },
      { id: 'e-object', name: '状物', family: 'descriptive' },
      { id: 'e-imagination', name: '想象/童话', family: 'imaginative' },
      { id: 'e-diary', name: '日记', family: 'narrative' },
      { id: 'e-letter', name: '书信', family: 'practical' },
      { id: 'e-response', name: '读后感', family: 'response' },
      { id: 'e-expository', name: '说明', family: 'expository' },
      { id: 'e-practical', name: '应用文', family: 'practical' },
      { id: 'e-rewriting', name: '缩写/续写', family: 'imaginative' },
      { id: 'e-poetry', name: '诗歌', family: 'poetry' },
    ],
  },
  {
    id: 'type3',
    name: '马来西亚华文',
    genres: [
      { id: 'm-narrative', name: '记叙文', family: 'narrative' },
      { id: 'm-lyrical', name: '抒情文', family: 'descriptive' },
      { id: 'm-argument', name: '议论文', family: 'argumentative' },
      { id: 'm-expository', name: '说明文', family: 'expository' },
      { id: 'm-practical', name: '应用文', family: 'practical' },
    ],
  },
  {
    id: 'type4',
    name: '初中',
    genres: [
      { id: 'j-narrative', name: '记叙文', family: 'narrative' },
      { id: 'j-prose', name: '写景抒情/散文', family: 'descriptive' },
      { id: 'j-expository', name: '说明文', family: 'expository' },
      { id: 'j-argument', name: '议论文', family: 'argumentative' },
      { id: 'j-response', name: '读后感', family: 'response' },
      { id: 'j-practical', name: '书信/演讲稿/新闻', family: 'practical' },
      { id: 'j-travel', name: '游记', family: 'descriptive' },
      { id: 'j-biography', name: '传记', family: 'narrative' },
      { id: 'j-story', name: '故事/小说', family: 'imaginative' },
      { id: 'j-poetry', name: '诗歌', family: 'poetry' },
      { id: 'j-material', name: '材料/话题作文', family: 'any' },
    ],
  },
  {
    id: 'type5',
    name: '高中',
    genres: [
      { id: 's-argument', name: '议论文', family: 'argumentative' },
      { id: 's-narrative', name: '记叙文', family: 'narrative' },
      { id: 's-prose', name: '散文', family: 'descriptive' },
      { id: 's-criticism', name: '文学短评', family: 'response' },
      { id: 's-practical', name: '演讲稿/书信', family: 'practical' },
      { id: 's-expository', name: '说明事理', family: 'expository' },
      { id: 's-poetry', name: '诗歌', family: 'poetry' },
      { id: 's-story', name: '小说', family: 'imaginative' },
    ],
  },
  {
    id: 'type7',
    name: '大学',
    genres: [
      { id: 'b-argument', name: '议论/评论', family: 'argumentative' },
      { id: 'b-practical', name: '应用公文', family: 'practical' },
      { id: 'b-academic', name: '学术类', family: 'expository' },
      { id: 'b-prose', name: '散文', family: 'descriptive' },
      { id: 'b-narrative', name: '叙事', family: 'narrative' },
    ],
  },
  {
    id: 'type8',
    name: '学术写作',
    genres: [
      { id: 'a-paper', name: '课程论文', family: 'expository' },
      { id: 'a-review', name: '文献综述', family: 'expository' },
      { id: 'a-report', name: '研究报告', family: 'expository' },
    ],
  },
]

const genresById = new Map(
  GENRE_GROUPS.flatMap((group) => group.genres).map((genre) => [genre.id, genre]),
)

export function findGenre(id: string): Genre | undefined {
  return genresById.get(id)
}

export function genreName(id: string): string {
  return genresById.get(id)?.name ?? ''
}
