// The job that announces instalments, takes them and sees how it went: payments reference, section 9.9.
import { z } from 'zod'
import { isBefore } from '#core/kernel/time.ts'
import { findPlanOfOrder, type Plan } from '#server/modules/instalments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { GatewayFault } from '#server/providers/payment-gateway/port.ts'
import { listOpenDebits, type StoredDebit } from '../debit-store.ts'
import { endMandate } from '../end-mandate.ts'
import { readBank } from '../read-bank.ts'
import { findMandate, lockMandate, type StoredMandate } from '../store.ts'
import { announce } from './announce.ts'
import { closeDebit, replan } from './end-debit.ts'
import { seeOutcome } from './outcome.ts'
import { planNext } from './plan-next.ts'
import { listDueMandates, noteLook } from './store-due.ts'
import { take } from './take.ts'

const AT_ONCE = 1_000

/** Every ten minutes: what is due or has changed. Each step asks the clock whether it is its time. */
export const collectJob = job({
  name: 'mandates.collect',
  needsSecondPerson: true,
  payload: z.unknown(),
  cron: '*/10 * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'mandates.collect',
      list: (but) => listDueMandates(ctx.db, ctx.now(), AT_ONCE, but),
      idOf: ({ id }) => id,
      async work(due) {
        await collectPatiently(ctx, due.id)
        await noteLook(ctx.db, due, ctx.now())
      },
    }),
})

/** A gateway that is away is asked again at the next round; nobody else's debit waits for it. */
async function collectPatiently(ctx: Ctx, mandateId: string): Promise<void> {
  try {
    await collectFrom(ctx, mandateId)
  } catch (fault) {
    if (!(fault instanceof GatewayFault)) throw fault
    ctx.log.warn('a mandate waits for the gateway', { reason: `${mandateId} ${fault.outcome}` })
  }
}

/** Does what is due about one mandate. Throws a GatewayFault. */
export async function collectFrom(ctx: Ctx, mandateId: string): Promise<void> {
  const mandate = await findMandate(ctx.db, mandateId)
  if (!mandate) return
  if (mandate.status === 'CREATED') return readBank(ctx, mandateId)
  const plan = await findPlanOfOrder(ctx.db, mandate.orderId)
  if (mandate.closedAt === null && (await isOver(ctx, mandate, plan))) return
  for (const debit of await listOpenDebits(ctx.db, [mandateId])) await step(ctx, mandate, debit, plan)
  if (mandate.status === 'ACTIVE' && (await listOpenDebits(ctx.db, [mandateId])).length === 0)
    await ctx.db.transaction().execute(async (tx) => {
      const held = await lockMandate(tx, mandateId)
      if (held?.status === 'ACTIVE') await planNext(ctx, tx, held)
    })
}

/**
 * Withdraws a mandate with nothing left to collect, or past its end. A debit that is at the bank is still followed to its end.
 */
async function isOver(ctx: Ctx, { id, validTill }: StoredMandate, plan: Plan | undefined): Promise<boolean> {
  const hasExpired = isBefore(validTill, ctx.now())
  if (plan?.state === 'RUNNING' && !hasExpired) return false
  const ending = hasExpired
    ? ({ status: 'EXPIRED', kind: 'EXPIRED', tellsPayer: plan?.state === 'RUNNING' } as const)
    : ({ status: 'REVOKED', kind: 'REVOKED', tellsPayer: false } as const)
  await ctx.db.transaction().execute(async (tx) => {
    const held = await lockMandate(tx, id)
    if (held && held.closedAt === null) await endMandate(ctx, tx, held, { ...ending, isTold: false })
  })
  return true
}

async function step(ctx: Ctx, mandate: StoredMandate, debit: StoredDebit, plan: Plan | undefined): Promise<void> {
  if (debit.state === 'RUNNING') return seeOutcome(ctx, mandate, debit)
  const part = plan?.parts.find(({ no }) => no === debit.no)
  if (part?.state !== 'OPEN') return closeDebit(ctx, mandate, debit)
  // Staff have given more time: it is announced and taken by the new day.
  if (part.dueAt !== debit.dueAt) return replan(ctx, debit, part.dueAt)
  return debit.state === 'PLANNED' ? announce(ctx, mandate, debit) : take(ctx, mandate, debit)
}
