// Help for a colleague who cannot log in, or who should not be logged in any more.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { staffErrors as errors } from '#core/modules/staff/errors.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { refuseLosingLast } from '../approval/last-approver.ts'
import { endSessionsOf } from '../end-sessions.ts'
import { newSecret } from '../login/authenticator.ts'
import { seal } from '../login/secrets.ts'
import { inviteJob } from '../members/invitation.ts'
import { findMember, lockPermissions, type Member } from '../store.ts'
import { deleteRecoveryCodes } from './recovery-store.ts'
import { updateReviewed, updateToNoLogin } from './store.ts'

interface AboutMember {
  readonly id: string
  readonly reason?: string
}

/** Throws HAS_A_LOGIN for a member who can log in. */
export async function inviteAgain(ctx: Ctx, asked: AboutMember, { actor }: Call<Staff>): Promise<void> {
  await change(ctx, actor, { ...asked, action: 'members.invite' }, async (tx, member) => {
    if (!member.isActive || member.passwordHash !== null) throw errors.HAS_A_LOGIN()
    await ctx.enqueue(tx, inviteJob, { memberId: member.id })
  })
}

/** Nobody resets the own login: a session would be enough to take it over. Throws OWN_ROLES or LAST_OTHER_OWNER. */
export async function resetLogin(ctx: Ctx, asked: AboutMember, { actor }: Call<Staff>): Promise<void> {
  await change(ctx, actor, { ...asked, action: 'members.reset' }, async (tx, { id }) => {
    if (id === actor.staffId) throw errors.OWN_ROLES()
    await refuseLosingLast(ctx, tx, actor, [id])
    await updateToNoLogin(tx, id, seal(ctx.settings.secret, newSecret()))
    await deleteRecoveryCodes(tx, id)
    await endSessionsOf(ctx, tx, id)
    await ctx.enqueue(tx, inviteJob, { memberId: id })
  })
}

export async function logOutMember(ctx: Ctx, asked: AboutMember, { actor }: Call<Staff>): Promise<void> {
  await change(ctx, actor, { ...asked, action: 'members.logout' }, (tx, { id }) => endSessionsOf(ctx, tx, id))
}

/** The console's and those of the teacher's area, last used first. Throws NOT_FOUND_ERROR. */
export async function listMemberSessions(ctx: Ctx, id: string) {
  const member = await findMember(ctx.db, id)
  if (!member) throw commonErrors.NOT_FOUND_ERROR()
  const open = await Promise.all(subjectsOf(member).map((subject) => ctx.sessions.list(ctx.db, subject, undefined)))
  return open.flat().toSorted((a, b) => b.seenAt - a.seenAt)
}

/** Throws NOT_FOUND_ERROR where this member has no such session. */
export async function endMemberSession(
  ctx: Ctx,
  { sessionId, ...asked }: AboutMember & { readonly sessionId: string },
  { actor }: Call<Staff>,
): Promise<void> {
  await change(ctx, actor, { ...asked, action: 'members.logout' }, async (tx, member) => {
    for (const subject of subjectsOf(member)) if (await ctx.sessions.endOne(tx, subject, sessionId)) return
    throw commonErrors.NOT_FOUND_ERROR()
  })
}

function subjectsOf({ id, teacherId }: Member): readonly string[] {
  return teacherId === null ? [id] : [id, teacherId]
}

/** Throws OWN_ROLES: another looks at what one may do. */
export async function reviewMember(ctx: Ctx, asked: AboutMember, { actor }: Call<Staff>): Promise<void> {
  await change(ctx, actor, { ...asked, action: 'members.review' }, async (tx, { id }) => {
    if (id === actor.staffId) throw errors.OWN_ROLES()
    await updateReviewed(tx, id, ctx.now())
  })
}

async function change(
  ctx: Ctx,
  actor: Staff,
  { id, reason, action }: AboutMember & { readonly action: string },
  work: (tx: Tx, member: Member) => Promise<void>,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await lockPermissions(tx)
    const member = await findMember(tx, id)
    if (!member) throw commonErrors.NOT_FOUND_ERROR()
    await work(tx, member)
    await audit(ctx, tx, { actor, action, subject: `members/${id}`, ...(reason && { detail: { reason } }) })
  })
}
