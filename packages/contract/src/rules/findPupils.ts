/** A pupil of a long list, found by name, by number, or by the pinyin of the name. */
import { holdsPinyin, wantedOf } from './pinyin.ts'

type Findable = { name: string; studentNumber: string; pinyin: string }

/** In the order of the list: ctx, chentx and tingx find 陈庭轩, and 7 finds 07 and 17. */
export function findPupils<T extends Findable>(pupils: readonly T[], sought: string): T[] {
  const wanted = wantedOf(sought)
  if (wanted === '') return [...pupils]
  return pupils.filter(
    ({ name, studentNumber, pinyin }) =>
      name.toLowerCase().includes(wanted) ||
      studentNumber.toLowerCase().includes(wanted) ||
      holdsPinyin(pinyin, wanted),
  )
}
