/** The pupil's messages from classes (spec 2 §2). */
import { MessageList } from '#parts/Messages/MessageList.tsx'

export function ClassMessagesScreen() {
  return <MessageList category="ClassEntity" />
}
