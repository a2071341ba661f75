/**
 * What a teacher has begun to write in a form, in IndexedDB by person and form, until the form is
 * saved. It outlives the tab, the browser and an expired sign-in (3004 clears the local storage).
 * It has a database of its own, so that neither journal waits for the other.
 */
import { openDB, type DBSchema } from 'idb'

interface FormDb extends DBSchema {
  /** The form as text; whoever shows it knows how to read it. */
  remarks: { key: string; value: string }
}

// Named after the first form that was kept: under another name what devices hold would be lost.
const database = openDB<FormDb>('zhupi-remarks', 1, {
  upgrade: (db) => void db.createObjectStore('remarks'),
})
// A browser that stores nothing says so at each use.
database.catch(() => {})

/** `owner` is stable for a person across sign-ins: the userId. */
export function formKey(owner: string, form: string): string {
  return `${owner}/${form}`
}

export async function readForm(key: string): Promise<string | undefined> {
  return (await database).get('remarks', key)
}

export async function writeForm(key: string, text: string): Promise<void> {
  await (await database).put('remarks', text, key)
}

export async function dropForm(key: string): Promise<void> {
  await (await database).delete('remarks', key)
}

/** Whoever removes the account takes what was never saved along. */
export async function dropForms(owner: string): Promise<void> {
  await (await database).delete('remarks', IDBKeyRange.bound(`${owner}/`, `${owner}/\uffff`))
}
