/**
 * Who somebody begins to register, through a reload: in this tab alone, for the device may be a
 * school's. Neither the code nor the password.
 */
import type { School } from './SchoolSheet.tsx'

const KEY = 'newcomer'

/** `asked`: the phone that the address brought along, which counts where it is another. */
export type KeptNewcomer = { asked?: string; phone?: string; name?: string; school?: School }

/** Reads back only what it knows; a browser that stores nothing has nobody. */
export function findNewcomer(): KeptNewcomer {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return {
      ...('asked' in kept && typeof kept.asked === 'string' ? { asked: kept.asked } : {}),
      ...('phone' in kept && typeof kept.phone === 'string' ? { phone: kept.phone } : {}),
      ...('name' in kept && typeof kept.name === 'string' ? { name: kept.name } : {}),
      ...('school' in kept && isSchool(kept.school) ? { school: kept.school } : {}),
    }
  } catch {
    return {}
  }
}

export function keepNewcomer(newcomer: KeptNewcomer): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(newcomer))
  } catch {
    // The form works without it.
  }
}

/** Registered. */
export function forgetNewcomer(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Then nothing was kept.
  }
}

function isSchool(value: unknown): value is School {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'name' in value &&
    typeof value.name === 'string'
  )
}
