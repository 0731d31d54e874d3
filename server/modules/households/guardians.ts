// Guardians of a learner, many to many. The first guardian cannot be removed; later guardians may be removed, or leave.
import { later, startOfDayInIndia } from '#core/kernel/time.ts'
import type { LoginData } from '#core/modules/accounts/account.ts'
import { householdErrors as errors } from '#core/modules/households/errors.ts'
import { INVITATION_LIFE, MOST_GUARDIANS, type GuardianView, type Invitation, type InvitationId } from '#core/modules/households/household.ts' // prettier-ignore
import { AccountId } from '#core/modules/accounts/account.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { maskPhone } from '#core/taxonomy/phone.ts'
import { endGuardians, findAccount, findLearner, insertGuardian, listGuardians, loginData, type Guardian } from '#server/modules/accounts/index.ts' // prettier-ignore
import { notify, recipientAt } from '#server/modules/notices/index.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { answerInvitation, insertInvitation, listOpenInvitations } from './store.ts'

export async function viewGuardians(
  ctx: Ctx,
  _: object,
  { actor, learnerId }: Pick<LearnerCall, 'actor' | 'learnerId'>,
): Promise<GuardianView[]> {
  const guardians = await listGuardians(ctx.db, learnerId)
  return guardians.map(({ accountId, phone, since }, i) => ({
    accountId: AccountId.parse(accountId),
    phone: maskPhone(phone),
    isFirst: i === 0,
    isYou: accountId === actor.accountId,
    since,
  }))
}

/**
 * The holder of the learner's household and every guardian may invite. The invited number is notified by SMS and
 * answers after logging in.
 */
export async function inviteGuardian(
  ctx: Ctx,
  { phone, lang }: { readonly phone: string; readonly lang: Language },
  { actor, learnerId }: LearnerCall,
): Promise<{ isInvited: boolean }> {
  if ((await listGuardians(ctx.db, learnerId)).length >= MOST_GUARDIANS)
    throw errors.TOO_MANY_GUARDIANS({ n: MOST_GUARDIANS })
  const now = ctx.now()
  await ctx.db.transaction().execute(async (tx) => {
    const fresh = { id: ctx.newId('inv'), learnerId, phone, invitedBy: actor.accountId }
    const invitationId = await insertInvitation(tx, fresh, { now, expiresAt: later(now, INVITATION_LIFE) })
    await notifyInvited(ctx, tx, { invitationId, phone, lang })
  })
  return { isInvited: true }
}

/** One message a day to a number, however many households invite it: the page that it leads to lists every open invitation. */
async function notifyInvited(
  ctx: Ctx,
  tx: Tx,
  { invitationId, phone, lang }: { readonly invitationId: string; readonly phone: string; readonly lang: Language },
): Promise<void> {
  await notify(ctx, tx, {
    to: await recipientAt(tx, phone),
    type: 'guardian-invited',
    key: `guardian-invited ${startOfDayInIndia(ctx.now())}`,
    purpose: 'SAFETY',
    values: {},
    link: '/me',
    lang,
    subject: invitationId,
  })
}

export async function viewInvitations(ctx: Ctx, { accountId }: Household): Promise<Invitation[]> {
  const account = await findAccount(ctx.db, accountId)
  if (!account) return []
  const open = await listOpenInvitations(ctx.db, account.phone, ctx.now())
  const views = open.map(async ({ id, learnerId, invitedBy, expiresAt }) => {
    const [learner, inviter] = await Promise.all([findLearner(ctx.db, learnerId), findAccount(ctx.db, invitedBy)])
    if (!learner || !inviter) return []
    const { grade } = learner.studentInfo
    return [{ invitationId: id, grade, invitedBy: maskPhone(inviter.phone), expiresAt }]
  })
  return (await Promise.all(views)).flat()
}

/** Throws INVITATION_OVER for an invitation to another number as well: that it exists is not told. */
export async function answer(
  ctx: Ctx,
  { invitationId, accept }: { readonly invitationId: InvitationId; readonly accept: boolean },
  { actor }: Call<Household>,
): Promise<LoginData> {
  const account = await findAccount(ctx.db, actor.accountId)
  if (!account) throw errors.INVITATION_OVER()
  const now = ctx.now()
  await ctx.db.transaction().execute(async (tx) => {
    const given = { id: invitationId, phone: account.phone, accepted: accept }
    const invitation = await answerInvitation(tx, given, now)
    if (!invitation) throw errors.INVITATION_OVER()
    if (!accept) return
    const { learnerId, invitedBy } = invitation
    const guardians = await listGuardians(tx, learnerId)
    if (guardians.some(({ accountId }) => accountId === account.id)) return
    if (guardians.length >= MOST_GUARDIANS) throw errors.TOO_MANY_GUARDIANS({ n: MOST_GUARDIANS })
    await insertGuardian(tx, { accountId: account.id, learnerId, addedBy: invitedBy, now })
    await audit(ctx, tx, { actor, action: 'became guardian', subject: learnerId })
  })
  return loginData(ctx, actor)
}

/** Throws NOT_A_GUARDIAN for an account that is not a guardian, and FIRST_GUARDIAN_STAYS for the first guardian. */
export async function endGuardian(
  ctx: Ctx,
  { accountId }: { readonly accountId: AccountId },
  { actor, learnerId }: LearnerCall,
): Promise<GuardianView[]> {
  await ctx.db.transaction().execute(async (tx) => {
    const guardians = await listGuardians(tx, learnerId)
    refuseRemoval(guardians, actor.accountId, accountId)
    await endGuardians(tx, { learnerId, accountId }, ctx.now())
    // A session that acts for this learner must not go on doing so.
    await ctx.sessions.endAllOf(tx, accountId)
    await audit(ctx, tx, { actor, action: 'ended guardian', subject: learnerId, detail: { accountId } })
  })
  return accountId === actor.accountId ? [] : viewGuardians(ctx, {}, { actor, learnerId })
}

function refuseRemoval(guardians: readonly Guardian[], by: string, of: string): void {
  const isGuardian = (id: string) => guardians.some(({ accountId }) => accountId === id)
  if (!isGuardian(by) || !isGuardian(of)) throw errors.NOT_A_GUARDIAN()
  const [first] = guardians
  if (first?.accountId === of) throw errors.FIRST_GUARDIAN_STAYS()
  // Among those who came later nobody is above another.
  if (by !== of && first?.accountId !== by) throw errors.NOT_A_GUARDIAN()
}
