/** What people of the demo school write without homework, and their own questions. */
import { GRADE10_STUDENTS, GRADE10_TEACHER, GRADE5_STUDENTS, GRADE5_TEACHER } from './people.ts'

export type DemoPractice = {
  phone: string | undefined
  /** Its text in practice/. */
  file: string
  gradeLevel: number
  genre: string
  scoreScale: number
  author: string
  /** The key of the product's question that it answers. */
  question?: string
  /** Days before now on which it was begun. */
  daysAgo: number
  /**
   * Not corrected yet, corrected, or corrected once without its last so many paragraphs and again
   * a day later.
   */
  work: 'draft' | 'corrected' | { correctedWithout: number }
}

export const DEMO_PRACTICE: readonly DemoPractice[] = [
  {
    phone: GRADE5_STUDENTS[0]?.phone,
    file: 'rain',
    gradeLevel: 5,
    genre: 'e-scene',
    scoreScale: 40,
    author: '小满',
    question: '5a-13',
    daysAgo: 6,
    work: { correctedWithout: 2 },
  },
  {
    phone: GRADE5_STUDENTS[0]?.phone,
    file: 'umbrella',
    gradeLevel: 5,
    genre: 'e-person',
    scoreScale: 100,
    author: '',
    question: '5b-9',
    daysAgo: 3,
    work: 'corrected',
  },
  {
    phone: GRADE5_STUDENTS[0]?.phone,
    file: 'morning',
    gradeLevel: 5,
    genre: 'e-scene',
    scoreScale: 100,
    author: '',
    daysAgo: 1,
    work: 'draft',
  },
  {
    phone: GRADE5_TEACHER.phone,
    file: 'bell',
    gradeLevel: 5,
    genre: 'e-object',
    scoreScale: 100,
    author: '陈老师下水文',
    question: '5a-1',
    daysAgo: 4,
    work: 'corrected',
  },
  {
    phone: GRADE10_STUDENTS[0]?.phone,
    file: 'moon',
    gradeLevel: 10,
    genre: 's-prose',
    scoreScale: 60,
    author: '温景行',
    question: '10a-10',
    daysAgo: 5,
    work: 'corrected',
  },
  {
    phone: GRADE10_TEACHER.phone,
    file: 'lane',
    gradeLevel: 10,
    genre: 's-argument',
    scoreScale: 60,
    author: '',
    question: '10b-2',
    daysAgo: 2,
    work: 'draft',
  },
]

type DemoQuestion = {
  phone: string
  title: string
  requirement: string
  ideation: string
  keywords: string[]
  gradeLevel: number
  genre: string
  theme: string
  tag: string
}

export const DEMO_QUESTIONS: readonly DemoQuestion[] = [
  {
    phone: GRADE5_TEACHER.phone,
    title: '教室里的第三排',
    requirement:
      '换座位的那天，你有了新的左邻右舍。写写坐在你身边的一位同学：他有什么小习惯？你们之间发生过什么？让没见过他的人也能一眼认出他来。400字左右。',
    ideation: '先别急着夸。想一想他举手、找橡皮、着急的时候是什么样子，再挑一件事写细。',
    keywords: ['同桌', '小习惯', '一件事'],
    gradeLevel: 5,
    genre: 'e-person',
    theme: 'school',
    tag: 'proposition',
  },
  {
    phone: GRADE5_TEACHER.phone,
    title: '春游通知里的一句话',
    requirement:
      '学校要去植物园春游，请替班级写一份通知，写清时间、地点、要带的东西和注意的事，再加一句让大家都想早点去的话。300字左右。',
    ideation: '先列清单，再写成句子。哪一条最容易被忘掉？把它放在最显眼的地方。',
    keywords: ['通知', '格式', '提醒'],
    gradeLevel: 5,
    genre: 'e-practical',
    theme: 'school',
    tag: 'practical',
  },
  {
    phone: GRADE10_TEACHER.phone,
    title: '谈“问一问”',
    requirement:
      '有人遇事先搜一搜，有人遇事先问一问。搜索给出答案，提问却常常牵出新的问题。请结合读书与生活，写一篇议论文，题目自拟，不少于800字。',
    ideation: '“搜”与“问”差在哪里：对象、过程，还是你自己？选准一点，写深。',
    keywords: ['提问', '搜索', '求知'],
    gradeLevel: 10,
    genre: 's-argument',
    theme: 'reading',
    tag: 'material',
  },
]
