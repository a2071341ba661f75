/** The pupil's system messages (spec 2 §2). */
import { MessageList } from '#parts/Messages/MessageList.tsx'

export function SystemMessagesScreen() {
  return <MessageList category="System" />
}
