import { listHouseholdsByPhone } from '#server/modules/accounts/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listNotToCall } from './store.ts'

/** Those of these numbers whose household asked not to be called. Every screen that sells reads it: decision L-87. */
export async function findDoNotCall(db: Db, phones: readonly string[]): Promise<ReadonlySet<string>> {
  const households = await listHouseholdsByPhone(db, phones)
  const notToCall = new Set(await listNotToCall(db, [...households.values()]))
  return new Set(phones.filter((phone) => notToCall.has(households.get(phone) ?? '')))
}
