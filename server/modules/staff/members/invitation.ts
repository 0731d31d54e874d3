// How somebody comes to have a login: an invitation that works once, for a day.
import { z } from 'zod'
import { DAY, later } from '#core/kernel/time.ts'
import { staffErrors as errors } from '#core/modules/staff/errors.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import type { Caller } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { hashOf, newToken } from '#server/platform/access/token.ts'
import { acceptedStep, authenticatorUrl } from '../login/authenticator.ts'
import { enter, type Me } from '../login/log-in.ts'
import { hashPassword, unseal } from '../login/secrets.ts'
import { findInvited, findMember, updateInvitation, updateLogin, type Member } from '../store.ts'

/** Mails the invitation. The link is made here, so it is never stored in a queue. */
export const inviteJob = job({
  name: 'staff.invite',
  payload: z.object({ memberId: z.string() }),
  run: async (ctx, { memberId }) => {
    const member = await findMember(ctx.db, memberId)
    if (!member?.isActive || member.passwordHash !== null) return
    const values = { name: member.name, link: await makeInvitation(ctx, ctx.db, memberId) }
    await sendMessage(ctx, {
      key: 'staff-invitation',
      channel: 'MAIL',
      to: member.email,
      lang: 'en',
      subject: memberId,
      values,
    })
  },
})

/**
 * Returns the link. Only its hash is stored, so only the reader of the mail knows it from now on. An earlier link no
 * longer works.
 */
export async function makeInvitation(ctx: Ctx, db: Db, memberId: string): Promise<string> {
  const token = newToken()
  await updateInvitation(db, memberId, hashOf(token), later(ctx.now(), DAY))
  // After the number sign: browsers send it to nobody.
  return `${ctx.settings.publicUrl}/console/invitation#${token}`
}

export async function openInvitation(ctx: Ctx, token: string) {
  const { email, name, totpSecret } = await invited(ctx, token)
  const secret = unseal(ctx.settings.secret, totpSecret)
  return { email, name, secret, authenticatorUrl: authenticatorUrl(email, secret) }
}

interface AcceptInvitationInput {
  readonly token: string
  readonly password: string
  readonly code: string
}

/** Throws LOGIN_REFUSED for a wrong code: the authenticator is not set up yet, and the invitation stays open. */
export async function acceptInvitation(
  ctx: Ctx,
  given: AcceptInvitationInput,
  caller: Pick<Caller, 'device' | 'signIn'>,
): Promise<Me> {
  const member = await invited(ctx, given.token)
  const secret = unseal(ctx.settings.secret, member.totpSecret)
  const step = acceptedStep(secret, given.code, ctx.now(), member.totpStep)
  if (step === undefined) throw errors.LOGIN_REFUSED()
  const passwordHash = await hashPassword(given.password)
  const isTaken = await updateLogin(ctx.db, { id: member.id, passwordHash, step, invitationHash: hashOf(given.token) })
  if (!isTaken) throw errors.INVITATION_OVER()
  return enter(ctx, caller, member)
}

async function invited(ctx: Ctx, token: string): Promise<Member> {
  const member = await findInvited(ctx.db, hashOf(token), ctx.now())
  if (!member) throw errors.INVITATION_OVER()
  return member
}
