import { MESSAGES } from '@zhupi/contract/terms/messages.ts'

export function ListEnd() {
  return <p className="list-end">{MESSAGES.listEnd}</p>
}
