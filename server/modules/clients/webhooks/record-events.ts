// Writes events down for the organisations that want them, with one delivery for each target.
import { isoString, type Instant } from '#core/kernel/time.ts'
import { scopeOfEvent, type WebhookType } from '#core/modules/clients/client-scope.ts'
import type { Ctx } from '#server/platform/context.ts'
import { deliverDueJob } from './deliver-due.ts'
import { insertDeliveries, insertEvent, listSubscribers, type Subscriber } from './store.ts'

export interface OutsideEvent {
  readonly type: WebhookType
  /** The same for a repeated report of the same thing. */
  readonly key: string
  /** Null for an event about no learner. */
  readonly learnerId: string | null
  /** Ids and plain facts, never a name. */
  readonly data: Readonly<Record<string, unknown>>
  readonly at: Instant
}

/** Those that want events of this type and may read them. */
export function subscribersTo(ctx: Ctx, type: WebhookType): Promise<readonly Subscriber[]> {
  return listSubscribers(ctx.db, type, scopeOfEvent[type])
}

/** Does nothing for an event that was recorded before. */
export async function recordEvents(
  ctx: Ctx,
  { organisationId, targetIds }: Subscriber,
  events: readonly OutsideEvent[],
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    for (const { type, key, learnerId, data, at } of events) {
      const id = ctx.newId('evt')
      const body = { type, timestamp: isoString(at), data }
      if (!(await insertEvent(tx, { type, key, learnerId, at, id, organisationId, body }))) continue
      const deliveries = targetIds.map((targetId) => ({ id: ctx.newId('dlv'), targetId }))
      await insertDeliveries(tx, { eventId: id, organisationId, type, deliveries }, ctx.now())
    }
    await ctx.enqueue(tx, deliverDueJob, {}, { key: deliverDueJob.name })
  })
}
