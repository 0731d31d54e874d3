// SQL that reads the classes that are open to everybody.
import { sql } from 'kysely'
import type { BundleId } from '#core/modules/catalogue/catalogue.ts'
import type { SessionStatus } from '#core/modules/classroom/session-status.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface FreeSession {
  readonly id: string
  readonly bundleId: BundleId
  readonly batchId: string
  readonly status: SessionStatus
  readonly subject: string
  readonly teacherId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly reason: LocalisedText | null
}

interface Span {
  /** Classes that end after this. */
  readonly from: Instant
  /** Classes that start before this. */
  readonly till: Instant
}

/** The courses of the free classes that are held in this time. */
export async function listFreeCourses(db: Db, span: Span): Promise<string[]> {
  const rows = await heldFree(db, span).select('b.bundle_id as id').distinct().execute()
  return rows.map(({ id }) => id)
}

/** The free classes of these courses that are held in this time, each once, soonest first. */
export async function listFreeSessions(
  db: Db,
  { bundleIds, skip, size, ...span }: Span & { readonly bundleIds: readonly string[]; readonly skip: number; readonly size: number }, // prettier-ignore
): Promise<{ sessions: FreeSession[]; total: number }> {
  if (bundleIds.length === 0) return { sessions: [], total: 0 }
  const ofCourses = heldFree(db, span).where('b.bundle_id', '=', sql<string>`any(${[...bundleIds]}::text[])`)
  const [sessions, { total }] = await Promise.all([
    db
      .selectFrom(selectFree(ofCourses).as('s'))
      .selectAll()
      .orderBy('startsAt')
      .orderBy('id')
      .offset(skip)
      .limit(size)
      .execute(),
    ofCourses.select(({ fn }) => fn.count<number>('s.id').distinct().as('total')).executeTakeFirstOrThrow(),
  ])
  return { sessions: sessions.map(fromRow), total: Number(total) }
}

/** Undefined: there is no such class, or it is not open to everybody. */
export async function findFreeSession(db: Db, id: string): Promise<FreeSession | undefined> {
  const row = await selectFree(freeClasses(db)).where('s.id', '=', id).executeTakeFirst()
  return row && fromRow(row)
}

function freeClasses(db: Db) {
  return db
    .selectFrom('classroom.session_batch as b')
    .innerJoin('classroom.session as s', 's.id', 'b.session_id')
    .where('b.is_free', '=', true)
}

function heldFree(db: Db, { from, till }: Span) {
  return freeClasses(db)
    .where('s.status', 'in', ['SCHEDULED', 'OPEN', 'LIVE'])
    .where('s.ends_at', '>', at(from))
    .where('s.starts_at', '<', at(till))
}

/** A class in which several courses sit is shown as a class of the first. */
function selectFree(classes: ReturnType<typeof freeClasses>) {
  return classes
    .distinctOn('s.id')
    .select(['s.id', 'b.bundle_id as bundleId', 'b.batch_id as batchId', 's.status', 's.subject'])
    .select(['s.teacher_id as teacherId', 's.starts_at as startsAt', 's.ends_at as endsAt', 's.reason'])
    .$narrowType<{ status: SessionStatus; bundleId: BundleId }>()
    .orderBy('s.id')
    .orderBy('b.bundle_id')
}

/** Only texts are written to the reason. */
function fromRow<T extends { readonly reason: unknown }>(row: T) {
  return { ...row, reason: row.reason as LocalisedText | null } // see above
}
