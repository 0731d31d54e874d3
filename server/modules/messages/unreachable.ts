// Mail addresses that do not exist any more, or whose owner calls our mail spam. Only a keyed hash of each is kept.
import { createHmac } from 'node:crypto'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export async function isUnreachable(ctx: Pick<Ctx, 'settings'>, db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages.unreachable_mail')
    .select('at')
    .where('address_hash', '=', hashOf(ctx, address))
    .executeTakeFirst()
  return row !== undefined
}

export async function rememberUnreachable(ctx: Pick<Ctx, 'settings' | 'now'>, db: Db, address: string): Promise<void> {
  await db
    .insertInto('messages.unreachable_mail')
    .values({ address_hash: hashOf(ctx, address), at: at(ctx.now()) })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ at: at(ctx.now()) }))
    .execute()
}

function hashOf({ settings }: Pick<Ctx, 'settings'>, address: string): string {
  return createHmac('sha256', settings.secret).update(`mail ${address.toLowerCase()}`).digest('hex')
}
