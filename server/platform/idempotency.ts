// The same key answers the same again and has one effect. The answer is stored in the transaction that has the effect, so
// there is never one without the other. A refused call stores nothing: it may be tried again with the same key.
import { hash } from 'node:crypto'
import type { InsertObject } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { type Clock } from '#core/kernel/time.ts'
import type { Database, Tx } from './database/db.ts'
import { at } from './database/db-time.ts'
import { prepared } from './database/prepared.ts'
import type { Tables } from './database/tables.generated.ts'

export interface IdempotentCall {
  /** Whose key it is: another caller's same key is another key. */
  readonly scope: string
  readonly key: string | undefined
  readonly operation: string
  /** The request. The same key with another request is refused: IDEMPOTENCY_KEY_REUSED. */
  readonly request: unknown
}

/**
 * Runs `work` in one transaction. A second call with the same key waits for the first to commit and is then answered from
 * what the first has stored; its own work does not run.
 */
export async function once<T>(
  tools: { readonly db: Database; readonly now: Clock },
  what: IdempotentCall,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { key, scope, operation } = what
  if (key === undefined) return tools.db.transaction().execute(work)
  const requestHash = hash('sha256', `${operation}\n${JSON.stringify(what.request)}`, 'buffer')
  try {
    return await tools.db.transaction().execute(async (tx) => {
      const row = { scope, key, operation, request_hash: requestHash, created_at: at(tools.now()) }
      if (!(await insertKey(tx, row)).numAffectedRows) throw new Twin()
      const answer = await work(tx)
      await updateAnswer(tx, { scope, key, answer: JSON.stringify(answer) })
      return answer
    })
  } catch (error) {
    if (!(error instanceof Twin)) throw error
    return stored<T>(tools.db, scope, key, requestHash)
  }
}

/** Another call with this key has committed. */
class Twin extends Error {}

const insertKey = prepared((db, row: InsertObject<Tables, 'platform.idempotency'>) =>
  db
    .insertInto('platform.idempotency')
    .values(row)
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing()),
)

const updateAnswer = prepared((db, { scope, key, answer }: Record<'scope' | 'key' | 'answer', string>) =>
  db.updateTable('platform.idempotency').set({ answer }).where('scope', '=', scope).where('key', '=', key),
)

async function stored<T>(db: Database, scope: string, key: string, requestHash: Buffer): Promise<T> {
  const row = await db
    .selectFrom('platform.idempotency')
    .select(['request_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!requestHash.equals(row.request_hash)) throw commonErrors.IDEMPOTENCY_KEY_REUSED()
  return row.answer as T // the hash covers the operation, so this is an answer of that operation
}
