/** The pupil's messages about homework. */
import { MessageList } from '#parts/Messages/MessageList.tsx'

export function HomeworkMessagesScreen() {
  return <MessageList category="Homework" />
}
