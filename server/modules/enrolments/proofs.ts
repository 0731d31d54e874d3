import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: ['enrolments.enrolmentByIdAndUniqueId'],
  ids: { uniqueId: 'FAMILYS' },
  // Of the right form, and no family's own.
  known: async () => ({
    'enrolments.enrolmentByIdAndUniqueId': { id: 'enr000000000000000000', uniqueId: 'nobody-s' },
  }),
}
