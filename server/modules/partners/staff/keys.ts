// The keys that sign the tokens of a partner's customers. Two work while one is being replaced.
import { hash, randomBytes } from 'node:crypto'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { partnerErrors as errors } from '#core/modules/partners/errors.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { checkToken, customerHash } from '../partner-token.ts'
import { findKeys, findLinkedAccount, isPartner, isUsedToken, lockKeys, updateKeys } from '../store.ts'

const MOST_KEYS = 2
const KEY_BYTES = 32
const ID_DIGITS = 8

interface PartnerAction {
  /** The partner's code. */
  readonly id: string
  readonly reason: string
}

/** Answers the key, which nobody can read again. Throws NOT_FOUND_ERROR and TOO_MANY_PARTNER_KEYS. */
export async function createPartnerKey(ctx: Ctx, { id, reason }: PartnerAction, { actor }: Call<Staff>) {
  const key = randomBytes(KEY_BYTES)
  const keyId = idOf(key)
  await ctx.db.transaction().execute(async (tx) => {
    const keys = await lockKeys(tx, id)
    if (!keys) throw commonErrors.NOT_FOUND_ERROR()
    if (keys.length >= MOST_KEYS) throw errors.TOO_MANY_PARTNER_KEYS()
    await updateKeys(tx, id, [...keys, key])
    const detail = { after: { keyId }, reason }
    await audit(ctx, tx, { actor, action: 'partners.create-key', subject: `partners/${id}`, detail })
  })
  return { keyId, signingKey: key.toString('base64url') }
}

/** A link that was signed with it opens nothing from now on. Throws NOT_FOUND_ERROR. */
export async function removePartnerKey(
  ctx: Ctx,
  { id, keyId, reason }: PartnerAction & { readonly keyId: string },
  { actor }: Call<Staff>,
) {
  return ctx.db.transaction().execute(async (tx) => {
    const keys = await lockKeys(tx, id)
    const left = keys?.filter((key) => idOf(key) !== keyId)
    if (!keys || !left || left.length === keys.length) throw commonErrors.NOT_FOUND_ERROR()
    await updateKeys(tx, id, left)
    const detail = { before: { keyId }, after: { keys: left.map(idOf) }, reason }
    await audit(ctx, tx, { actor, action: 'partners.remove-key', subject: `partners/${id}`, detail })
    return { keys: left.map(idOf) }
  })
}

/** Says what the landing page would say, in more detail. Throws NOT_FOUND_ERROR for a partner that is off or unknown. */
export async function checkPartnerToken(
  ctx: Ctx,
  { id, hashSid, token }: { readonly id: string; readonly hashSid: string; readonly token: string },
) {
  if (!(await isPartner(ctx.db, id))) throw commonErrors.NOT_FOUND_ERROR()
  const { state, expiresAt, hash: tokenHash } = checkToken({ hashSid, token }, await findKeys(ctx.db, id), ctx.now())
  const isUsed = state === 'VALID' && (await isUsedToken(ctx.db, tokenHash))
  const linkedTo = await findLinkedAccount(ctx.db, id, customerHash(hashSid))
  return { state: isUsed ? ('USED' as const) : state, expiresAt, isLinked: linkedTo !== undefined }
}

/** As the list of partners shows it: the beginning of the key's hash. */
function idOf(key: Buffer): string {
  return hash('sha256', key, 'hex').slice(0, ID_DIGITS)
}
