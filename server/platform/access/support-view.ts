// What a member of staff may do on a family's pages: look. No write passes: not by the endpoint's method, and not by the
// database, which such a call has for reading alone.
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

/** What PostgreSQL answers to a write in a transaction that only reads, and Kysely to a transaction within one. */
function wouldWrite(error: unknown): boolean {
  return sqlStateOf(error) === '25006' || (error instanceof Error && error.message.includes('for a Transaction'))
}
