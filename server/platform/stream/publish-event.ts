// An event for open pages, in the caller's transaction: an event of a transaction that was rolled back was never sent.
import { z } from 'zod'
import { later, MINUTE } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { deleteOlder } from '#server/platform/jobs/retention.ts'
import { actingAccounts } from '#server/platform/points/acting-accounts.ts'
import { insertEvents } from './event-store.ts'

/** A household, every household that acts for a learner, or everybody who follows a topic ("session:ses…"). */
export type EventRecipient =
  | { readonly accountId: string }
  | { readonly learnerId: string }
  | { readonly topic: string }

export interface EventDraft {
  readonly to: EventRecipient
  /** Small letters and hyphens: "unread". */
  readonly kind: string
  /** At most 8 KB as JSON. Browsers get it as it is, so it has no more of a person than they may see. */
  readonly data: object
}

/** Sends the event to every open page of the recipient once the transaction has committed. */
export async function publishEvent(ctx: Ctx, tx: Tx, { to, kind, data }: EventDraft): Promise<void> {
  const topics = await topicsOf(ctx, tx, to)
  if (topics.length > 0) await insertEvents(tx, topics.map((topic) => ({ topic, kind, data, at: ctx.now() }))) // prettier-ignore
}

async function topicsOf(ctx: Ctx, tx: Tx, to: EventRecipient): Promise<string[]> {
  if ('topic' in to) return [to.topic]
  const accountIds = 'accountId' in to ? [to.accountId] : await actingAccounts.only(ctx)(tx, to.learnerId)
  return accountIds.map(accountTopic)
}

/** Every session of a household follows it. */
export function accountTopic(accountId: string): string {
  return `account:${accountId}`
}

/** For how long a browser may be away and still get every event. */
export const RESUMED_FOR = 5 * MINUTE
/** Longer than that: a browser may take its time to come back. */
const EVENTS_KEPT = 2 * RESUMED_FOR

export const forgetEventsJob = job({
  name: 'platform.forget-events',
  payload: z.unknown(),
  cron: '*/5 * * * *',
  run: ({ db, now }) => deleteOlder(db, { table: 'platform.event', column: 'at' }, later(now(), -EVENTS_KEPT)),
})
