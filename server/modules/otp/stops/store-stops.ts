// All SQL over the counts and stops of codes. No other file names these tables.
import { sql } from 'kysely'
import type { CodeCount } from '#core/modules/otp/code-stops.ts'
import { MINUTE, toInstant, type Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

/** Until the end of the transaction nobody else decides about this beginning of numbers. */
export async function lockPrefix(tx: Tx, prefix: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`otp stop ${prefix}`}, 0))`.execute(tx)
}

/** Adds a code that was sent in this minute, or was answered and had been sent in it. */
export async function addToPrefix(
  db: Db,
  { prefix, sentAt, what }: { readonly prefix: string; readonly sentAt: Instant; readonly what: keyof CodeCount },
): Promise<void> {
  const counted = { sent: 0, answered: 0, [what]: 1 }
  await db
    .insertInto('otp.prefix_minute')
    .values({ prefix, minute: at(minuteOf(sentAt)), ...counted })
    .onConflict((conflict) =>
      conflict.columns(['prefix', 'minute']).doUpdateSet((eb) => ({
        sent: eb('otp.prefix_minute.sent', '+', eb.ref('excluded.sent')),
        answered: eb('otp.prefix_minute.answered', '+', eb.ref('excluded.answered')),
      })),
    )
    .execute()
}

/** The codes of whole minutes that began at `from` or later and ended at `till` or earlier. */
export async function countPrefix(
  db: Db,
  { prefix, from, till }: { readonly prefix: string; readonly from: Instant; readonly till: Instant },
): Promise<CodeCount> {
  const { rows } = await sql<CodeCount>`
    select coalesce(sum(sent), 0)::int as sent, coalesce(sum(answered), 0)::int as answered from otp.prefix_minute
    where prefix = ${prefix} and minute >= ${at(from)} and minute <= ${at(toInstant(till - MINUTE))}`.execute(db)
  return rows[0] ?? { sent: 0, answered: 0 }
}

export interface StoredStop {
  readonly id: string
  /** When it was lifted, or else when it ends by itself. */
  readonly endsAt: Instant
}

/** The newest stop of this beginning, whether it has ended or not. */
export async function findLastStop(db: Db, prefix: string): Promise<StoredStop | undefined> {
  const row = await db
    .selectFrom('otp.code_stop')
    .select(['id', 'ends_at', 'lifted_at'])
    .where('prefix', '=', prefix)
    .orderBy('stopped_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { id: row.id, endsAt: row.lifted_at ?? row.ends_at }
}

export async function insertStop(
  tx: Tx,
  stop: CodeCount & {
    readonly id: string
    readonly prefix: string
    readonly stoppedAt: Instant
    readonly endsAt: Instant
  },
): Promise<void> {
  const { id, prefix, sent, answered, stoppedAt, endsAt } = stop
  await tx
    .insertInto('otp.code_stop')
    .values({ id, prefix, sent, answered, stopped_at: at(stoppedAt), ends_at: at(endsAt) })
    .execute()
}

/** The row is locked. */
export async function lockStop(tx: Tx, id: string): Promise<(StoredStop & { readonly prefix: string }) | undefined> {
  const row = await tx.selectFrom('otp.code_stop').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && { id, prefix: row.prefix, endsAt: row.lifted_at ?? row.ends_at }
}

export async function liftStop(tx: Tx, id: string, by: string, now: Instant): Promise<void> {
  await tx
    .updateTable('otp.code_stop')
    .set({ lifted_at: at(now), lifted_by: by })
    .where('id', '=', id)
    .execute()
}

function minuteOf(instant: Instant): Instant {
  return toInstant(Math.floor(instant / MINUTE) * MINUTE)
}
