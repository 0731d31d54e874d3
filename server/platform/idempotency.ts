// The same key answers the same again and has one effect. The answer is stored in the transaction that has the effect, so
// there is never one without the other. A refused call stores nothing: it may be tried again with the same key.
import { createHash } from 'node:crypto'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { type Clock } from '#core/kernel/time.ts'
import type { Database, Tx } from './database/db.ts'
import { at } from './database/db-time.ts'

export interface Once {
  /** Whose key it is: another caller's same key is another key. */
  readonly scope: string
  readonly key: string | undefined
  readonly operation: string
  /** What was asked for. The same key with anything else is refused: IDEMPOTENCY_KEY_REUSED. */
  readonly request: unknown
}

/**
 * Runs `work` in one transaction. A twin that carries the same key waits for the first to commit and is then answered from
 * what the first has stored.
 */
export async function once<T>(
  tools: { readonly db: Database; readonly now: Clock },
  what: Once,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { key } = what
  if (key === undefined) return tools.db.transaction().execute(work)
  const requestHash = createHash('sha256')
    .update(`${what.operation}\n${JSON.stringify(what.request)}`)
    .digest()
  return tools.db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('platform.idempotency')
      .values({
        scope: what.scope,
        key,
        operation: what.operation,
        request_hash: requestHash,
        created_at: at(tools.now()),
      })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return stored<T>(tx, what.scope, key, requestHash)
    const answer = await work(tx)
    await tx
      .updateTable('platform.idempotency')
      .set({ answer: JSON.stringify(answer) })
      .where('scope', '=', what.scope)
      .where('key', '=', key)
      .execute()
    return answer
  })
}

async function stored<T>(tx: Tx, scope: string, key: string, requestHash: Buffer): Promise<T> {
  const row = await tx
    .selectFrom('platform.idempotency')
    .select(['request_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!requestHash.equals(row.request_hash)) throw commonErrors.IDEMPOTENCY_KEY_REUSED()
  return row.answer as T // the hash covers the operation, so this is an answer of that operation
}
