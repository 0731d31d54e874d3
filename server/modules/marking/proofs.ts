import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  // A task of the teacher.
  needsASecret: ['marking.getMarkingSheet', 'marking.markAnswer'],
  ids: { teacherId: 'EVERYBODYS' },
  known: async () => ({
    'marking.getMarkingSheet': { id: 'mkt000000000000000000' },
    'marking.markAnswer': { id: 'mkt000000000000000000', lines: [{ id: 'a', marks: '1' }] },
  }),
}
