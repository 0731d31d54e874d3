// Staff link a guardian to a learner, or unlink one: one asks, another decides.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { AccountId } from '#core/modules/accounts/account.ts'
import { MOST_GUARDIANS } from '#core/modules/households/household.ts'
import { guardianErrors as errors } from '#core/modules/support/errors.ts'
import { guardianStaffApi as api } from '#core/modules/support/guardian-api.ts'
import { refusalOf, type GuardianChangeKind, type GuardianConsent } from '#core/modules/support/guardian-change.ts'
import { endOfPhone } from '#core/taxonomy/phone.ts'
import { endGuardians, findAccount, findLearner, insertGuardian, listGuardians, listHomes } from '#server/modules/accounts/index.ts' // prettier-ignore
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import type { NewWrite } from '#server/platform/resource/resource.ts'
import { decisionOf } from '#server/platform/resource/requests/second-person.ts'
import { hasWaitingRequest } from '#server/platform/resource/requests/waiting-request.ts'
import { notifyGuardianChange } from './notify.ts'
import { guardianChanges } from './store.ts'

interface GuardianChange {
  readonly kind: GuardianChangeKind
  readonly learnerId: string
  readonly accountId: string
  readonly consent: GuardianConsent
}

/** The household in which the learner lives comes first. Throws NOT_FOUND_ERROR. */
export async function listGuardiansForStaff(ctx: Ctx, learnerId: string) {
  const home = await homeOf(ctx.db, learnerId)
  const guardians = await listGuardians(ctx.db, learnerId)
  return guardians.map(({ accountId, phone, since }) => ({
    accountId: AccountId.parse(accountId),
    phone: endOfPhone(phone),
    isHome: accountId === home,
    since,
  }))
}

export async function newGuardianChange(
  ctx: Ctx,
  tx: Tx,
  { actor, fields, reason = '' }: NewWrite<typeof api.staffGuardianChanges>,
) {
  await refuseImpossible(ctx, tx, fields)
  if (
    await hasWaitingRequest(tx, 'support.guardian_change', {
      learner_id: fields.learnerId,
      account_id: fields.accountId,
    })
  )
    throw errors.GUARDIAN_CHANGE_ASKED()
  return { ...fields, reason, askedBy: actor.staffId, askedAt: ctx.now() }
}

/** The second person's decision. Throws what has come up since it was asked for. */
export const decideGuardianChange = decisionOf(api.staffGuardianChanges, {
  store: guardianChanges,
  errors: { own: errors.OWN_GUARDIAN_CHANGE, decided: errors.GUARDIAN_CHANGE_DECIDED },
  subjectOf: ({ learnerId }) => `learners/${learnerId}`,
  async approve(ctx, tx, { id, kind, learnerId, accountId, consent }) {
    const before = await refuseImpossible(ctx, tx, { kind, learnerId, accountId, consent })
    if (kind === 'LINK') await link(ctx, tx, { learnerId, accountId })
    else await unlink(ctx, tx, { learnerId, accountId })
    const others = before.filter((each) => each !== accountId)
    await notifyGuardianChange(ctx, tx, { id, kind, accountIds: [accountId, ...others] })
    return { before: { guardians: before }, after: { guardians: kind === 'LINK' ? [...before, accountId] : others } }
  },
})

/** The household in which the learner lives. Throws NOT_FOUND_ERROR. */
async function homeOf(db: Db, learnerId: string): Promise<string> {
  const home = (await listHomes(db, [learnerId])).get(learnerId)
  if (home === undefined) throw commonErrors.NOT_FOUND_ERROR()
  return home
}

type Link = Pick<GuardianChange, 'learnerId' | 'accountId'>

/** Staff add in the name of the household in which the learner lives. */
async function link(ctx: Ctx, tx: Tx, { learnerId, accountId }: Link): Promise<void> {
  const addedBy = await homeOf(tx, learnerId)
  await insertGuardian(tx, { accountId, learnerId, addedBy, now: ctx.now() })
}

/** A session that acts for this learner must not go on doing so. */
async function unlink(ctx: Ctx, tx: Tx, { learnerId, accountId }: Link): Promise<void> {
  await endGuardians(tx, { learnerId, accountId }, ctx.now())
  await ctx.sessions.endAllOf(tx, accountId)
}

/** Answers the households that are guardians now. */
async function refuseImpossible(ctx: Ctx, db: Db, { learnerId, accountId, ...asked }: GuardianChange) {
  const [learner, account] = await Promise.all([findLearner(db, learnerId), findAccount(db, accountId)])
  if (!learner || !account) throw commonErrors.NOT_FOUND_ERROR()
  const guardians = (await listGuardians(db, learnerId)).map((each) => each.accountId)
  const facts = {
    ...asked,
    accountId,
    home: await homeOf(db, learnerId),
    birthYear: learner.birthYear,
    guardians,
    mostGuardians: MOST_GUARDIANS,
  }
  const refusal = refusalOf(facts, ctx.now())
  if (refusal === 'TOO_MANY_GUARDIANS') throw errors.TOO_MANY_GUARDIANS({ n: MOST_GUARDIANS })
  if (refusal) throw errors[refusal]()
  return guardians
}
