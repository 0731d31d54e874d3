import type { ModuleProofs } from '#server/platform/module-proofs.ts'

const campaign = {
  type: 'course-begins',
  link: '/plans',
  values: [{ name: 'course', text: { en: 'Optics' } }],
  channels: ['SMS'],
  audience: { grades: [], boards: [], stateCodes: [], enrolment: 'ANY', bundleIds: [] },
}

export const proofs: ModuleProofs = {
  known: async () => ({ 'message-campaigns.create': campaign, 'message-campaigns.update': campaign }),
}
