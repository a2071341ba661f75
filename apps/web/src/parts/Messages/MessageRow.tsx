/** What belongs together, in one row: its title, how many are unread, and what came last. */
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { Badge } from '#ui/Badge.tsx'
import { ListLink } from '#ui/ListLink.tsx'
import { shortTime, type MessageGroup } from './messageGroups.ts'

/** `today`: a time of the wire. */
export function MessageRow({ group, today }: { group: MessageGroup; today: string }) {
  const role = useSession()?.role ?? 'student'
  const { tip, title, unread, latest } = group
  return (
    <ListLink className="card message-group" to={paths.messageDetail(role, latest.type, tip)}>
      <span className="message-head">
        <span className="message-title">{title}</span>
        <Badge count={unread} />
        <time className="quiet">{shortTime(latest.creationTime, today)}</time>
      </span>
      <span className="message-preview">{latest.content}</span>
    </ListLink>
  )
}
