import { onboardingStaffApi } from './staff-api.ts'

export { onboardingApi as onboarding } from './api.ts'
export const {
  staffOnboardingSteps,
  staffWelcomeVideos,
  staffKits,
  staffDeliveries,
  staffBenchmarkTests,
  staffKyc,
  staffSplash,
  staffParcelActions,
} = onboardingStaffApi
