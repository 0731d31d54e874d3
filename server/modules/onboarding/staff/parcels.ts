// The parcels to be packed, with name and address. These are read from the family's data and not copied.
import { onboardingStaffApi as api } from '#core/modules/onboarding/staff-api.ts'
import { listActingAccountsOf, listLearnersById } from '#server/modules/accounts/index.ts'
import { endOfPhone, showPhone } from '#core/taxonomy/phone.ts'
import type { Instant } from '#core/kernel/time.ts'
import { isStateCode, stateNames } from '#core/taxonomy/pin-code.ts'
import type { Address } from '#core/modules/profiles/profile.ts'
import { listUsualAddresses } from '#server/modules/profiles/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { completedBy } from '#server/platform/resource/completed.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { listOnboardingsById } from '../store.ts'

const rows = tableStore(api.staffDeliveries, {
  elsewhere: ['learnerName', 'address'],
  table: 'onboarding.delivery',
  search: ['onboardingId', 'courier', 'awb'],
  keys: ['onboardingId', 'awb'],
  touched: 'updatedAt',
})

export const parcels = completedBy(rows, async (db, sent) => {
  const receivers = await listReceivers(db, sent)
  return sent.map(({ onboardingId }) => {
    const { learnerName = null, address } = receivers.get(onboardingId) ?? {}
    return { learnerName, address: inOneLine(address, endOfPhone) }
  })
})

/** For the label of a parcel: undefined when there is no such parcel, null until the family has said where. */
export async function findLabel(db: Db, id: string, now: Instant): Promise<string | null | undefined> {
  const row = await rows.find(db, id, now)
  return row && inOneLine((await listReceivers(db, [row])).get(row.onboardingId)?.address, showPhone)
}

interface Receiver {
  readonly learnerName: string | null
  /** The usual one of the household, or of another that acts for the learner; none until one is given. */
  readonly address: Address | undefined
}
/** The keys are ids of onboardings. */
type Receivers = ReadonlyMap<string, Receiver>

/** A page takes as many statements as one parcel. */
async function listReceivers(db: Db, parcelRows: readonly { readonly onboardingId: string }[]): Promise<Receivers> {
  const onboardings = await listOnboardingsById(db, parcelRows.map(({ onboardingId }) => onboardingId)) // prettier-ignore
  const learnerIds = onboardings.map(({ learnerId }) => learnerId)
  const acting = await listActingAccountsOf(db, learnerIds)
  const addresses = await listUsualAddresses(db, acting.map(({ accountId }) => accountId)) // prettier-ignore
  const learners = await listLearnersById(db, learnerIds)
  return new Map(
    onboardings.map(({ id, learnerId }) => {
      const learnerName = learners.find((learner) => learner.userId === learnerId)?.firstName ?? null
      const all = acting.filter((each) => each.learnerId === learnerId).map(({ accountId }) => addresses.get(accountId))
      return [id, { learnerName, address: all.find((address) => address !== undefined) }]
    }),
  )
}

function inOneLine(address: Address | undefined, shown: (phone: string) => string): string | null {
  if (!address) return null
  const { name, line1, line2, city, pinCode, stateCode, phone } = address
  const state = isStateCode(stateCode) ? stateNames[stateCode] : ''
  return [name, line1, line2, `${city} ${pinCode}`, state, shown(phone)].filter(Boolean).join(', ')
}
