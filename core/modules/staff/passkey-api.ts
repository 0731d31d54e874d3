// Logging in to the console by a passkey, and looking after one's own.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Instant, line } from '#core/kernel/schemas.ts'
import { MINUTE } from '#core/kernel/time.ts'
import { staffErrors as errors } from './errors.ts'
import { AuthenticatorCode, StaffMe, TeacherMe } from './staff-api.ts'

/** How long a browser may take to answer what it was asked. */
export const CHALLENGE_LIFE = 5 * MINUTE
export const MOST_PASSKEYS = 10

const base64url = (most: number) => z.string().max(most).regex(/^[\w-]+$/, 'not base64url') // prettier-ignore
const PasskeyId = base64url(1_400)
/** The JSON form of WebAuthn, as the browser exchanges it with the device. */
const WebAuthnJson = z.record(z.string(), z.unknown())

const answered = { id: PasskeyId, rawId: PasskeyId, type: z.literal('public-key') }
const clientDataJSON = base64url(4_000)

/**
 * An assertion in JSON: W3C WebAuthn level 3, AuthenticationResponseJSON. Further fields that a browser adds are
 * ignored.
 */
export const Assertion = z.object({
  ...answered,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
    userHandle: base64url(200).optional(),
  }),
})
export type Assertion = z.infer<typeof Assertion>

/** A new passkey in JSON: RegistrationResponseJSON. */
export const Attestation = z.object({
  ...answered,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type Attestation = z.infer<typeof Attestation>

export const Passkey = z.object({ id: z.string(), name: z.string(), createdAt: Instant, usedAt: Instant.nullable() })
export type Passkey = z.infer<typeof Passkey>

const limit = { calls: 20, perSeconds: 60 }

export const passkeyApi = {
  askPasskey: endpoint({
    method: 'POST',
    path: '/staff/passkey/login/options',
    summary: 'Staff: start a passkey login (same answer for everybody)',
    access: 'anyone',
    response: WebAuthnJson,
    limit,
  }),
  logInByPasskey: endpoint({
    method: 'POST',
    path: '/staff/passkey/login',
    summary: 'Staff: exchange a passkey’s signature for a session',
    access: 'anyone',
    body: z.object({ assertion: Assertion }),
    response: StaffMe,
    errors: [errors.PASSKEY_REFUSED, commonErrors.RATE_LIMIT_EXCEEDED],
    limit: { calls: 10, perSeconds: 60 },
  }),
  teachByPasskey: endpoint({
    method: 'POST',
    path: '/teacher/passkey/login',
    summary: 'Teacher: exchange a passkey’s signature for a session that reaches one’s own classes',
    access: 'anyone',
    body: z.object({ assertion: Assertion }),
    response: TeacherMe,
    errors: [errors.PASSKEY_REFUSED, errors.NO_TEACHER, commonErrors.RATE_LIMIT_EXCEEDED],
    limit: { calls: 10, perSeconds: 60 },
  }),
  askNewPasskey: endpoint({
    method: 'POST',
    path: '/staff/passkeys/options',
    summary: 'Staff: start adding a passkey (needs a fresh code)',
    access: 'staff',
    body: z.object({ code: AuthenticatorCode }),
    response: WebAuthnJson,
    errors: [errors.LOGIN_REFUSED, errors.TOO_MANY_PASSKEYS],
    limit,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/staff/passkeys/add',
    summary: 'Staff: save a new passkey under a name',
    access: 'staff',
    body: z.object({ name: line(60).pipe(z.string().min(1)), attestation: Attestation }),
    response: z.array(Passkey),
    errors: [errors.PASSKEY_REFUSED],
    limit,
  }),
  listPasskeys: endpoint({
    method: 'GET',
    path: '/staff/passkeys',
    summary: 'Staff: list your passkeys, newest first',
    access: 'staff',
    response: z.array(Passkey),
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/staff/passkeys/remove',
    summary: 'Staff: delete one of your passkeys',
    access: 'staff',
    body: z.object({ passkeyId: PasskeyId }),
    response: z.array(Passkey),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
}
