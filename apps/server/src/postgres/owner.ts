import { readFileSync, statSync } from 'node:fs'

/** «owner root (uid 0)», for messages to the operator. */
export function describeOwner(path: string): string {
  try {
    const { uid } = statSync(path)
    return `owner ${findUserName(uid)} (uid ${uid})`
  } catch {
    return 'owner unknown'
  }
}

function findUserName(uid: number): string {
  return readPasswd().find((user) => user.uid === uid)?.name ?? '?'
}

export interface PasswdUser {
  name: string
  uid: number
  gid: number
}

/** The machine's own users. Those of a directory service are not in the file and not needed here. */
export function readPasswd(): PasswdUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .flatMap(([name, , uid, gid]) =>
      name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [],
    )
}
