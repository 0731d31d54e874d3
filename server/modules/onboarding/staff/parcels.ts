// The parcels as whoever packs them needs them: with the name and the address, which stay where families keep them.
import { findLearner, listActingAccounts } from '#server/modules/accounts/index.ts'
import { showPhone } from '#core/taxonomy/phone.ts'
import { isStateCode, stateNames } from '#core/taxonomy/pin-code.ts'
import type { Address } from '#core/modules/profiles/profile.ts'
import { listAddresses } from '#server/modules/profiles/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { ResourceStore, Versioned } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { findOnboardingById } from '../store.ts'

const rows = tableStore({
  table: 'onboarding.delivery',
  fields: ['onboardingId', 'status', 'courier', 'awb', 'eta', 'items', 'updatedAt'],
  search: ['onboardingId', 'courier', 'awb'],
  sortedBy: 'updatedAt',
  newestFirst: true,
  touched: 'updatedAt',
})

export const parcels: ResourceStore = {
  ...rows,
  async list(db, ask, now) {
    const { data, total } = await rows.list(db, ask, now)
    return { data: await Promise.all(data.map((row) => addressed(db, row))), total }
  },
  async find(db, id, now) {
    const row = await rows.find(db, id, now)
    return row && addressed(db, row)
  },
}

/** The usual address of the household, or of another that acts for the learner; null until one is given. */
async function addressed(db: Db, row: Versioned): Promise<Versioned> {
  const onboarding = await findOnboardingById(db, String(row['onboardingId']))
  const learner = onboarding && (await findLearner(db, onboarding.learnerId))
  const accounts = onboarding ? await listActingAccounts(db, onboarding.learnerId) : []
  const [address] = (await Promise.all(accounts.map((id) => listAddresses(db, id)))).flat()
  return { ...row, learnerName: learner?.firstName ?? null, address: address ? inOneLine(address) : null }
}

function inOneLine({ name, line1, line2, city, pinCode, stateCode, phone }: Address): string {
  const state = isStateCode(stateCode) ? stateNames[stateCode] : ''
  return [name, line1, line2, `${city} ${pinCode}`, state, showPhone(phone)].filter(Boolean).join(', ')
}
