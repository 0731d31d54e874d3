// A member's own passkeys: add, list, remove. A session is not enough to add one: a fresh code of the authenticator
// comes first.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { PRODUCT } from '#core/kernel/product.ts'
import { later } from '#core/kernel/time.ts'
import { staffErrors as errors } from '#core/modules/staff/errors.ts'
import { CHALLENGE_LIFE, MOST_PASSKEYS, type Attestation, type Passkey } from '#core/modules/staff/passkey-api.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Caller } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { countTry, takesCode } from '../login/log-in.ts'
import { findMember } from '../store.ts'
import { relyingParty } from './log-in.ts'
import { deletePasskey, insertChallenge, insertPasskey, listPasskeys, takeChallenge } from './store.ts'

/** Ed25519, ES256 and RS256: what every device has one of. COSE's numbers. */
const ALGORITHMS = [-8, -7, -257]

type Call = Pick<Caller, 'device' | 'address'> & { readonly actor: Staff }

/** Throws LOGIN_REFUSED for a wrong code. */
export async function askNewPasskey(ctx: Ctx, call: Call, code: string): Promise<Record<string, unknown>> {
  const { staffId } = call.actor
  const member = await findMember(ctx.db, staffId)
  if (!member) throw commonErrors.NOT_LOGGED_IN()
  await countTry(ctx, member.email, call)
  if (!(await takesCode(ctx, member, code))) throw errors.LOGIN_REFUSED()
  const known = await listPasskeys(ctx.db, staffId)
  if (known.length >= MOST_PASSKEYS) throw errors.TOO_MANY_PASSKEYS({ n: MOST_PASSKEYS })
  const { generateRegistrationOptions } = await import('@simplewebauthn/server') // see log-in.ts
  const options = await generateRegistrationOptions({
    rpName: PRODUCT.name,
    rpID: relyingParty(ctx).id,
    userID: Uint8Array.from(Buffer.from(staffId)),
    userName: member.email,
    userDisplayName: member.name,
    timeout: CHALLENGE_LIFE,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const fresh = { challenge: options.challenge, staffId, device: call.device() }
  await insertChallenge(ctx.db, fresh, later(ctx.now(), CHALLENGE_LIFE))
  return { ...options }
}

export async function addPasskey(
  ctx: Ctx,
  call: Call,
  { name, attestation }: { readonly name: string; readonly attestation: Attestation },
): Promise<Passkey[]> {
  const { actor } = call
  const { id, publicKey, counter } = await verified(ctx, call, attestation)
  const transports = attestation.response.transports ?? []
  await ctx.db.transaction().execute(async (tx) => {
    await insertPasskey(tx, { id, staffId: actor.staffId, publicKey, counter, transports, name }, ctx.now())
    await audit(ctx, tx, {
      actor,
      action: 'staff.passkey-added',
      subject: `members/${actor.staffId}`,
      detail: { name },
    })
  })
  return listPasskeys(ctx.db, actor.staffId)
}

/** Throws PASSKEY_REFUSED for every fault. */
async function verified(ctx: Ctx, { actor: { staffId }, device }: Call, attestation: Attestation) {
  const { id, origin } = relyingParty(ctx)
  const browser = device()
  const { response, ...named } = attestation
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server') // see log-in.ts
  try {
    const { verified: isRight, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...named,
        response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => takeChallenge(ctx.db, { challenge, staffId, device: browser }, ctx.now()),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (isRight) return registrationInfo.credential
  } catch (refusal) {
    ctx.log.info('passkey refused', { reason: refusal instanceof Error ? refusal.message : '' })
  }
  throw errors.PASSKEY_REFUSED()
}

export async function removePasskey(ctx: Ctx, actor: Staff, passkeyId: string): Promise<Passkey[]> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await deletePasskey(tx, actor.staffId, passkeyId))) throw commonErrors.NOT_FOUND_ERROR()
    await audit(ctx, tx, { actor, action: 'staff.passkey-removed', subject: `members/${actor.staffId}` })
  })
  return listPasskeys(ctx.db, actor.staffId)
}
