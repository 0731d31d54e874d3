import type { Client } from '#server/platform/access/actor.ts'
import { takeEverywhere } from '#server/platform/access/limits.ts'
import { hashOf } from '#server/platform/access/token.ts'
import type { Ctx } from '#server/platform/context.ts'
import { isApiKey } from './api-key.ts'
import { findLiveKey, noteUse } from './store.ts'

/** One key, over all calls and all processes. */
const LIMIT = { calls: 60, perSeconds: 60 }

/**
 * The organisation with this key. Undefined for an unknown key, a revoked one and one of an organisation that is off. Counts the
 * call: throws RATE_LIMIT_EXCEEDED.
 */
export async function findClient(ctx: Ctx, key: string): Promise<Client | undefined> {
  const found = isApiKey(key) ? await findLiveKey(ctx.db, hashOf(key)) : undefined
  if (!found) return undefined
  const { id: keyId, organisationId, scopes } = found
  await takeEverywhere(ctx, `api key ${keyId}`, LIMIT)
  await noteUse(ctx.db, keyId, ctx.now())
  return { kind: 'client', organisationId, keyId, scopes }
}
