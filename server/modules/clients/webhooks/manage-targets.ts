// Targets as staff create them, and their secrets.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { scopeOfEvent, type ClientScope, type WebhookType } from '#core/modules/clients/client-scope.ts'
import { clientErrors as errors } from '#core/modules/clients/errors.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { lockOrganisation } from '../store.ts'
import { newSecret, showSecret } from './sign.ts'
import { beginAgain, lockDelivery } from './store.ts'
import { deliverDueJob } from './deliver-due.ts'
import { countTargets, insertTarget, replaceSecret } from './store-targets.ts'

const MOST_TARGETS = 5
/** So long the receiver may still verify with the secret before. */
const OLD_SECRET_LIVES = DAY

interface NewTargetInput {
  /** The organisation’s id. */
  readonly id: string
  readonly url: string
  readonly types: readonly WebhookType[]
  readonly reason?: string | undefined
}

/** Throws NOT_FOUND_ERROR, TARGET_REFUSED, SCOPE_NOT_GRANTED and TOO_MANY_TARGETS. */
export async function createTarget(ctx: Ctx, { id, url, types, reason }: NewTargetInput, { actor }: Call<Staff>) {
  if (!(await ctx.targets.mayCall(url))) throw errors.TARGET_REFUSED()
  const secret = newSecret()
  const targetId = ctx.newId('tgt')
  await ctx.db.transaction().execute(async (tx) => {
    const organisation = await lockOrganisation(tx, id)
    if (!organisation) throw commonErrors.NOT_FOUND_ERROR()
    refuseUngranted(types, organisation.scopes)
    if ((await countTargets(tx, id)) >= MOST_TARGETS) throw errors.TOO_MANY_TARGETS({ n: MOST_TARGETS })
    await insertTarget(tx, { id: targetId, organisationId: id, url, types: [...new Set(types)], secret }, ctx.now())
    const detail = { after: { targetId, url, types }, reason }
    await audit(ctx, tx, { actor, action: 'webhook-targets.create', subject: `organisations/${id}`, detail })
  })
  return { targetId, signingSecret: showSecret(secret) }
}

/** Throws SCOPE_NOT_GRANTED for an event that says more than the organisation may read. */
export function refuseUngranted(types: readonly WebhookType[], scopes: readonly ClientScope[]): void {
  if (types.some((type) => !scopes.includes(scopeOfEvent[type]))) throw errors.SCOPE_NOT_GRANTED()
}

interface StepInput {
  readonly id: string
  readonly reason: string
}

/** Throws NOT_FOUND_ERROR. */
export async function rotateSecret(ctx: Ctx, { id, reason }: StepInput, { actor }: Call<Staff>) {
  const secret = newSecret()
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await replaceSecret(tx, id, { secret, oldTill: later(ctx.now(), OLD_SECRET_LIVES) })))
      throw commonErrors.NOT_FOUND_ERROR()
    await audit(ctx, tx, {
      actor,
      action: 'webhook-targets.rotate',
      subject: `webhook-targets/${id}`,
      detail: { reason },
    })
  })
  return { signingSecret: showSecret(secret) }
}

/** Eight tries begin again, under the same id, so that a receiver which has it already ignores it. */
export async function replayDelivery(ctx: Ctx, { id, reason }: StepInput, { actor }: Call<Staff>) {
  await ctx.db.transaction().execute(async (tx) => {
    const delivery = await lockDelivery(tx, id)
    if (!delivery) throw commonErrors.NOT_FOUND_ERROR()
    if (delivery.state === 'WAITING') throw errors.DELIVERY_IS_WAITING()
    if (!delivery.isTargetOn) throw errors.TARGET_IS_OFF()
    await beginAgain(tx, id, ctx.now())
    const detail = { before: { state: delivery.state }, after: { state: 'WAITING' }, reason }
    await audit(ctx, tx, { actor, action: 'webhook-deliveries.replay', subject: `webhook-deliveries/${id}`, detail })
    await ctx.enqueue(tx, deliverDueJob, {}, { key: deliverDueJob.name })
  })
  return { state: 'WAITING' as const }
}
