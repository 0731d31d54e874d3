import type { Ctx } from '#server/platform/context.ts'
import { newSecret } from './login/authenticator.ts'
import { hashPassword, seal } from './login/secrets.ts'
import { insertMember, updateInvitation, updateLogin } from './store.ts'

let made = 0

export interface AMember {
  readonly id: string
  readonly email: string
  readonly password: string
  /** The secret in their authenticator app. */
  readonly secret: string
}

/** An owner with a login, for tests and for the demo data, unless the caller says otherwise. */
export async function aMember(
  ctx: Ctx,
  but: { email?: string; name?: string; roles?: readonly string[]; password?: string; secret?: string; teacherId?: string } = {}, // prettier-ignore
): Promise<AMember> {
  made += 1
  const { email = `staff${made}@kandil.example`, name = 'Leela Menon', roles = ['owner'] } = but
  const { password = 'a long enough password', secret = newSecret(), teacherId = null } = but
  const id = ctx.newId('stf')
  const totpSecret = seal(ctx.settings.secret, secret)
  await insertMember(
    ctx.db,
    { id, email, name, roles, isReadOnly: false, isActive: true, totpSecret, teacherId },
    ctx.now(),
  )
  const invitationHash = Buffer.from(id)
  await updateInvitation(ctx.db, id, invitationHash, ctx.now())
  await updateLogin(ctx.db, { id, passwordHash: await hashPassword(password), step: 0, invitationHash })
  return { id, email, password, secret }
}
