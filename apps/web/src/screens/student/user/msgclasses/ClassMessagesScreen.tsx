/** The pupil's messages from classes. */
import { MessageList } from '#parts/Messages/MessageList.tsx'

export function ClassMessagesScreen() {
  return <MessageList category="ClassEntity" />
}
