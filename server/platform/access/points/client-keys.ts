import type { Client } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { onlyPoint } from '#server/platform/points/point.ts'

type FindClient = (ctx: Ctx, key: string) => Promise<Client | undefined>

/** The organisation that has this API key, if the key works. Counts the call: throws RATE_LIMIT_EXCEEDED. */
export const clientKeys = onlyPoint<FindClient>('clientKeys')
