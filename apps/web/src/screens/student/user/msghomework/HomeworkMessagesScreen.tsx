/** The pupil's messages about homework (spec 2 §2). */
import { MessageList } from '#parts/Messages/MessageList.tsx'

export function HomeworkMessagesScreen() {
  return <MessageList category="Homework" />
}
