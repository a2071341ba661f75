/** The pupil's system messages. */
import { MessageList } from '#parts/Messages/MessageList.tsx'

export function SystemMessagesScreen() {
  return <MessageList category="System" />
}
