// Sends what is due. The network is called outside of transactions; a delivery that was taken is nobody else's meanwhile.
import { z } from 'zod'
import { isBefore } from '#core/kernel/time.ts'
import { nextTry, TRIES_AFTER } from '#core/modules/clients/retry-plan.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { isShared, sharedLearners } from '../shared-learners.ts'
import { signedHeaders } from './sign.ts'
import { noteOutcome, takeDue, type DueDelivery } from './store.ts'

/** A run ends after so many rounds: the next one goes on, and other jobs have their turn. */
const MOST_ROUNDS = 20

export const deliverDueJob = job({
  name: 'clients.deliver-due',
  payload: z.unknown(),
  cron: '* * * * *',
  async run(ctx) {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const due = await inTransaction(ctx.db, (tx) => takeDue(tx, ctx.now()))
      if (due.length === 0) return
      const shared = await sharedLearners(ctx, due.flatMap(({ learnerId }) => learnerId ?? [])) // prettier-ignore
      // Consent is read again before each try: it may have been withdrawn since the event.
      const maySend = (each: DueDelivery) => each.learnerId === null || isShared(shared, each)
      await Promise.all(due.map((each) => (maySend(each) ? deliver(ctx, each) : withhold(ctx, each))))
    }
  },
})

function withhold(ctx: Ctx, { id }: DueDelivery): Promise<void> {
  return noteOutcome(ctx.db, { id, state: 'WITHHELD', nextTryAt: null, status: null, fault: null })
}

async function deliver(ctx: Ctx, delivery: DueDelivery): Promise<void> {
  const { id, tries, begunAt } = delivery
  // The last try's process was killed: there is no ninth.
  const { status, fault } =
    tries > TRIES_AFTER.length ? { status: null, fault: 'NO_RESULT' } : await send(ctx, delivery)
  if (status !== null && status >= 200 && status <= 299)
    return noteOutcome(ctx.db, { id, state: 'DELIVERED', nextTryAt: null, status, fault: null })
  ctx.metrics.count('webhooks_failed')
  const nextTryAt = nextTry(begunAt, tries) ?? null
  await noteOutcome(ctx.db, { id, state: nextTryAt === null ? 'DEAD' : 'WAITING', nextTryAt, status, fault })
}

interface TryResult {
  readonly status: number | null
  readonly fault: string | null
}

/** An address that has come to lead into our own network since it was entered is not called. */
async function send(ctx: Ctx, delivery: DueDelivery): Promise<TryResult> {
  const { eventId, url, secret, oldSecret, oldSecretTill, body } = delivery
  if (!(await ctx.targets.mayCall(url))) return { status: null, fault: 'EPRIVATE' }
  const now = ctx.now()
  const isOldValid = oldSecret !== null && oldSecretTill !== null && isBefore(now, oldSecretTill)
  const text = JSON.stringify(body)
  const headers = signedHeaders({ id: eventId, at: now, body: text }, [secret, ...(isOldValid ? [oldSecret] : [])])
  try {
    return { status: await ctx.webhooks.send(url, { headers, body: text }), fault: null }
  } catch (error) {
    return { status: null, fault: error instanceof Error ? error.message.slice(0, 200) : 'no answer' }
  }
}
