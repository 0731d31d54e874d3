// The parcels to be packed, with name and address. These are read from the family's data and not copied.
import type { RecordOf } from '#core/kernel/resource.ts'
import { onboardingStaffApi as api } from '#core/modules/onboarding/staff-api.ts'
import { findLearner, listActingAccounts } from '#server/modules/accounts/index.ts'
import { showPhone } from '#core/taxonomy/phone.ts'
import type { Instant } from '#core/kernel/time.ts'
import { isStateCode, stateNames } from '#core/taxonomy/pin-code.ts'
import type { Address } from '#core/modules/profiles/profile.ts'
import { listAddresses } from '#server/modules/profiles/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { ResourceStore, Row } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { findOnboardingById } from '../store.ts'

const rows = tableStore(api.staffDeliveries, {
  elsewhere: ['learnerName', 'address'],
  table: 'onboarding.delivery',
  search: ['onboardingId', 'courier', 'awb'],
  keys: ['onboardingId', 'awb'],
  touched: 'updatedAt',
})

type Parcel = RecordOf<typeof api.staffDeliveries>

export const parcels: ResourceStore<Parcel> = {
  ...rows,
  async list(db, ask, now) {
    const page = await rows.list(db, ask, now)
    return { ...page, data: await Promise.all(page.data.map((row) => addressed(db, row))) }
  },
  async find(db, id, now) {
    const row = await rows.find(db, id, now)
    return row && addressed(db, row)
  },
}

/** For the label of a parcel: undefined when there is no such parcel, null until the family has said where. */
export async function findLabel(db: Db, id: string, now: Instant): Promise<string | null | undefined> {
  const row = await rows.find(db, id, now)
  return row && inOneLine(await whereTo(db, row), showPhone)
}

async function addressed(db: Db, row: Row<Omit<Parcel, 'learnerName' | 'address'>>): Promise<Row<Parcel>> {
  const { learner, address } = await whereTo(db, row)
  return { ...row, learnerName: learner?.firstName ?? null, address: inOneLine({ address }, endOf) }
}

/** The usual address of the household, or of another that acts for the learner; none until one is given. */
async function whereTo(db: Db, row: { readonly onboardingId: string }) {
  const onboarding = await findOnboardingById(db, row.onboardingId)
  const learner = onboarding && (await findLearner(db, onboarding.learnerId))
  const accounts = onboarding ? await listActingAccounts(db, onboarding.learnerId) : []
  const [address] = (await Promise.all(accounts.map((id) => listAddresses(db, id)))).flat()
  return { learner, address }
}

/** The last three digits: operations console, rule 7. */
function endOf(phone: string): string {
  return `••••••• ${phone.slice(-3)}`
}

function inOneLine({ address }: { address: Address | undefined }, shown: (phone: string) => string): string | null {
  if (!address) return null
  const { name, line1, line2, city, pinCode, stateCode, phone } = address
  const state = isStateCode(stateCode) ? stateNames[stateCode] : ''
  return [name, line1, line2, `${city} ${pinCode}`, state, shown(phone)].filter(Boolean).join(', ')
}
