/** Who uses the product: roleType 0 and 1 on the wire. */
export const ROLES = ['student', 'teacher'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_TYPES = { student: 0, teacher: 1 } as const satisfies Record<Role, number>

export function roleOfType(roleType: number): Role | undefined {
  return ROLES.find((role) => ROLE_TYPES[role] === roleType)
}
