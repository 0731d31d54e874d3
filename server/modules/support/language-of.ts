import type { Language } from '#core/taxonomy/language.ts'
import { listOrdersOfAccount } from '#server/modules/orders/index.ts'
import type { Db } from '#server/platform/database/db.ts'

/** The language this household last bought in. */
export async function languageOf(db: Db, accountId: string): Promise<Language> {
  const [last] = await listOrdersOfAccount(db, accountId)
  return last?.lang ?? 'en'
}
