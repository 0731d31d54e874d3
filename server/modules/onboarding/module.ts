import { kycDetails } from '#server/modules/orders/index.ts'
import { paperPlaces } from '#server/modules/attempts/index.ts'
import { defineModule } from '#server/platform/module.ts'
import { ownedThings } from '#server/platform/access/points/owned-things.ts'
import { pinDistricts } from './reference/pin-districts.ts'
import { onboardingRows } from './reference/rows.ts'
import { household } from './household.ts'
import { beginListener } from './begin.ts'
import { refreshPinsJob } from './pin/look-up-pin.ts'
import { onboardingRoutes } from './routes.ts'
import { onboardingStaff } from './staff/resources.ts'
import { askForKycListener } from './steps/ask-for-kyc.ts'
import { findKyc } from './store-family.ts'
import { benchmarkPlaces } from './view-tests.ts'
import { ownOnboarding } from './begin.ts'

export const onboarding = defineModule({
  name: 'onboarding',
  reference: [...onboardingRows, ...pinDistricts],
  household,
  operations: [...onboardingRoutes, ...onboardingStaff],
  listeners: [beginListener, askForKycListener],
  contributes: [ownedThings({ onboarding: ownOnboarding }), kycDetails(findKyc), paperPlaces(benchmarkPlaces)],
  jobs: [refreshPinsJob],
})
