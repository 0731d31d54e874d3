// Permissions to approve count once a second person has approved them: maker and checker are never one person with two accounts.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { staffErrors as errors } from '#core/modules/staff/errors.ts'
import { OWNER } from '#core/modules/staff/permissions.ts'
import { staffApi } from '#core/modules/staff/staff-api.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { refuseInvited } from '#server/platform/resource/requests/second-person.ts'
import { endSessionsOf } from '../end-sessions.ts'
import { listApprovers } from './last-approver.ts'
import { withheldAt } from '../login/log-in.ts'
import { listNewcomers } from '../members/inviter.ts'
import { members } from '../members/member-store.ts'
import { findMember, findWithheld, listActiveMembers, updateWithheld, type WithheldScopes } from '../store.ts'

export interface Change {
  readonly id: string
  /** Every permission by the member's roles, before and after the change. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/**
 * Withholds the permissions to approve that a change adds, and mails every owner. Where nobody else can approve them, they count
 * after 24 hours. The caller holds lockPermissions, and the member's row is there.
 */
export async function withhold(ctx: Ctx, tx: Tx, { staffId }: Staff, { id, before, after }: Change): Promise<void> {
  const old = await findWithheld(tx, id)
  const waiting = withheldAt(ctx.now(), old).filter((scope) => after.includes(scope))
  const added = after.filter((scope) => scope.endsWith('.approve') && !before.includes(scope))
  const scopes = [...new Set([...waiting, ...added])]
  if (added.length === 0) return updateWithheld(tx, id, left(scopes, old))
  const askedBy = [...new Set([...(waiting.length > 0 ? (old?.askedBy ?? []) : []), staffId])]
  const countsFrom = (await canBeApproved(ctx, tx, id, askedBy)) ? null : later(ctx.now(), DAY)
  await updateWithheld(tx, id, { scopes, askedBy, countsFrom })
  const owners = (await listActiveMembers(tx)).filter(({ roles }) => roles.includes(OWNER))
  for (const owner of owners)
    await ctx.enqueue(tx, notifyOwnerJob, { ownerId: owner.id, memberId: id, askerId: staffId })
}

function left(scopes: readonly string[], old: WithheldScopes | undefined): WithheldScopes {
  return scopes.length === 0 || !old ? { scopes: [], askedBy: [], countsFrom: null } : { ...old, scopes }
}

/** Answers true when a member can approve who is not one of these, and whom none of the askers has just invited. */
async function canBeApproved(ctx: Ctx, tx: Tx, memberId: string, askedBy: readonly string[]): Promise<boolean> {
  const approvers = await listApprovers(ctx, tx)
  const newcomers = await listNewcomers(tx, askedBy, ctx.now())
  return approvers.some((id) => id !== memberId && !askedBy.includes(id) && !newcomers.includes(id))
}

/** To one owner by mail, so that a failure repeats no other owner's mail. */
export const notifyOwnerJob = job({
  name: 'staff.tell-owner',
  payload: z.object({ ownerId: z.string(), memberId: z.string(), askerId: z.string() }),
  run: async (ctx, { ownerId, memberId, askerId }) => {
    const [owner, member, asker] = await Promise.all([ownerId, memberId, askerId].map((id) => findMember(ctx.db, id)))
    const withheld = await findWithheld(ctx.db, memberId)
    if (!owner?.isActive || !member || withheldAt(ctx.now(), withheld).length === 0) return
    const { name, email } = member
    const link = `${ctx.settings.publicUrl}/console/members/${memberId}`
    await sendMessage(ctx, {
      key: withheld?.countsFrom === null ? 'staff-approval' : 'staff-approval-wait',
      channel: 'MAIL',
      to: owner.email,
      lang: 'en',
      subject: memberId,
      values: { asker: asker?.name ?? askerId, name, email, link },
    })
  },
})

export const approvalOperations = routes(staffApi.staffApproval, {
  decideScopes: (ctx, decision, { actor }) =>
    ctx.db.transaction().execute((tx) => decideScopes(ctx, tx, decision, actor)),
})

/** Once refused, the permissions stay withheld until they are taken from the member and given again. */
async function decideScopes(ctx: Ctx, tx: Tx, { id, version, isApproved, note }: Decision, actor: Staff) {
  await members.lock(tx, id)
  const before = await members.find(tx, id, ctx.now())
  if (!before) throw commonErrors.NOT_FOUND_ERROR()
  if (before.version !== version) throw resourceErrors.STALE_VERSION()
  if (before.status !== 'WAITING') throw errors.NOTHING_TO_APPROVE()
  if (actor.staffId === id || before.askedBy.includes(actor.staffId)) throw errors.OWN_APPROVAL()
  await refuseInvited(ctx, tx, { askedBy: before.askedBy, decidedBy: actor.staffId })
  const scopes = isApproved ? [] : before.withheldScopes
  await updateWithheld(tx, id, { scopes, askedBy: [], countsFrom: null })
  await endSessionsOf(ctx, tx, id)
  const detail = { before, after: await members.find(tx, id, ctx.now()), reason: note }
  await audit(ctx, tx, { actor, action: 'members.decide', subject: `members/${id}`, detail })
  return { status: isApproved ? ('APPROVED' as const) : ('REFUSED' as const) }
}

interface Decision {
  readonly id: string
  readonly version: string
  readonly isApproved: boolean
  readonly note?: string | undefined
}
