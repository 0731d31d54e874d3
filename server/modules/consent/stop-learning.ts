// The consent that is needed to learn. Without it nothing of a child may be kept, so its withdrawal takes a code and can be undone.
import type { InputOf } from '#core/kernel/endpoint.ts'
import { later } from '#core/kernel/time.ts'
import type { consentApi } from '#core/modules/consent/api.ts'
import { ERASED_AFTER, type Consents } from '#core/modules/consent/consent.ts'
import { consentErrors as errors } from '#core/modules/consent/errors.ts'
import { setConsent } from '#server/modules/accounts/index.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { planErasure } from './erase-withdrawn.ts'
import { acceptOwnCode, requireAnswerable, withdraw } from './record-consent.ts'
import { insertEntries, listEntries } from './store.ts'
import { stopOf, viewConsents } from './view-consents.ts'

/** A child's data is deleted after ERASED_AFTER, unless somebody agrees again. Does nothing where learning was not agreed to. */
export async function stopLearning(
  ctx: Ctx,
  { confirmation, lang }: InputOf<typeof consentApi.stopLearning>,
  call: CallOf<typeof consentApi.stopLearning>,
): Promise<Consents> {
  const { learnerId } = call
  const { accountId } = call.actor
  const standing = await requireAnswerable(ctx, call)
  await acceptOwnCode(ctx, call, confirmation)
  await withdraw(ctx, { learnerId, accountId, standing, purposes: ['CORE_LEARNING'], lang }, async (tx) => {
    await setConsent(tx, learnerId, null)
    if (standing !== 'ADULT') await planErasure(ctx, tx, learnerId, later(ctx.now(), ERASED_AFTER))
  })
  return viewConsents(ctx, { lang }, call)
}

/**
 * A new yes to the notice that was agreed to before. Does nothing where learning is not stopped. Throws NOTHING_TO_UNDO seven days
 * after the withdrawal.
 */
export async function resumeLearning(
  ctx: Ctx,
  { lang }: InputOf<typeof consentApi.resumeLearning>,
  call: LearnerCall,
): Promise<Consents> {
  const { actor, learnerId } = call
  const standing = await requireAnswerable(ctx, call)
  const { stopped } = await viewConsents(ctx, { lang }, call)
  if (stopped && ctx.now() >= stopped.undoneUntil) throw errors.NOTHING_TO_UNDO()
  if (stopped)
    await ctx.db.transaction().execute(async (tx) => {
      // First, so that of two at once the second sees what the first has written.
      await setConsent(tx, learnerId, ctx.now())
      const entries = (await listEntries(tx, learnerId)).filter(({ purpose }) => purpose === 'CORE_LEARNING')
      const yes = entries.find(({ isGiven }) => isGiven)
      if (!yes || !stopOf(entries[0], standing)) return
      const again = { id: ctx.newId('con'), learnerId, accountId: actor.accountId, at: ctx.now() }
      await insertEntries(tx, [{ ...yes, ...again, evidence: { undone: true } }])
    })
  return viewConsents(ctx, { lang }, call)
}
