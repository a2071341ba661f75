/**
 * Who is signing in or registering: `roleType` in the address, else the role of the last sign-in.
 * `c` and `roleType` go along from page to page.
 */
import { ROLE_TYPES, roleOfType, type Role } from '@zhupi/contract/terms/roles.ts'
import { useSearchParams } from 'react-router'
import { getLastRole, getStoredRole, storeRole } from '#client/session.ts'

export const ROLE_NAMES: Record<Role, string> = { student: '学生', teacher: '老师' }

export function useRoleChoice(): {
  role: Role
  chooseRole: (role: Role) => void
  channel: string | undefined
  query: URLSearchParams
} {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('roleType')
  const role =
    (asked === null ? (getStoredRole() ?? getLastRole()) : roleOfType(Number(asked))) ?? 'student'
  const chooseRole = (chosen: Role) => {
    storeRole(chosen)
    setQuery(
      (current) =>
        new URLSearchParams(
          [...current]
            .filter(([name]) => name !== 'roleType')
            .concat([['roleType', String(ROLE_TYPES[chosen])]]),
        ),
      { replace: true },
    )
  }
  return { role, chooseRole, channel: query.get('c') ?? undefined, query }
}
