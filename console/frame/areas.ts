// The left rail: every screen of the console, by what it is about.
import type { Screen } from '../kit/screen.tsx'
import { catalogueScreens } from '../modules/catalogue/catalogue.tsx'
import { classScreens } from '../modules/classroom/classes.tsx'
import { contentScreens } from '../modules/content/content.tsx'
import { couponScreens } from '../modules/coupons/coupons.tsx'
import { downtimeScreens, instrumentScreens } from '../modules/instruments/instruments.tsx'
import { invoiceScreens } from '../modules/ledger/invoices.tsx'
import { instalmentScreens } from '../modules/instalments/instalments.tsx'
import { mandateScreens } from '../modules/instalments/mandates.tsx'
import { homeScreens } from '../modules/home/home.tsx'
import { householdScreens } from '../modules/households/households.tsx'
import { noticeScreens } from '../modules/households/notices.tsx'
import { ledgerScreens } from '../modules/ledger/ledger.tsx'
import { mediaScreens } from '../modules/media/media.tsx'
import { messageScreens } from '../modules/messages/messages.tsx'
import { onboardingScreens } from '../modules/onboarding/onboarding.tsx'
import { parcelScreens } from '../modules/onboarding/parcels.tsx'
import { questionScreens } from '../modules/onboarding/questions.tsx'
import { operationScreens } from '../modules/operations/operations.tsx'
import { exceptionScreens } from '../modules/orders/exceptions.tsx'
import { orderScreens } from '../modules/orders/orders.tsx'
import { refundScreens } from '../modules/orders/refunds.tsx'
import { settlementScreens } from '../modules/orders/settlements.tsx'
import { peopleScreens } from '../modules/people/people.tsx'
import { planScreens } from '../modules/plans/plans.tsx'
import { walletScreens } from '../modules/wallet/wallet.tsx'
import { salesScreens } from '../modules/sales/sales.tsx'

interface Area {
  readonly label: string
  readonly screens: readonly Screen[]
}

export const areas: readonly Area[] = [
  {
    label: 'Money',
    screens: [
      ...orderScreens,
      ...refundScreens,
      ...exceptionScreens,
      ...settlementScreens,
      ...instalmentScreens,
      ...mandateScreens,
      ...walletScreens,
      ...invoiceScreens,
      ...ledgerScreens,
    ],
  },
  { label: 'Prices', screens: [...planScreens, ...couponScreens] },
  { label: 'Payment methods', screens: [...instrumentScreens, ...downtimeScreens] },
  { label: 'Sales', screens: salesScreens },
  { label: 'Catalogue', screens: catalogueScreens },
  { label: 'Classes', screens: classScreens },
  { label: 'Home page', screens: homeScreens },
  { label: 'Content', screens: [...contentScreens, ...mediaScreens] },
  { label: 'Onboarding', screens: [...onboardingScreens, ...questionScreens, ...parcelScreens] },
  { label: 'Messages', screens: messageScreens },
  { label: 'Operations', screens: operationScreens },
  { label: 'Families', screens: [...householdScreens, ...noticeScreens] },
  { label: 'People', screens: peopleScreens },
]

export const screens: readonly Screen[] = areas.flatMap((area) => area.screens)

const features = new Map(screens.map(({ name, feature }) => [name, feature]))

export function featureOf(resource: string): string | undefined {
  return features.get(resource)
}
