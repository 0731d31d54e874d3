import type { Ctx } from '#server/platform/context.ts'
import { audit } from '#server/platform/audit.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { newSecret } from '../login/authenticator.ts'
import { makeInvitation } from './invitation.ts'
import { seal } from '../login/secrets.ts'
import { findMemberByEmail, hasLogins, insertMember } from '../store.ts'

/**
 * Makes the first owner and answers the link of the invitation. Asked again before it was accepted, it answers a new link.
 * Undefined once anybody has a login: from then on owners invite.
 */
export async function makeFirstOwner(ctx: Ctx, { email, name }: { email: string; name: string }) {
  return ctx.db.transaction().execute(async (tx) => {
    if (await hasLogins(tx)) return undefined
    const known = await findMemberByEmail(tx, email.toLowerCase())
    const id = known?.id ?? ctx.newId('stf')
    if (!known) {
      const totpSecret = seal(ctx.settings.secret, newSecret())
      const owner = {
        id,
        email: email.toLowerCase(),
        name,
        roles: ['owner'],
        isReadOnly: false,
        isActive: true,
        teacherId: null,
        totpSecret,
      }
      await insertMember(tx, owner, ctx.now())
    }
    await audit(ctx, tx, { actor: visitor, action: 'members.first-owner', subject: `members/${id}` })
    return makeInvitation(ctx, tx, id)
  })
}
