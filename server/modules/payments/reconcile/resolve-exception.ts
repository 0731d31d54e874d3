import { commonErrors } from '#core/kernel/common-errors.ts'
import { refundErrors as errors } from '#core/modules/payments/errors.ts'
import { exceptionsStaffApi as api } from '#core/modules/payments/exceptions-api.ts'
import { findOrder } from '#server/modules/orders/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { recheckOrder } from '../staff/gateway-truth.ts'
import { reconcileJob } from './jobs.ts'
import { reconcileOrders } from './reconcile-orders.ts'
import { exceptions, findException, resolve } from './store.ts'

export const exceptionsStaff = [
  ...resourceOperations(api.staffExceptions, exceptions),
  ...routes(api.staffExceptionActions, {
    reconcileNow: (ctx, _, { actor }) => reconcileNow(ctx, actor),
    recheckException: (ctx, { id }, { actor }) => recheckException(ctx, actor, id),
    resolveException: (ctx, { id, reason }, { actor }) => resolveException(ctx, actor, id, reason),
  }),
]

/** A job does it: it reads all orders of three days. */
async function reconcileNow(ctx: Ctx, actor: Staff) {
  await ctx.db.transaction().execute(async (tx) => {
    await ctx.enqueue(tx, reconcileJob, {})
    await audit(ctx, tx, { actor, action: 'payment-exceptions.reconcile', subject: 'payment-exceptions' })
  })
  return { isDone: true as const }
}

/** Settles from the gateway's own state first. The gateway cannot be asked about an order that we do not have. */
async function recheckException(ctx: Ctx, actor: Staff, id: string) {
  const { orderId } = await getException(ctx, id)
  if (await findOrder(ctx.db, orderId)) await recheckOrder(ctx, actor, orderId)
  await reconcileOrders(ctx, [orderId])
  return getException(ctx, id)
}

async function resolveException(ctx: Ctx, actor: Staff, id: string, reason: string) {
  await getException(ctx, id)
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await resolve(tx, id, { by: actor.staffId, reason }, ctx.now()))) throw errors.DECIDED_ALREADY()
    await audit(ctx, tx, { actor, action: 'payment-exceptions.resolve', subject: `payment-exceptions/${id}`, detail: { reason } }) // prettier-ignore
  })
  return getException(ctx, id)
}

async function getException(ctx: Ctx, id: string) {
  const known = await findException(ctx.db, id)
  if (!known) throw commonErrors.NOT_FOUND_ERROR()
  return known
}
