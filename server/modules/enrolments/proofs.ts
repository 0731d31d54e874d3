import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: ['enrolments.enrolmentByIdAndUniqueId'],
  ids: { uniqueId: 'FAMILYS' },
  // Well-formed ids that belong to no family.
  known: async () => ({
    'enrolments.enrolmentByIdAndUniqueId': { id: 'enr000000000000000000', uniqueId: 'nobody-s' },
  }),
}
