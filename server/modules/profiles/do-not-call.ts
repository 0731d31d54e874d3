import { listHouseholdsByPhone } from '#server/modules/accounts/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listCallable } from './store.ts'

/**
 * Those of these numbers whose household has not allowed calls: its page of messages shows the same. A number without a household was
 * given to be called. Every screen that sells reads it: decision L-87.
 */
export async function findDoNotCall(db: Db, phones: readonly string[]): Promise<ReadonlySet<string>> {
  const households = await listHouseholdsByPhone(db, phones)
  const callable = new Set(await listCallable(db, [...households.values()]))
  return new Set(
    phones.filter((phone) => {
      const accountId = households.get(phone)
      return accountId !== undefined && !callable.has(accountId)
    }),
  )
}
