// The left rail: every screen of the console, by what it is about.
import type { Screen } from '../kit/screen.tsx'
import { catalogueScreens } from '../modules/catalogue/catalogue.tsx'
import { contentScreens } from '../modules/content/content.tsx'
import { couponScreens } from '../modules/coupons/coupons.tsx'
import { ledgerScreens } from '../modules/ledger/ledger.tsx'
import { messageScreens } from '../modules/messages/messages.tsx'
import { operationScreens } from '../modules/operations/operations.tsx'
import { orderScreens } from '../modules/orders/orders.tsx'
import { refundScreens } from '../modules/orders/refunds.tsx'
import { peopleScreens } from '../modules/people/people.tsx'
import { planScreens } from '../modules/plans/plans.tsx'

interface Area {
  readonly label: string
  readonly screens: readonly Screen[]
}

export const areas: readonly Area[] = [
  { label: 'Money', screens: [...orderScreens, ...refundScreens, ...ledgerScreens] },
  { label: 'Prices', screens: [...planScreens, ...couponScreens] },
  { label: 'Catalogue', screens: catalogueScreens },
  { label: 'Content', screens: contentScreens },
  { label: 'Messages', screens: messageScreens },
  { label: 'Operations', screens: operationScreens },
  { label: 'People', screens: peopleScreens },
]

export const screens: readonly Screen[] = areas.flatMap((area) => area.screens)

const features = new Map(screens.map(({ name, feature }) => [name, feature]))

export function featureOf(resource: string): string | undefined {
  return features.get(resource)
}
