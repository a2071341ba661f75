/**
 * Whose job is next: each class (or, outside of classes, each person) has a lane, lanes take turns,
 * and so do the people within one. A hundred essays of one pupil or of one class delay a pupil
 * elsewhere by one job of each lane. See docs/decisions/correction-room.md.
 */
import { lt, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { queueTurns } from './schema/queue.ts'

/** Who waits for a job. */
export type Asker = { accountId: number; classroomId: number | null }

export const FIRST_TURN = 1

/** As pg-boss keeps it with the job: the lane as its group, the person as the group's tier. */
export function laneOf({ accountId, classroomId }: Asker): { id: string; tier: string } {
  return {
    id: classroomId === null ? `account ${accountId}` : `classroom ${classroomId}`,
    tier: String(accountId),
  }
}

/**
 * The turn of one more job: behind the turn that was begun last, behind what its lane has waiting
 * in the same round of its people, and as many turns behind as the person has jobs waiting
 * anywhere. No job waits for ever: turns only go up, and each lane gets one of them.
 */
export async function findTurn(db: Db, name: string, asker: Asker): Promise<number> {
  const { id, tier } = laneOf(asker)
  const { rows } = await db.execute<{ turn: number }>(sql`
    with waiting as (
      select group_id, group_tier,
        row_number() over (partition by group_id, group_tier order by created_on, id) as round
      from pgboss.job
      where name = ${name} and state < 'active' and not blocked
        and (group_id = ${id} or group_tier = ${tier})
    ), own as (
      select count(*) as anywhere, count(*) filter (where group_id = ${id}) as in_lane
      from waiting where group_tier = ${tier}
    )
    select (
      coalesce((select ${queueTurns.begun} from ${queueTurns} where ${queueTurns.queue} = ${name}), 0)
      + ${FIRST_TURN} + greatest(own.anywhere, (
        select count(*) from waiting where group_id = ${id} and round <= own.in_lane + 1
      ))
    )::int as turn
    from own`)
  return rows[0]?.turn ?? FIRST_TURN
}

/** A job of this turn begins. */
export async function beginTurn(db: Db, queue: string, turn: number): Promise<void> {
  await db
    .insert(queueTurns)
    .values({ queue, begun: turn })
    .onConflictDoUpdate({
      target: queueTurns.queue,
      set: { begun: turn },
      setWhere: lt(queueTurns.begun, turn),
    })
}
