// A yes and a no. Both are new lines of the ledger; the learner's own row has the last word of what is needed to learn.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { LearnerId } from '#core/modules/accounts/account.ts'
import { isAdult, standingOf, type Standing } from '#core/modules/accounts/standing.ts'
import type { consentApi } from '#core/modules/consent/api.ts'
import type { ConsentMethod, ConsentPurpose, Consents } from '#core/modules/consent/consent.ts'
import { ConsentWithdrawn } from '#core/modules/consent/events.ts'
import { consentErrors as errors } from '#core/modules/consent/errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { findAccount, setConsent } from '#server/modules/accounts/index.ts'
import { acceptTicket, requesterOf } from '#server/modules/otp/index.ts'
import { hasPaidOrder } from '#server/modules/orders/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { mayConsentFor } from './may-consent.ts'
import { insertEntries, listEntries, listNotices } from './store.ts'
import { viewConsents } from './view-consents.ts'

type GiveConsentInput = InputOf<typeof consentApi.giveConsent>
type WithdrawConsentInput = InputOf<typeof consentApi.withdrawConsent>

/** The code proves the guardian's own number; who they are, a payment made before or else their declaration. */
export async function giveConsent(
  ctx: Ctx,
  { agreed, confirmation, guardian, lang }: GiveConsentInput,
  call: CallOf<typeof consentApi.giveConsent>,
): Promise<Consents> {
  const { learnerId } = call
  const { accountId } = call.actor
  const standing = await requireAnswerable(ctx, call)
  if (standing === 'UNKNOWN') throw errors.BIRTH_YEAR_NEEDED()
  const isSelf = standing === 'ADULT'
  if (!isSelf && !(guardian && isAdult(guardian.birthYear, ctx.now()))) throw errors.ADULT_NEEDED()
  const notices = await listNotices(ctx.db, lang, ctx.now())
  const read = agreed.map(({ purpose, noticeVersion }) => {
    const notice = notices.find((each) => each.purpose === purpose && each.version === noticeVersion)
    if (!notice) throw errors.NOTICE_CHANGED()
    // The language it was read in: not the page's where the notice is not written in that one yet.
    return { purpose, noticeVersion, lang: notice.lang }
  })
  await acceptOwnCode(ctx, call, confirmation)
  const method = await methodOf(ctx, accountId, isSelf)
  const evidence = isSelf ? {} : { ...guardian }
  const now = ctx.now()
  await ctx.db.transaction().execute(async (tx) => {
    const entries = read.map((each) => ({ ...each, id: ctx.newId('con'), learnerId, accountId, isGiven: true }))
    await insertEntries(tx, entries.map((entry) => ({ ...entry, method, evidence, at: now }))) // prettier-ignore
    if (agreed.some(({ purpose }) => purpose === 'CORE_LEARNING')) await setConsent(tx, learnerId, now)
  })
  return viewConsents(ctx, { lang }, call)
}

/** How we know that an adult says so: a payment made before, or else their word. */
export async function methodOf(ctx: Ctx, accountId: string, isSelf: boolean): Promise<ConsentMethod> {
  if (isSelf) return 'SELF'
  return (await hasPaidOrder(ctx.db, accountId)) ? 'VERIFIED_PAYER' : 'DECLARATION'
}

/**
 * Each guardian may withdraw a consent that any of them has given. A consent that was never given gets no withdrawal entry. Throws
 * CODE_NEEDED for the consent that is needed to learn: `stopLearning` withdraws that one.
 */
export async function withdrawConsent(
  ctx: Ctx,
  { purposes, lang }: WithdrawConsentInput,
  call: CallOf<typeof consentApi.withdrawConsent>,
): Promise<Consents> {
  const { learnerId } = call
  const { accountId } = call.actor
  const standing = await requireAnswerable(ctx, call)
  if (purposes.includes('CORE_LEARNING')) throw errors.CODE_NEEDED()
  await withdraw(ctx, { learnerId, accountId, standing, purposes, lang })
  return viewConsents(ctx, { lang }, call)
}

export interface Withdrawal extends Pick<Required<WithdrawConsentInput>, 'purposes' | 'lang'> {
  readonly learnerId: LearnerId
  readonly accountId: string
  readonly standing: Standing
}

/** True when any of these consents was given. `alongside` runs in the same transaction then. */
export async function withdraw(
  ctx: Ctx,
  withdrawal: Withdrawal,
  alongside?: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const isWithdrawn = await withdrawWithin(ctx, tx, withdrawal)
    if (isWithdrawn) await alongside?.(tx)
    return isWithdrawn
  })
}

/** The same in the caller's transaction. Without `lang` each is withdrawn in the language in which it was given. */
export async function withdrawWithin(
  ctx: Ctx,
  tx: Tx,
  { learnerId, accountId, standing, purposes, lang }: Omit<Withdrawal, 'lang'> & Partial<Pick<Withdrawal, 'lang'>>,
): Promise<boolean> {
  const entries = await listEntries(tx, learnerId)
  const last = (purpose: ConsentPurpose) => entries.find((entry) => entry.purpose === purpose)
  const given = [...new Set(purposes)].flatMap((purpose) => last(purpose) ?? []).filter(({ isGiven }) => isGiven)
  if (given.length === 0) return false
  const method: ConsentMethod = standing === 'ADULT' ? 'SELF' : 'DECLARATION'
  const fresh = { learnerId, accountId, isGiven: false, method, at: ctx.now(), ...(lang && { lang }) }
  await insertEntries(tx, given.map((entry) => ({ ...entry, ...fresh, id: ctx.newId('con') }))) // prettier-ignore
  await ctx.publish(tx, ConsentWithdrawn, { learnerId })
  return true
}

/** Throws GUARDIAN_NEEDED for a household that may not answer for this learner. */
export async function requireAnswerable(ctx: Ctx, { actor, learnerId, readLearner }: LearnerCall): Promise<Standing> {
  const learner = await readLearner()
  if (!learner) throw commonErrors.NOT_FOUND_ERROR()
  const standing = standingOf(learner, ctx.now())
  if (!(await mayConsentFor(ctx.db, actor.accountId, { learnerId, standing }))) throw errors.GUARDIAN_NEEDED()
  return standing
}

/** Throws GUARDIAN_NEEDED unless the ticket of this code is for the caller's own number. */
export async function acceptOwnCode(
  ctx: Ctx,
  call: Parameters<typeof requesterOf>[0] & { readonly actor: Household },
  ticket: string,
): Promise<void> {
  const account = await findAccount(ctx.db, call.actor.accountId)
  if ((await acceptTicket(ctx, ticket, 'CONFIRM', requesterOf(call))) !== account?.phone) throw errors.GUARDIAN_NEEDED()
}
