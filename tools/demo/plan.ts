/** Who teaches and who writes in the demo school; plans/ says what each class has to do. */
import type { DemoClass } from './demoClass.ts'
import { GRADE10_STUDENTS, GRADE10_TEACHER, GRADE5_STUDENTS, GRADE5_TEACHER } from './people.ts'
import { GRADE10_PLANS } from './plans/grade10.ts'
import { GRADE5_PLANS } from './plans/grade5.ts'

export const DEMO_CLASSES: readonly DemoClass[] = [
  {
    school: '知行小学（演示）',
    regionId: '330106',
    teacher: GRADE5_TEACHER,
    students: GRADE5_STUDENTS,
    name: '五（2）班',
    gradeLevel: 5,
    joinCode: 'ZP5A22',
    plans: GRADE5_PLANS,
  },
  {
    school: '明德中学（演示）',
    regionId: '330106',
    teacher: GRADE10_TEACHER,
    students: GRADE10_STUDENTS,
    name: '高一（3）班',
    gradeLevel: 10,
    joinCode: 'ZPA3A3',
    plans: GRADE10_PLANS,
  },
]

/** Schools without a class, so that 查找学校 has something to find. */
export const DEMO_SCHOOLS: readonly { name: string; regionId: string; country: 'CN' | 'MY' }[] = [
  { name: '青溪小学（演示）', regionId: '330106', country: 'CN' },
  { name: '文澜实验学校（演示）', regionId: '330106', country: 'CN' },
  { name: '南岸第一小学（演示）', regionId: '110105', country: 'CN' },
  { name: '海棠中学（演示）', regionId: '310104', country: 'CN' },
  { name: '培风华文小学（演示）', regionId: 'MY010101', country: 'MY' },
]
