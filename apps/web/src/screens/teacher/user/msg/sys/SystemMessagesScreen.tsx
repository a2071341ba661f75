/** The teacher's system messages (spec 3 §2). */
import { MessageList } from '#parts/Messages/MessageList.tsx'

export function SystemMessagesScreen() {
  return <MessageList category="System" />
}
