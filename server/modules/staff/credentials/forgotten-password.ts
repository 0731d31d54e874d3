// A forgotten password: the mailed link lets one set another, and the authenticator is still needed.
import { z } from 'zod'
import { HOUR, later } from '#core/kernel/time.ts'
import { staffErrors as errors } from '#core/modules/staff/errors.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import { hashOf, newToken } from '#server/platform/access/token.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Caller } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { endSessionsOf } from '../end-sessions.ts'
import { countTry, enter, takesCode, type Me } from '../login/log-in.ts'
import { hashPassword } from '../login/secrets.ts'
import { findMember, findMemberByEmail } from '../store.ts'
import { findIdByReset, updatePassword, updateReset } from './store.ts'

/** Mails the link. It is made here, so it is never stored in a queue. */
export const forgottenJob = job({
  name: 'staff.forgotten-password',
  payload: z.object({ email: z.string() }),
  run: async (ctx, { email }) => {
    const member = await findMemberByEmail(ctx.db, email)
    if (!member?.isActive || member.passwordHash === null) return
    const token = newToken()
    await updateReset(ctx.db, member.id, hashOf(token), later(ctx.now(), HOUR))
    // After the number sign: browsers send it to nobody.
    const link = `${ctx.settings.publicUrl}/console/password#${token}`
    await sendMessage(ctx, {
      key: 'staff-password',
      channel: 'MAIL',
      to: member.email,
      lang: 'en',
      subject: member.id,
      values: { name: member.name, link },
    })
  },
})

/** The same answer, in the same time, for an address that nobody has: a job looks it up. */
export async function forgetPassword(ctx: Ctx, email: string): Promise<void> {
  await ctx.db.transaction().execute((tx) => ctx.enqueue(tx, forgottenJob, { email }))
}

interface ResetPasswordInput {
  readonly token: string
  readonly password: string
  readonly code: string
}

/** Ends all earlier sessions. Throws INVITATION_OVER for a link that is over, LOGIN_REFUSED for a wrong code. */
export async function resetPassword(
  ctx: Ctx,
  { token, password, code }: ResetPasswordInput,
  caller: Pick<Caller, 'address' | 'device' | 'signIn'>,
): Promise<Me> {
  const id = await findIdByReset(ctx.db, hashOf(token), ctx.now())
  const member = id === undefined ? undefined : await findMember(ctx.db, id)
  if (!member) throw errors.INVITATION_OVER()
  await countTry(ctx, member.email, caller)
  if (!(await takesCode(ctx, member, code))) throw errors.LOGIN_REFUSED()
  const passwordHash = await hashPassword(password)
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await updatePassword(tx, member.id, passwordHash, hashOf(token)))) throw errors.INVITATION_OVER()
    await endSessionsOf(ctx, tx, member.id)
    await audit(ctx, tx, { actor: visitor, action: 'staff.password-reset', subject: `members/${member.id}` })
  })
  return enter(ctx, caller, member)
}
