import type { AreaScreens } from '../../kit/area.ts'
import { onboardingScreens } from './onboarding.tsx'
import { questionScreens } from './questions.tsx'
import { parcelScreens } from './parcels.tsx'

export const area: AreaScreens = {
  area: 'Onboarding',
  rank: 1,
  screens: [...onboardingScreens, ...questionScreens, ...parcelScreens],
}
