import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: ['otp.verifyOtp', 'otp.codeDelivery'],
}
