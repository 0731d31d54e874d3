import { commonErrors } from '#core/kernel/common-errors.ts'
import { browserName } from '#core/modules/sessions/browser-name.ts'
import { credentialsApi as api } from '#core/modules/staff/credentials-api.ts'
import { staffErrors as errors } from '#core/modules/staff/errors.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { hashOf } from '#server/platform/access/token.ts'
import { audit } from '#server/platform/audit.ts'
import { done, routes, type Caller } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { countTry, takesCode } from '../login/log-in.ts'
import { findMember } from '../store.ts'
import { forgetPassword, resetPassword } from './forgotten-password.ts'
import {
  endMemberSession,
  inviteAgain,
  listMemberSessions,
  logOutMember,
  resetLogin,
  reviewMember,
} from './help-member.ts'
import { countRecoveryCodes, deleteRecoveryCodes, insertRecoveryCodes, newRecoveryCode } from './recovery-store.ts'

const CODES = 10

/** "Firefox, Linux" in place of the browser's own long name. */
function withBrowserName<S extends { readonly browser: string | null }>(session: S) {
  const { browser, system } = browserName(session.browser ?? '')
  return { ...session, browser: [browser, system].filter(Boolean).join(', ') }
}

type OwnCall = Pick<Caller, 'device' | 'address'> & { readonly actor: Staff }

/** They are shown once. Throws LOGIN_REFUSED for a wrong code of the authenticator. */
async function makeRecoveryCodes(ctx: Ctx, { actor, ...caller }: OwnCall, code: string): Promise<string[]> {
  const member = await findMember(ctx.db, actor.staffId)
  if (!member) throw commonErrors.NOT_LOGGED_IN()
  await countTry(ctx, member.email, caller)
  if (!(await takesCode(ctx, member, code))) throw errors.LOGIN_REFUSED()
  const codes = Array.from({ length: CODES }, newRecoveryCode)
  await ctx.db.transaction().execute(async (tx) => {
    await deleteRecoveryCodes(tx, member.id)
    await insertRecoveryCodes(tx, member.id, codes.map(hashOf))
    await audit(ctx, tx, { actor, action: 'staff.recovery-codes', subject: `members/${member.id}` })
  })
  return codes
}

export const credentialOperations = [
  ...routes(api.staffCredentials, {
    async forgetPassword(ctx, { email }) {
      await forgetPassword(ctx, email)
      return { isDone: true as const }
    },
    resetPassword,
    countRecoveryCodes: async (ctx, _, { actor }) => ({ left: await countRecoveryCodes(ctx.db, actor.staffId) }),
    makeRecoveryCodes: async (ctx, { code }, call) => ({ codes: await makeRecoveryCodes(ctx, call, code) }),
    async listSessions(_ctx, _input, { actor, sessions }) {
      return (await sessions.list(actor)).map(withBrowserName)
    },
    async endOtherSessions(_ctx, _input, { actor, sessions }) {
      await sessions.endOthers(actor)
      return { isDone: true as const }
    },
  }),
  ...routes(api.staffMemberActions, {
    inviteAgain: done(inviteAgain),
    resetLogin: done(resetLogin),
    endSessions: done(logOutMember),
    review: done(reviewMember),
    listMemberSessions: async (ctx, { id }) => (await listMemberSessions(ctx, id)).map(withBrowserName),
    endMemberSession: done(endMemberSession),
  }),
]
