import type { ModuleProofs } from '#server/platform/module-proofs.ts'
import { aTestPaper } from '#server/modules/attempts/factory.ts'
import { aSchoolSession } from './factory.ts'

// A code is on a board in a classroom, and a ticket in one tablet.
const ofAPupil = ['join', 'listCategories', 'listQuestions', 'open', 'saveResponses', 'submit', 'getResult', 'getClaim', 'claimResult'] // prettier-ignore

export const proofs: ModuleProofs = {
  needsASecret: ofAPupil.map((name) => `inschool.${name}`),
  async known(ctx) {
    const { paperId } = await aTestPaper(ctx, { kind: 'IN_SCHOOL' })
    const { code, id } = await aSchoolSession(ctx, { paperId })
    return { 'inschool.getSession': { code }, 'staffPupils.list': { sessionId: id } }
  },
}
