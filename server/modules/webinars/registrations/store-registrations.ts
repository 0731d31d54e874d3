// SQL over the places of learners.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { RegistrationState } from '#core/modules/webinars/decide-place.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { rowsNaming } from '#server/platform/database/rows-naming.ts'

export interface Registration {
  readonly webinarId: string
  readonly learnerId: string
  readonly state: RegistrationState
  readonly isReminderSet: boolean
  readonly since: Instant
  readonly heldUntil: Instant | null
}

function selectRegistrations(db: Db) {
  return db
    .selectFrom('webinars.registration')
    .select(['webinar_id as webinarId', 'learner_id as learnerId', 'state', 'is_reminder_set as isReminderSet'])
    .select(['since', 'held_until as heldUntil'])
    .$narrowType<{ state: RegistrationState }>()
}

export async function findRegistration(
  db: Db,
  webinarId: string,
  learnerId: string,
): Promise<Registration | undefined> {
  return selectRegistrations(db).where('webinar_id', '=', webinarId).where('learner_id', '=', learnerId).executeTakeFirst() // prettier-ignore
}

/** A learner's places in these webinars. */
export async function listRegistrations(db: Db, learnerId: string, webinarIds: readonly string[]): Promise<Registration[]> {
  if (webinarIds.length === 0) return []
  return selectRegistrations(db).where('learner_id', '=', learnerId).where('webinar_id', 'in', [...webinarIds]).execute()
} // prettier-ignore

/** The webinars for which the learner is registered. */
export async function listRegisteredIds(db: Db, learnerId: string): Promise<string[]> {
  const rows = await selectRegistrations(db).where('learner_id', '=', learnerId).where('state', '=', 'REGISTERED').execute()
  return rows.map(({ webinarId }) => webinarId)
} // prettier-ignore

export async function saveRegistration(tx: Tx, place: Registration): Promise<void> {
  const { webinarId, learnerId, state, isReminderSet, since, heldUntil } = place
  const own = { state, is_reminder_set: isReminderSet, since: at(since), held_until: at(heldUntil) }
  await tx
    .insertInto('webinars.registration')
    .values({ webinar_id: webinarId, learner_id: learnerId, ...own })
    .onConflict((conflict) => conflict.columns(['webinar_id', 'learner_id']).doUpdateSet(own))
    .execute()
} // prettier-ignore

export async function deleteRegistration(tx: Tx, webinarId: string, learnerId: string): Promise<void> {
  await tx
    .deleteFrom('webinars.registration')
    .where('webinar_id', '=', webinarId)
    .where('learner_id', '=', learnerId)
    .execute()
}

export interface PlaceCount {
  readonly webinarId: string
  readonly registered: number
  /** Registered, or held by an offer or for an undo. */
  readonly taken: number
  readonly waiting: number
}

/** Webinars in which nobody ever registered are left out. */
export async function countPlaces(db: Db, webinarIds: readonly string[], now: Instant): Promise<Map<string, PlaceCount>> {
  if (webinarIds.length === 0) return new Map()
  const { rows } = await sql<PlaceCount>`
    select c.webinar_id as "webinarId", c.registered, c.waiting, c.registered + (select count(*)::int from webinars.registration r
      where r.webinar_id = c.webinar_id and r.held_until > ${at(now)}) as taken
    from webinars.place_count c where c.webinar_id = any(${[...webinarIds]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.webinarId, row]))
} // prettier-ignore

/** How many wait before this learner, over webinars in which the learner waits. */
export async function countBefore(db: Db, learnerId: string, webinarIds: readonly string[]): Promise<Map<string, number>> {
  if (webinarIds.length === 0) return new Map()
  const { rows } = await sql<{ webinarId: string; before: number }>`
    select own.webinar_id as "webinarId", (select count(*) from webinars.registration other
      where other.webinar_id = own.webinar_id and other.state = 'WAITING'
      and (other.since, other.learner_id) < (own.since, own.learner_id))::int as before
    from webinars.registration own where own.learner_id = ${learnerId} and own.state = 'WAITING'
      and own.webinar_id = any(${[...webinarIds]}::text[])`.execute(db)
  return new Map(rows.map(({ webinarId, before }) => [webinarId, before]))
} // prettier-ignore

/** The next in turn. */
export async function listWaiting(tx: Tx, webinarId: string, size: number): Promise<Registration[]> {
  if (size <= 0) return []
  return selectRegistrations(tx)
    .where('webinar_id', '=', webinarId)
    .where('state', '=', 'WAITING')
    .orderBy('since')
    .orderBy('learner_id')
    .limit(size)
    .execute()
}

/** Webinars in which somebody waits. */
export async function listWaitedFor(db: Db, but: readonly string[]): Promise<{ webinarId: string }[]> {
  return db
    .selectFrom('webinars.registration')
    .select('webinar_id as webinarId')
    .distinct()
    .where('state', '=', 'WAITING')
    .where('webinar_id', 'not in', ['', ...but])
    .limit(500)
    .execute()
}

export async function deleteWaiting(tx: Tx, webinarId: string): Promise<void> {
  await tx.deleteFrom('webinars.registration').where('webinar_id', '=', webinarId).where('state', '=', 'WAITING').execute()
} // prettier-ignore

/** Offers that nobody took, and places that nobody took back. */
export async function deleteLapsed(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('webinars.registration').where('held_until', '<=', at(before)).execute()
}

export interface Portion {
  readonly after: string
  readonly size: number
  readonly states: readonly RegistrationState[]
  /** Only those who want to be reminded. */
  readonly isReminderSet?: boolean
}

/** In the order of the learners' ids. */
export async function listLearners(
  db: Db,
  webinarId: string,
  { after, size, states, isReminderSet }: Portion,
): Promise<string[]> {
  let query = db
    .selectFrom('webinars.registration')
    .select('learner_id')
    .where('webinar_id', '=', webinarId)
    .where('state', 'in', [...states])
    .where('learner_id', '>', after)
  if (isReminderSet) query = query.where('is_reminder_set', '=', true)
  const rows = await query.orderBy('learner_id').limit(size).execute()
  return rows.map((row) => row.learner_id)
}

export function exportRegistrations(db: Db, learnerId: string) {
  return rowsNaming(db, 'webinars.registration', { column: 'learner_id', ids: [learnerId] })
}

export async function deleteRegistrationsOf(db: Db, learnerId: string): Promise<void> {
  await db.deleteFrom('webinars.registration').where('learner_id', '=', learnerId).execute()
}
