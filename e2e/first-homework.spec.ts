/**
 * Through the whole product by tapping: two registrations, class, homework, joining, writing,
 * correction, report, handing in, review, and the remark read.
 */
import type { Page } from '@playwright/test'
import { agreeAsGuardian, endTour, fillSignIn, openPhone, register, signIn } from './people.ts'
import { writeRemark } from './reviewTaps.ts'
import { expect, story } from './story.ts'

const TEACHER = { phone: '10000000111', role: '老师', name: '许静言' } as const
const PUPIL = { phone: '10000000112', role: '学生', name: '江晚' } as const

const ESSAY = [
  '星期六的早晨，厨房里飘出一股焦糊味。我冲进去一看，奶奶正踮着脚，想把高处的锅盖拿下来，手却一直在抖。',
  '“奶奶，让我来！”我搬来小板凳，一步跨了上去。锅盖很烫，我用湿毛巾包住手，小心翼翼地把它端了下来。奶奶看着我，眼睛像弯弯的月牙。',
  '中午，我学着奶奶的样子洗米、生火、添水。火苗一跳一跳，把我的脸烤得红通通的。大约过了二十分钟左右，锅里咕嘟咕嘟地唱起歌来，白白的热气钻出锅沿，带着米香扑到脸上。',
  '我盛了满满一碗，双手捧到奶奶面前。奶奶吃了一口，半天没有说话，只是轻轻地摸了摸我的头。那一刻，我忽然觉得自己长高了一截。',
  '后来每逢周末，厨房就成了我和奶奶两个人的天地。通过这件事，使我明白了，长大就是有一天，你也能为爱你的人端上一碗热饭。',
].join('\n')

const REMARK = '“眼睛像弯弯的月牙”，一句话就把奶奶写活了。\n下次可以写一写你捧碗时的心情。'

story(
  'from two registrations to the pupil reading the remark',
  {
    tag: [
      '@public:/login',
      '@public:/register',
      '@teacher:/tasks',
      '@teacher:/user',
      '@teacher:/user/classes',
      '@teacher:/teacher/classes/add',
      '@teacher:/arrange',
      '@teacher:/arrange/success/:id',
      '@teacher:/teacher/works/detail/:id',
      '@teacher:/teacher/stu/works/:worksid',
      '@teacher:/teacher/stu/works/:worksid/:workid',
      '@student:/tasks',
      '@student:/user',
      '@student:/user/classes',
      '@student:/tasks/writing',
      '@student:/tasks/correction/:id/:ishomework',
    ],
  },
  async ({ browser, baseURL }) => {
    const teacher = await openPhone(browser, baseURL)
    const pupil = await openPhone(browser, baseURL)
    await register(teacher, TEACHER)
    await register(pupil, PUPIL)
    const code = await makeClass(teacher)
    await postHomework(teacher)
    await joinClass(pupil, code)
    await writeAndReadReport(pupil)
    await handIn(pupil)
    await review(teacher)
    await readRemark(pupil)
  },
)

/** @returns the code that the pupils join by */
async function makeClass(teacher: Page): Promise<string> {
  await fillSignIn(teacher, TEACHER)
  await teacher.getByRole('button', { name: '登录', exact: true }).tap()
  await expect(teacher.getByRole('heading', { name: '作业', exact: true })).toBeVisible()
  await endTour(teacher)
  await teacher.getByRole('link', { name: /^我的/ }).tap()
  await teacher.getByText('班级管理').tap()
  await teacher.getByRole('button', { name: '新建班级' }).tap()
  await teacher.getByLabel('班级名').fill('五（3）班')
  await teacher.getByRole('button', { name: /^年级/ }).tap()
  await teacher.getByRole('radio', { name: /五年级/ }).tap()
  await teacher.getByRole('button', { name: '创建班级' }).tap()
  const plate = teacher.getByRole('img', { name: /^班级码/ })
  await expect(plate).toBeVisible()
  const code = ((await plate.getAttribute('aria-label')) ?? '')
    .replace('班级码', '')
    .replaceAll(' ', '')
  expect(code).toMatch(/^[0-9A-Z]{6}$/)
  return code
}

/** One question, for the class that was just made: the only one, so that it need not be named. */
async function postHomework(teacher: Page): Promise<void> {
  await teacher.getByRole('button', { name: '返回' }).tap()
  await teacher.goto('tasks')
  await teacher.getByRole('button', { name: '布置作业' }).tap()
  await expect(teacher.getByRole('button', { name: /^班级 五（3）班/ })).toBeVisible()
  await teacher.getByRole('button', { name: /^文体类型/ }).tap()
  await teacher.getByRole('button', { name: '叙事', exact: true }).tap()
  await teacher.getByLabel('作文标题').fill('厨房里的歌')
  await teacher
    .getByLabel('作文要求')
    .fill('写一次你为家人做事的经历，把过程写清楚，写出真情实感。')
  await teacher.getByRole('button', { name: '发布作业' }).tap()
  await expect(teacher.getByText('确定要发布吗？')).toBeVisible()
  await teacher.getByRole('button', { name: '发布', exact: true }).tap()
  await expect(teacher).toHaveURL(/arrange\/success\/\d+/)
}

