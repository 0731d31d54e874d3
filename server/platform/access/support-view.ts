// A support session: a member of staff may only read a family's pages. A write is refused twice, by the endpoint's
// method and by the database, because such a call runs in a read-only transaction.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Endpoint } from '#core/kernel/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { sqlStateOf, type Database } from '#server/platform/database/db.ts'
import { masked } from './masked.ts'

/** Throws LOOKING_ONLY for what is not to be seen or would change something. Numbers and addresses are answered masked. */
export async function lookOnly(
  ctx: Ctx,
  { method, supportView, contentType }: Endpoint,
  answer: (ctx: Ctx) => Promise<unknown>,
): Promise<unknown> {
  if (supportView === 'ENDS') return answer(ctx)
  const isRead = method === 'GET' || supportView === 'SHOWN'
  // Bytes cannot be masked.
  if (!isRead || supportView === 'HIDDEN' || contentType) throw commonErrors.LOOKING_ONLY()
  try {
    return masked(await reading(ctx, answer))
  } catch (error) {
    throw wouldWrite(error) ? commonErrors.LOOKING_ONLY() : error
  }
}

function reading<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return ctx.db
    .transaction()
    .setAccessMode('read only')
    .execute((tx) => work({ ...ctx, db: tx as unknown as Database })) // all of it but begin a transaction, which only writers do
}

/** The errors of PostgreSQL for a write in a read-only transaction, and of Kysely for a nested transaction. */
function wouldWrite(error: unknown): boolean {
  return sqlStateOf(error) === '25006' || (error instanceof Error && error.message.includes('for a Transaction'))
}
