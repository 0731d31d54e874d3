import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  // An offer that may be started, and one placeholder of its template.
  known: async () => ({
    type: 'course-begins',
    link: '/plans',
    values: [{ name: 'course', text: { en: 'Optics' } }],
    channels: ['SMS'],
    audience: { grades: [], boards: [], stateCodes: [], enrolment: 'ANY', bundleIds: [] },
  }),
}