/** The homework is there at once. */
async function joinClass(pupil: Page, code: string): Promise<void> {
  await signIn(pupil, PUPIL)
  await pupil.getByRole('link', { name: /^我的/ }).tap()
  await pupil.getByText('我的班级').tap()
  await pupil.getByLabel('班级码').fill(code.toLowerCase())
  await pupil.getByRole('button', { name: '加入' }).tap()
  // A child's first class asks for the guardian.
  await agreeAsGuardian(pupil)
  await expect(pupil.getByRole('heading', { name: '五（3）班' })).toBeVisible()
  await pupil.getByRole('link', { name: '去看作业' }).tap()
  await expect(pupil.getByRole('heading', { name: '厨房里的歌' })).toBeVisible()
}

/** On manuscript paper; the correction is watched as it comes. */
async function writeAndReadReport(pupil: Page): Promise<void> {
  await pupil.getByRole('link', { name: /：厨房里的歌/ }).tap()
  await pupil.getByLabel('作文正文').fill(ESSAY)
  await expect(pupil.getByText(/\d+ \/ 100 字/)).toBeVisible()
  await pupil.getByRole('button', { name: 'AI 批改' }).tap()
  await expect(pupil).toHaveURL(/tasks\/correction\/\d+\/1/)
  await expect(pupil.getByText('看十三项细评')).toBeVisible()
  await expect(pupil.getByText('AI 生成，仅供参考').first()).toBeVisible()

  // A mark's sheet says what is wrong and where.
  const mark = pupil.getByRole('button', { name: /左右/ }).first()
  await mark.tap()
  await expect(pupil.getByRole('dialog').getByText(/第 3 段/)).toBeVisible()
  // Beside the sheet, once what dims the page lies there.
  await pupil
    .locator('.adm-popup .adm-mask')
    .last()
    .tap({ position: { x: 195, y: 60 } })
  await expect(pupil.getByRole('dialog')).toHaveCount(0)

  // In the list the corrected draft has its score, and leads to the report too.
  await pupil.getByRole('button', { name: '返回' }).tap()
  const card = pupil.getByRole('article').filter({ hasText: '厨房里的歌' })
  await expect(card.getByText(/机评/)).toBeVisible()
  await card.getByRole('link', { name: '看报告《厨房里的歌》' }).tap()
  await expect(pupil.getByText('看十三项细评')).toBeVisible()
}

/** Confirmed first; then the list shows what is handed in. */
async function handIn(pupil: Page): Promise<void> {
  await pupil.getByRole('button', { name: '提交作业' }).tap()
  await expect(pupil.getByText('作业提交后无法再修改作文')).toBeVisible()
  await pupil.getByRole('button', { name: '提交', exact: true }).tap()
  await expect(pupil).toHaveURL(/tasks\?homeworkStatus=1/)
  await expect(pupil.getByRole('heading', { name: '厨房里的歌' })).toBeVisible()
}

/** With the report beside it, by score and remark. */
async function review(teacher: Page): Promise<void> {
  await teacher.getByRole('button', { name: '查看作业' }).tap()
  await teacher.getByRole('button', { name: '查看学生作业情况' }).tap()
  await expect(teacher.getByText('江晚')).toBeVisible()
  await teacher.getByText('江晚').tap()
  await expect(teacher.getByText(/^星期六的早晨/)).toBeVisible()
  await teacher.getByRole('tab', { name: 'AI批改详情' }).tap()
  await expect(teacher.getByText('看十三项细评')).toBeVisible()
  await teacher.getByRole('tab', { name: '教师评分' }).tap()
  await teacher.getByRole('textbox', { name: /你的评分/ }).fill('101')
  await teacher.getByRole('button', { name: '完成批阅' }).tap()
  await expect(teacher.getByText('教师评分不能超过设置的分制')).toBeVisible()
  await teacher.getByRole('textbox', { name: /你的评分/ }).fill('93.5')
  await writeRemark(teacher, REMARK)
  await teacher.getByRole('button', { name: '完成批阅' }).tap()
  await expect(teacher).toHaveURL(/teacher\/stu\/works\/\d+$/)
  await expect(teacher.getByText('93.5')).toBeVisible()
}

async function readRemark(pupil: Page): Promise<void> {
  await pupil.getByRole('tab', { name: /已批阅/ }).tap()
  await expect(pupil.getByText('93.5')).toBeVisible()
  await pupil.getByRole('link', { name: /：厨房里的歌/ }).tap()
  await expect(pupil.getByText('一句话就把奶奶写活了')).toBeVisible()
  await expect(pupil.getByRole('button', { name: /^编辑$|按目标修改/ })).toHaveCount(0)
}
