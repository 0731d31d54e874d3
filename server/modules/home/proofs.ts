import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: [
    // Until a class of the learner's own has begun today.
    'home.lightLantern',
  ],
}
