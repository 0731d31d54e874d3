// SQL over the ledger of who was in the room.
import { sql } from 'kysely'
import { MINUTE, type Instant } from '#core/kernel/time.ts'
import type { Stay } from '#core/modules/classroom/room/attendance.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { handAfterSign, type Standing } from '../room/store-seats.ts'

interface Place {
  readonly sessionId: string
  readonly learnerId: string
}

/** A page that was silent for longer was away. */
const LONGEST_GAP = 1.25 * MINUTE

/**
 * Writes down that the learner's page is there, and answers the learner's place, in one statement. Only the visit that holds the
 * place is written down, and only while the class is open.
 */
export async function recordBeat(
  db: Db,
  { sessionId, learnerId, visit, now }: Place & { readonly visit: string; readonly now: Instant },
): Promise<Standing | undefined> {
  const [time, own] = [sql`${at(now)}::timestamptz`, sql`${visit}::text`]
  const { rows } = await sql<Standing>`
    with seat as (
      update classroom.seat set seen_at = greatest(seat.seen_at, ${time}), hand_at = ${handAfterSign(now)}
      from classroom.session c
      where seat.session_id = ${sessionId} and seat.learner_id = ${learnerId} and seat.visit = ${own} and seat.removed_at is null
        and c.id = seat.session_id and c.status in ('SCHEDULED', 'OPEN', 'LIVE')
      returning seat.visit, seat.hand_at
    ), longer as (
      update classroom.presence set left_at = greatest(left_at, ${time})
      where session_id = ${sessionId} and learner_id = ${learnerId} and source = 'HEARTBEAT'
        and starts_with(visit, ${own} || ' ') and joined_at <= ${time}
        and left_at >= ${time} - ${LONGEST_GAP}::int * interval '1 millisecond' and exists (select from seat)
      returning 1
    ), fresh as (
      insert into classroom.presence (session_id, learner_id, source, visit, joined_at, left_at)
      select ${sessionId}, ${learnerId}, 'HEARTBEAT', ${own} || ' ' || ${String(now)}::text, ${time}, ${time}
      from seat where not exists (select from longer)
      on conflict do nothing
    )
    select c.status, s.visit, (case when exists (select from seat) then (select hand_at from seat) else s.hand_at end) is not null as "isHandUp", coalesce(s.may_speak, false) as "maySpeak",
      s.removed_at is not null as "isRemoved", coalesce(s.mode = 'HLS', false) as "isWatching"
    from classroom.session c
    left join classroom.seat s on s.session_id = c.id and s.learner_id = ${learnerId}
    where c.id = ${sessionId}`.execute(db)
  return rows[0]
}

export interface VisitReport extends Place {
  /** The room's id of the visit. */
  readonly visit: string
  readonly joinedAt: Instant | null
  readonly leftAt: Instant | null
}

/** Reports of one visit come late, twice and in any order. A learner without a place in the class is not written down. */
export async function recordVisit(
  db: Db,
  { sessionId, learnerId, visit, joinedAt, leftAt }: VisitReport,
): Promise<void> {
  const [joined, left] = [at(joinedAt), at(leftAt)]
  await sql`
    insert into classroom.presence as p (session_id, learner_id, source, visit, joined_at, left_at)
    select session_id, learner_id, 'WEBHOOK', ${visit}, ${joined}::timestamptz, ${left}::timestamptz
    from classroom.seat where session_id = ${sessionId} and learner_id = ${learnerId}
    on conflict (session_id, learner_id, source, visit) do update
      set joined_at = least(p.joined_at, excluded.joined_at), left_at = greatest(p.left_at, excluded.left_at)`.execute(
    db,
  )
}

/** The stays of each learner. */
export async function listStays(db: Db, sessionId: string): Promise<Map<string, Stay[]>> {
  const rows = await db
    .selectFrom('classroom.presence')
    .select(['learner_id as learnerId', 'source', 'joined_at as joinedAt', 'left_at as leftAt'])
    .$narrowType<{ source: Stay['source'] }>()
    .where('session_id', '=', sessionId)
    .orderBy('joined_at')
    .execute()
  return Map.groupBy(rows, ({ learnerId }) => learnerId)
}
