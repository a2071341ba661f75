/** The teacher's messages from classes (spec 3 §2). */
import { MessageList } from '#parts/Messages/MessageList.tsx'

export function ClassMessagesScreen() {
  return <MessageList category="ClassEntity" />
}
