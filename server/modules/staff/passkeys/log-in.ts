// Logging in by a passkey: the device holds the key and has seen its owner, so it is two proofs in one. Decision 0015.
import { later } from '#core/kernel/time.ts'
import { staffErrors as errors } from '#core/modules/staff/errors.ts'
import { CHALLENGE_LIFE, type Assertion } from '#core/modules/staff/passkey-api.ts'
import type { Caller } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { enter, enterToTeach, type Me } from '../login/log-in.ts'
import { findMember, type Member } from '../store.ts'
import { findPasskey, insertChallenge, takeChallenge, usePasskey } from './store.ts'

/** Names no passkey, so it tells nobody who has one: the device offers those it holds for us. */
export async function askPasskey(ctx: Ctx, caller: Pick<Caller, 'device'>): Promise<Record<string, unknown>> {
  // It brings half a megabyte to read certificates with: loaded when the first member of staff asks.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    userVerification: 'required',
    timeout: CHALLENGE_LIFE,
  })
  const fresh = { challenge: options.challenge, staffId: null, device: caller.device() }
  await insertChallenge(ctx.db, fresh, later(ctx.now(), CHALLENGE_LIFE))
  return { ...options }
}

type PasskeyCaller = Pick<Caller, 'device' | 'signIn'>

/** Throws PASSKEY_REFUSED for every fault. */
export async function logInByPasskey(ctx: Ctx, caller: PasskeyCaller, assertion: Assertion): Promise<Me> {
  return enter(ctx, caller, await proveHolder(ctx, caller, assertion))
}

/** The same passkey opens the teacher's area, in a session that reaches nothing else. Throws PASSKEY_REFUSED, and NO_TEACHER. */
export async function teachByPasskey(ctx: Ctx, caller: PasskeyCaller, assertion: Assertion) {
  return enterToTeach(ctx, caller, await proveHolder(ctx, caller, assertion))
}

async function proveHolder(ctx: Ctx, caller: PasskeyCaller, assertion: Assertion): Promise<Member> {
  const passkey = await findPasskey(ctx.db, assertion.id)
  if (!passkey) throw errors.PASSKEY_REFUSED()
  const newCounter = await verified(ctx, caller, { assertion, passkey })
  const member = await findMember(ctx.db, passkey.staffId)
  if (!member?.isActive || !(await usePasskey(ctx.db, { ...passkey, newCounter }, ctx.now())))
    throw errors.PASSKEY_REFUSED()
  return member
}

interface PasskeyLogIn {
  readonly assertion: Assertion
  readonly passkey: NonNullable<Awaited<ReturnType<typeof findPasskey>>>
}

async function verified(
  ctx: Ctx,
  caller: Pick<Caller, 'device'>,
  { assertion, passkey }: PasskeyLogIn,
): Promise<number> {
  const { id, origin } = relyingParty(ctx)
  const device = caller.device()
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server') // as above
  try {
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response: signedIn(assertion), clientExtensionResults: {} },
      expectedChallenge: (challenge) => takeChallenge(ctx.db, { challenge, staffId: null, device }, ctx.now()),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: passkey.id, publicKey: passkey.publicKey, counter: passkey.counter },
      requireUserVerification: true,
    })
    if (isRight) return authenticationInfo.newCounter
  } catch (refusal) {
    // The library throws for everything that does not match: another origin, a wrong count, a broken signature.
    ctx.log.info('passkey refused', { reason: refusal instanceof Error ? refusal.message : '' })
  }
  throw errors.PASSKEY_REFUSED()
}

function signedIn({ response: { userHandle, ...signed } }: Assertion) {
  return userHandle === undefined ? signed : { ...signed, userHandle }
}

/** Who a passkey is for: this installation's own host. */
export function relyingParty({ settings: { publicUrl } }: Ctx): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}
