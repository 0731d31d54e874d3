// Shows the data of two households, and the conflicts that keep them from becoming one.
import { conflictsOf, MERGE_CONFLICTS, type MergeSide } from '#core/modules/support/merge.ts'
import { mergeErrors as errors } from '#core/modules/support/errors.ts'
import type { MergePreview, StoredMergePreview } from '#core/modules/support/staff-api.ts'
import { MOST_LEARNERS } from '#core/modules/households/household.ts'
import { endOfPhone } from '#core/taxonomy/phone.ts'
import { findAccount, listLearners } from '#server/modules/accounts/index.ts'
import { listEntries } from '#server/modules/consent/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import { listPlans } from '#server/modules/instalments/index.ts'
import { findWhatsAppNumber } from '#server/modules/onboarding/index.ts'
import { hasMoneyUnderWay, listOrdersOfAccount } from '#server/modules/orders/index.ts'
import { findDeletion } from '#server/modules/privacy/index.ts'
import { listAddresses } from '#server/modules/profiles/index.ts'
import { findWallet } from '#server/modules/wallet/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { HouseholdMerge } from '#server/platform/database/reassign.ts'
import { GatewayFault } from '#server/providers/payment-gateway/port.ts'

/** For staff who decide, with the gateway's newest state. Throws NO_SUCH_HOUSEHOLD or SAME_HOUSEHOLD. */
export async function showMerge(ctx: Ctx, merging: HouseholdMerge): Promise<MergePreview> {
  const preview = await previewMerge(ctx, ctx.db, merging)
  return { ...preview, cardsLeftBehind: await countCards(ctx, merging.from) }
}

/** All that we keep ourselves. Throws NO_SUCH_HOUSEHOLD or SAME_HOUSEHOLD. */
export async function previewMerge(ctx: Ctx, db: Db, { from, into }: HouseholdMerge): Promise<StoredMergePreview> {
  if (from === into) throw errors.SAME_HOUSEHOLD()
  const [goes, stays] = [await read(ctx, db, from), await read(ctx, db, into)]
  const conflicts = conflictsOf(goes.known, stays.known, MOST_LEARNERS)
  return {
    from: goes.side,
    into: stays.side,
    conflicts: conflicts.map((kind) => ({ kind, ...MERGE_CONFLICTS[kind] })),
  }
}

/** The preview of a merge that nothing stops. Throws CANNOT_MERGE with all that stops it. */
export async function getPossibleMerge(ctx: Ctx, db: Db, merging: HouseholdMerge): Promise<StoredMergePreview> {
  const preview = await previewMerge(ctx, db, merging)
  const why = preview.conflicts.filter(({ stops }) => stops).map(({ text }) => text)
  if (why.length > 0) throw errors.CANNOT_MERGE({ why: why.join(' ') })
  return preview
}

/** Null where the gateway is away: a merge does not wait for it. */
async function countCards(ctx: Ctx, accountId: string): Promise<number | null> {
  try {
    return (await ctx.gateway.listCards(accountId)).length
  } catch (fault) {
    if (fault instanceof GatewayFault) return null
    throw fault
  }
}

async function read(ctx: Ctx, db: Db, accountId: string) {
  const account = await findAccount(db, accountId)
  if (!account) throw errors.NO_SUCH_HOUSEHOLD()
  const learners = await listLearners(db, accountId)
  const home = learners.filter(({ isHome }) => isHome)
  const [enrolments, consents, addresses] = [
    (await Promise.all(home.map(({ userId }) => listEnrolments(db, userId, {}, ctx.now())))).flat(),
    (await Promise.all(home.map(({ userId }) => listEntries(db, userId)))).flat(),
    await listAddresses(db, accountId),
  ]
  const whatsApp = await findWhatsAppNumber(db, accountId)
  const known: MergeSide = {
    learners,
    bundleIds: enrolments.filter(({ isActive }) => isActive).map(({ bundleId }) => bundleId),
    phones: [account.phone, ...(whatsApp ? [whatsApp] : []), ...addresses.map(({ phone }) => phone)],
    hasMoneyUnderWay: await hasMoneyUnderWay(db, accountId),
    isBlocked: account.blockedBecause !== null,
    isToBeDeleted: (await findDeletion(db, accountId)) !== undefined,
  }
  const side = {
    accountId,
    phone: endOfPhone(account.phone),
    learners: home.map(({ studentInfo: { grade } }) => (grade === null ? 'No class yet' : `Class ${grade}`)),
    guardianOf: learners.length - home.length,
    enrolments: enrolments.length,
    orders: (await listOrdersOfAccount(db, accountId)).length,
    consents: consents.length,
    instalmentPlans: (await listPlans(db, accountId)).length,
    addresses: addresses.length,
    wallet: await findWallet(db, accountId),
  }
  return { known, side }
}
