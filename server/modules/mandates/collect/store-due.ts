// Which mandates the job looks at now.
import { sql } from 'kysely'
import { DAY, later, type Instant } from '#core/kernel/time.ts'
import { NOTICE_FROM } from '#core/modules/mandates/timing.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface DueMandate {
  readonly id: string
  /** The last change of it that is known now; null where none is. */
  readonly change: number | null
}

const LOOKED_AT_EVERY = DAY

/**
 * Those that have changed, whose debit is to be announced, taken or asked about, that are being registered, and that nobody has
 * looked at for a day. At most so many of each, and none of `but`.
 */
export async function listDueMandates(
  db: Db,
  now: Instant,
  most: number,
  but: readonly string[],
): Promise<DueMandate[]> {
  const { rows } = await sql<DueMandate>`
    select id, max(change)::int as change from (
      (select mandate_id as id, id as change from mandates.changed order by changed.id limit ${most})
      union all (select mandate_id, null from mandates.debit
        where state in ('PLANNED', 'NOTIFIED', 'RUNNING') and execute_at <= ${at(now)} order by execute_at limit ${most})
      union all (select mandate_id, null from mandates.debit
        where state in ('PLANNED', 'NOTIFIED', 'RUNNING') and state = 'PLANNED'
          and execute_at <= ${at(later(now, NOTICE_FROM))} order by execute_at limit ${most})
      union all (select id, null from mandates.mandate
        where status = 'CREATED' order by created_at desc nulls last, id desc limit ${most})
      union all (select id, null from mandates.mandate
        where closed_at is null and look_at <= ${at(now)} order by look_at limit ${most})
    ) as due where id <> all(${[...but]}) group by id order by min(change) nulls last, id`.execute(db)
  return rows
}

/** Changes that come in meanwhile stay. */
export async function noteLook(db: Db, { id, change }: DueMandate, now: Instant): Promise<void> {
  await sql`update mandates.mandate set look_at = ${at(later(now, LOOKED_AT_EVERY))}
    where id = ${id} and look_at <= ${at(now)}`.execute(db)
  if (change !== null) await sql`delete from mandates.changed where mandate_id = ${id} and id <= ${change}`.execute(db)
}
