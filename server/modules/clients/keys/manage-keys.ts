// Keys as staff create and revoke them.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { ClientScope } from '#core/modules/clients/client-scope.ts'
import { clientErrors as errors } from '#core/modules/clients/errors.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { hashOf } from '#server/platform/access/token.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { lockOrganisation } from '../store.ts'
import { endingOf, newApiKey } from './api-key.ts'
import { insertKey, revokeKey } from './store.ts'

interface NewKeyInput {
  /** The organisation’s id. */
  readonly id: string
  readonly name: string
  readonly scopes: readonly ClientScope[]
  readonly reason?: string | undefined
}

/** Answers the key, which nobody can read again. Throws NOT_FOUND_ERROR, SCOPE_NOT_GRANTED and TOO_MANY_KEYS. */
export async function createApiKey(ctx: Ctx, { id, name, scopes, reason }: NewKeyInput, { actor }: Call<Staff>) {
  const apiKey = newApiKey()
  const keyId = ctx.newId('key')
  await ctx.db.transaction().execute(async (tx) => {
    const organisation = await lockOrganisation(tx, id)
    if (!organisation) throw commonErrors.NOT_FOUND_ERROR()
    if (scopes.some((scope) => !organisation.scopes.includes(scope))) throw errors.SCOPE_NOT_GRANTED()
    const key = { id: keyId, organisationId: id, name, hash: hashOf(apiKey), ending: endingOf(apiKey), scopes: [...new Set(scopes)], createdBy: actor.staffId } // prettier-ignore
    if (!(await insertKey(tx, key, ctx.now()))) throw errors.TOO_MANY_KEYS()
    const detail = { after: { keyId, name, scopes }, reason }
    await audit(ctx, tx, { actor, action: 'api-keys.create', subject: `organisations/${id}`, detail })
  })
  return { keyId, apiKey }
}

/** Throws NOT_FOUND_ERROR and KEY_IS_REVOKED. The next call with the key is refused. */
export async function revokeApiKey(
  ctx: Ctx,
  { id, reason }: { readonly id: string; readonly reason: string },
  { actor }: Call<Staff>,
) {
  const now = ctx.now()
  await ctx.db.transaction().execute(async (tx) => {
    const key = await revokeKey(tx, id, now)
    if (!key) throw commonErrors.NOT_FOUND_ERROR()
    if (key.revokedAt !== null) throw errors.KEY_IS_REVOKED()
    const detail = { after: { revokedAt: now }, reason }
    await audit(ctx, tx, { actor, action: 'api-keys.revoke', subject: `api-keys/${id}`, detail })
  })
  return { revokedAt: now }
}
