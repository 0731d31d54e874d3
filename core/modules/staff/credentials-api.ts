// A login that was lost: the password, the authenticator or the device; and what others do to help.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Sentence } from '#core/kernel/resource.ts'
import { Instant, line } from '#core/kernel/schemas.ts'
import { staffErrors as errors } from './errors.ts'
import { AuthenticatorCode, Email, LoginCode, Password, StaffMe, Token } from './staff-api.ts'

const done = z.object({ isDone: z.literal(true) })
const oneMember = z.object({ id: line(64) })
const limit = { calls: 20, perSeconds: 60 }

/** A browser in which somebody is logged in. */
const OpenSession = z.object({
  id: z.string(),
  browser: z.string(),
  openedAt: Instant,
  /** Written once an hour at most. */
  seenAt: Instant,
  isThisOne: z.boolean(),
})

export const credentialsApi = {
  /** One's own. */
  staffCredentials: {
    forgetPassword: endpoint({
      method: 'POST',
      path: '/staff/password/forgotten',
      summary: 'Staff: mail a link that sets another password (same answer for everybody)',
      access: 'anyone',
      body: z.object({ email: Email }),
      response: done,
      errors: [commonErrors.RATE_LIMIT_EXCEEDED],
      limit: { calls: 10, perSeconds: 900 },
    }),
    resetPassword: endpoint({
      method: 'POST',
      path: '/staff/password/reset',
      summary: 'Staff: set another password by a mailed link and the authenticator',
      access: 'anyone',
      body: z.object({ token: Token, password: Password, code: LoginCode }),
      response: StaffMe,
      errors: [errors.INVITATION_OVER, errors.LOGIN_REFUSED, commonErrors.RATE_LIMIT_EXCEEDED],
      limit: { calls: 10, perSeconds: 60 },
    }),
    countRecoveryCodes: endpoint({
      method: 'GET',
      path: '/staff/recovery-codes',
      summary: 'Staff: count your unused recovery codes',
      access: 'staff',
      response: z.object({ left: z.int() }),
    }),
    makeRecoveryCodes: endpoint({
      method: 'POST',
      path: '/staff/recovery-codes',
      summary: 'Staff: make new recovery codes, which replace the old ones (needs a fresh code)',
      access: 'staff',
      body: z.object({ code: AuthenticatorCode }),
      response: z.object({ codes: z.array(z.string()) }),
      errors: [errors.LOGIN_REFUSED, commonErrors.RATE_LIMIT_EXCEEDED],
      limit,
    }),
    listSessions: endpoint({
      method: 'GET',
      path: '/staff/sessions',
      summary: 'Staff: list the browsers in which you are logged in',
      access: 'staff',
      response: z.array(OpenSession),
    }),
    endOtherSessions: endpoint({
      method: 'POST',
      path: '/staff/sessions/end-others',
      summary: 'Staff: log out in every other browser',
      access: 'staff',
      response: done,
    }),
  },
  /** A colleague's. */
  staffMemberActions: {
    inviteAgain: endpoint({
      method: 'POST',
      path: '/staff/members/:id/invitation',
      summary: 'Staff: mail a new invitation to a member without a login; the earlier link ends',
      access: 'staff:people.edit',
      params: oneMember,
      response: done,
      errors: [commonErrors.NOT_FOUND_ERROR, errors.HAS_A_LOGIN],
      limit,
    }),
    resetLogin: endpoint({
      method: 'POST',
      path: '/staff/members/:id/reset',
      summary: 'Staff: end a member’s password, authenticator and passkeys, and mail a new invitation',
      access: 'staff:people.edit',
      params: oneMember,
      body: z.object({ reason: Sentence }),
      response: done,
      errors: [commonErrors.NOT_FOUND_ERROR, errors.OWN_ROLES, errors.LAST_OTHER_OWNER],
      limit,
    }),
    endSessions: endpoint({
      method: 'POST',
      path: '/staff/members/:id/logout',
      summary: 'Staff: log a member out everywhere',
      access: 'staff:people.edit',
      params: oneMember,
      body: z.object({ reason: Sentence }),
      response: done,
      errors: [commonErrors.NOT_FOUND_ERROR],
      limit,
    }),
    listMemberSessions: endpoint({
      method: 'GET',
      path: '/staff/members/:id/sessions',
      summary: 'Staff: list the browsers in which a member is logged in, last used first',
      access: 'staff:people.edit',
      params: oneMember,
      response: z.array(OpenSession),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    endMemberSession: endpoint({
      method: 'POST',
      path: '/staff/members/:id/sessions/end',
      summary: 'Staff: log a member out in one browser',
      access: 'staff:people.edit',
      params: oneMember,
      body: z.object({ sessionId: line(64).min(1), reason: Sentence }),
      response: done,
      errors: [commonErrors.NOT_FOUND_ERROR],
      limit,
    }),
    review: endpoint({
      method: 'POST',
      path: '/staff/members/:id/review',
      summary: 'Staff: note that a member still needs all that their roles let them do',
      access: 'staff:people.edit',
      params: oneMember,
      response: done,
      errors: [commonErrors.NOT_FOUND_ERROR, errors.OWN_ROLES],
      limit,
    }),
  },
}
