// Demo data for the support: two households of one mother, a family that was helped yesterday, a request by letter.
import { DAY, later } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aDataRequest } from '#server/modules/privacy/factory.ts'
import { aNote, aMergeAsked, aPastLook } from '#server/modules/support/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { DemoHouseholds } from './households.ts'

/** `staffId` is the member of staff who helps families. */
export async function seedSupport(ctx: Ctx, { ready, plain }: DemoHouseholds, staffId: string): Promise<void> {
  const study = { firstName: 'Ishita', grade: 9, heldBy: 'PARENT', hasConsent: true } as const
  const old = await aHousehold(ctx, { ...study, phone: '+919000000011' })
  const present = await aHousehold(ctx, { ...study, phone: '+919000000012' })
  const merging = { from: old.accountId, into: present.accountId }
  await aMergeAsked(ctx, merging, { staffId, reason: 'The mother has a new number and signed up again with it.' })
  const text = 'The mother can be reached after six. She speaks Marathi and Hindi.'
  await aNote(ctx, { accountId: ready.accountId, text, writtenBy: staffId })
  await aPastLook(ctx, ready, {
    staffId,
    shownAs: 'Noor, support',
    reason: 'You called: the receipt of your course did not open.',
    startedAt: later(ctx.now(), -DAY),
  })
  const reason = 'A letter of 18 November asks what we know of the child.'
  await aDataRequest(ctx, { accountId: plain.accountId, kind: 'EXPORT', reason, askedBy: staffId })
}
