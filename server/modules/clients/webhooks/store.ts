// SQL over clients.event, clients.delivery and the targets that they go to.
import { sql } from 'kysely'
import { later, MINUTE, type Instant } from '#core/kernel/time.ts'
import type { ClientScope, WebhookType } from '#core/modules/clients/client-scope.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface Subscriber {
  readonly organisationId: string
  /** Null: events about its own families never come to it. */
  readonly partnerCode: string | null
  readonly targetIds: readonly string[]
}

export async function listSubscribers(db: Db, type: WebhookType, scope: ClientScope): Promise<Subscriber[]> {
  const { rows } = await sql<Subscriber>`
    select o.id as "organisationId", o.partner_code as "partnerCode", array_agg(t.id order by t.id) as "targetIds"
    from clients.target t join clients.organisation o on o.id = t.organisation_id
    where t.is_active and o.is_active and ${type} = any(t.types) and ${scope} = any(o.scopes)
    group by o.id order by o.id`.execute(db)
  return rows
}

export interface NewEvent {
  readonly id: string
  readonly organisationId: string
  readonly type: WebhookType
  readonly key: string
  readonly learnerId: string | null
  readonly body: object
  readonly at: Instant
}

/** Answers false when the event is there already. */
export async function insertEvent(tx: Tx, event: NewEvent): Promise<boolean> {
  const { id, organisationId, type, key, learnerId, body } = event
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('clients.event')
    .values({
      id,
      organisation_id: organisationId,
      type,
      key,
      learner_id: learnerId,
      data: JSON.stringify(body),
      at: at(event.at),
    }) // prettier-ignore
    .onConflict((conflict) => conflict.columns(['organisation_id', 'key']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

interface NewDeliveries {
  readonly eventId: string
  readonly organisationId: string
  readonly type: WebhookType
  readonly deliveries: readonly { readonly id: string; readonly targetId: string }[]
}

export async function insertDeliveries(
  tx: Tx,
  { eventId, organisationId, type, deliveries }: NewDeliveries,
  now: Instant,
) {
  const times = { begun_at: at(now), next_try_at: at(now), created_at: at(now) }
  const common = { event_id: eventId, organisation_id: organisationId, type, state: 'WAITING', ...times }
  await tx
    .insertInto('clients.delivery')
    .values(deliveries.map(({ id, targetId }) => ({ id, target_id: targetId, ...common })))
    .execute()
}

export interface DueDelivery {
  readonly id: string
  readonly eventId: string
  readonly url: string
  readonly secret: Buffer
  readonly oldSecret: Buffer | null
  readonly oldSecretTill: Instant | null
  readonly body: object
  /** Null for an event about no learner. */
  readonly learnerId: string | null
  /** When it happened. */
  readonly at: Instant
  readonly partnerCode: string | null
  /** With the try that begins now. */
  readonly tries: number
  readonly begunAt: Instant
}

const AT_ONCE = 40
/** A slow target never keeps the others waiting. */
const OF_ONE_TARGET = 4
/** A try whose process was killed is made again after this. */
const LEASE = 2 * MINUTE

/** Takes deliveries that are due: another process does not take them while this one tries. */
export async function takeDue(tx: Tx, now: Instant): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select d.id from clients.target t
      join clients.organisation o on o.id = t.organisation_id and o.is_active
      cross join lateral (
        select id, next_try_at from clients.delivery
        where target_id = t.id and state = 'WAITING' and next_try_at <= ${at(now)}
        order by next_try_at limit ${OF_ONE_TARGET} for update skip locked) d
      where t.is_active order by d.next_try_at limit ${AT_ONCE})
    update clients.delivery d
    set tries = d.tries + 1, last_try_at = ${at(now)}, next_try_at = ${at(later(now, LEASE))}
    from due, clients.event e, clients.target t, clients.organisation o
    where d.id = due.id and e.id = d.event_id and t.id = d.target_id and o.id = d.organisation_id
    returning d.id, d.event_id as "eventId", t.url, t.secret, t.old_secret as "oldSecret",
      t.old_secret_till as "oldSecretTill", e.data as body, e.learner_id as "learnerId", e.at, o.partner_code as "partnerCode",
      d.tries, d.begun_at as "begunAt"`.execute(tx)
  return rows
}

export interface TryOutcome {
  readonly id: string
  readonly state: 'WAITING' | 'DELIVERED' | 'DEAD' | 'WITHHELD'
  readonly nextTryAt: Instant | null
  readonly status: number | null
  readonly fault: string | null
}

export async function noteOutcome(db: Db, { id, state, nextTryAt, status, fault }: TryOutcome): Promise<void> {
  await db
    .updateTable('clients.delivery')
    .set({ state, next_try_at: at(nextTryAt), status, fault })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .execute()
}

/** Locks it. Undefined when it does not exist. */
export async function lockDelivery(tx: Tx, id: string) {
  return tx
    .selectFrom('clients.delivery as d')
    .innerJoin('clients.target as t', 't.id', 'd.target_id')
    .select(['d.state', 't.is_active as isTargetOn'])
    .where('d.id', '=', id)
    .forUpdate('d')
    .executeTakeFirst()
}

export async function beginAgain(tx: Tx, id: string, now: Instant): Promise<void> {
  const fresh = { state: 'WAITING', tries: 0, begun_at: at(now), next_try_at: at(now), status: null, fault: null }
  await tx.updateTable('clients.delivery').set(fresh).where('id', '=', id).execute()
}

/** For the family's own copy: which organisation was sent an event about the learner, and when. A withheld event was not sent. */
export async function listEventsAbout(db: Db, learnerId: string) {
  return db
    .selectFrom('clients.event as e')
    .innerJoin('clients.organisation as o', 'o.id', 'e.organisation_id')
    .select(['o.name as organisation', 'e.type', 'e.at'])
    .where('e.learner_id', '=', learnerId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('clients.delivery as d')
          .select('d.id')
          .whereRef('d.event_id', '=', 'e.id')
          .where('d.state', '<>', 'WITHHELD'),
      ),
    )
    .orderBy('e.at')
    .execute()
}

export async function deleteEventsAbout(db: Db, learnerId: string): Promise<void> {
  await db.deleteFrom('clients.event').where('learner_id', '=', learnerId).execute()
}
