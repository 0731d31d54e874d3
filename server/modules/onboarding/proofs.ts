import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: ['onboarding.readCalendar', 'onboarding.saveKyc'],
  ids: { videoId: 'EVERYBODYS' },
}
