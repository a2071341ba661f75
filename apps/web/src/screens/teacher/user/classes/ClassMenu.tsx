/** What can be done with a class, in a sheet; an assistant finds what an assistant may do. */
import {
  archiveClass,
  deleteClass,
  getClassStudents,
  getDeletedClasses,
  getTeacherClasses,
  lockClass,
  removeAssistant,
} from '@zhupi/contract/calls/classroom.ts'
import { getTeacherHomework } from '@zhupi/contract/calls/homework.ts'
import { DELETED_KEPT_DAYS } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { getTeacherInfo } from '@zhupi/contract/calls/account.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callQuery } from '#client/callQuery.ts'
import { showFailure } from '#client/errors.ts'
import { paths } from '#client/paths.ts'
import { useAction } from '#client/useAction.ts'
import { useCall } from '#client/useCall.ts'
import type { TaughtClass } from '#parts/TaughtClass/FoundClass.tsx'
import { confirmText, notify } from '#ui/notices.ts'
import { allOverlaysClosed } from '#ui/overlays.ts'
import { Sheet } from '#ui/Sheet.tsx'
import { offerUndo } from '#ui/undo.ts'
import { isLocked } from './isLocked.ts'

type Props = {
  /** Undefined: the sheet is closed. */
  classroom: TaughtClass | undefined
  onClose: () => void
  onPromote: (classroom: TaughtClass) => void
  /** The class is deleted, or no longer theirs: its own page leads elsewhere. */
  onGone?: () => void
}

export function ClassMenu({ classroom, ...rest }: Props) {
  return (
    <Sheet
      isOpen={classroom !== undefined}
      title={classroom?.name ?? '班级'}
      onClose={rest.onClose}
    >
      {classroom && <MenuItems classroom={classroom} {...rest} />}
    </Sheet>
  )
}

type ItemsProps = Props & { classroom: TaughtClass }

function MenuItems({ classroom, onClose, onPromote, onGone }: ItemsProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const me = useCall(getTeacherInfo, {})
  const lock = useAction(lockClass, { invalidates: [getTeacherClasses, getClassStudents] })
  const remove = useAction(deleteClass, {
    invalidates: [getTeacherClasses, getDeletedClasses, getTeacherHomework],
  })
  const stopHelping = useAction(removeAssistant, {
    invalidates: [getTeacherClasses, getTeacherHomework],
  })
  const archive = useAction(archiveClass, {
    invalidates: [getTeacherClasses, getClassStudents, getTeacherHomework],
  })
  const { id, name } = classroom

  const open = async (path: string) => {
    onClose()
    await allOverlaysClosed()
    await navigate(path)
  }
  const leave = async () => {
    onClose()
    await allOverlaysClosed()
    onGone?.()
  }
  const toggleLock = async () => {
    const locked = !isLocked(classroom)
    if (locked && !(await confirmText(MESSAGES.lockClassConfirm))) return
    const done = await lock.run({ id, locked })
    if (!done.isDone) return
    onClose()
    void notify(locked ? MESSAGES.classLocked : MESSAGES.classUnlocked)
  }
  const askToArchive = async () => {
    const open = await countOpenHomework(queries, id).catch(async (error: unknown) => {
      await showFailure(error)
      return undefined
    })
    if (open === undefined) return
    const isSure = await confirmText(`归档${name}吗？`, {
      note:
        (open === 0 ? '' : `还有 ${open} 次作业没截止，归档以后学生不能再交。`) +
        '班级和作业不再出现在日常列表里，都能在“已归档”里查看。班级码停用。随时可以恢复。',
      confirmText: open === 0 ? '归档' : '仍然归档',
    })
    if (!isSure) return
    const done = await archive.run({ id, archived: true })
    if (!done.isDone) return
    onClose()
    offerUndo({
      text: `已归档${name}`,
      run: async () => void (await archive.run({ id, archived: false })),
    })
  }
  const promote = async () => {
    onClose()
    await allOverlaysClosed()
    onPromote(classroom)
  }
  const askToDelete = async () => {
    const isSure = await confirmText(MESSAGES.deleteClassConfirm, {
      note: `${name}，${classroom.count} 名学生。${DELETED_KEPT_DAYS} 天内可以在“最近删除”里恢复。`,
      confirmText: '删除',
    })
    if (!isSure) return
    const done = await remove.run({ id })
    if (!done.isDone) return
    await leave()
    void notify(`已删除${name}`)
  }
  const askToStop = async () => {
    const ownId = Number(me.data?.userId)
    const isSure = await confirmText(`不再做${name}的助教吗？`, {
      note: '之后看不到这个班级和里面的作文，班级的老师会收到消息。',
    })
    if (!isSure) return
    const done = await stopHelping.run({ id, teacherId: ownId })
    if (!done.isDone) return
    await leave()
    void notify(`已不再做${name}的助教`)
  }

  return (
    <ul className="class-menu">
      <Item onPress={() => open(paths.editClass(id))}>修改班级</Item>
      <Item onPress={() => open(paths.importStudents(classroom.code))}>导入名单</Item>
      <Item onPress={() => open(paths.classSlips(classroom.code))}>密码条</Item>
      <Item onPress={() => open(paths.joinCard(classroom.code))}>加入卡片</Item>
      <Item onPress={() => open(paths.moveStudents(classroom.code))}>转班</Item>
      <Item onPress={promote}>升年级</Item>
      {classroom.isOwner ? (
        <>
          <Item onPress={toggleLock}>{isLocked(classroom) ? '解除锁定' : '锁定班级'}</Item>
          <Item onPress={() => open(paths.addAssistant(classroom.code))}>添加助教</Item>
          <Item onPress={() => open(paths.transferClass(id))}>转让班级</Item>
          <Item onPress={askToArchive}>归档班级</Item>
          <Item isGrave onPress={askToDelete}>
            删除班级
          </Item>
        </>
      ) : (
        me.data && (
          <Item isGrave onPress={askToStop}>
            不再做助教
          </Item>
        )
      )}
    </ul>
  )
}

/** Of one class: what has not begun and what is under way. A page of one makes the pages its number. */
async function countOpenHomework(queries: QueryClient, classEntityId: number): Promise<number> {
  const phases = await Promise.all(
    [1, 2].map((status) =>
      queries.fetchQuery(
        callQuery(getTeacherHomework, { status, classEntityId, cpage: 1, psize: 1 }),
      ),
    ),
  )
  return phases.reduce((sum, { items, pcount }) => sum + (items.length === 0 ? 0 : pcount), 0)
}

type ItemProps = { isGrave?: boolean; onPress: () => Promise<void>; children: string }

function Item({ isGrave, onPress, children }: ItemProps) {
  return (
    <li>
      <button
        type="button"
        className={isGrave ? 'class-menu-item grave' : 'class-menu-item'}
        onClick={() => void onPress()}
      >
        {children}
      </button>
    </li>
  )
}
