import type { ModuleProofs } from '#server/platform/module-proofs.ts'
import { aStudyChapter, aStudyResource } from './factory.ts'

export const proofs: ModuleProofs = {
  // A running enrolment, a file that was sent.
  needsASecret: ['staffLibraryFiles.keepFile'],
  ids: { chapterId: 'EVERYBODYS' },
  async known(ctx) {
    const chapterId = await aStudyChapter(ctx)
    const id = await aStudyResource(ctx, { chapterId })
    return {
      'library.listResources': { chapter: chapterId },
      'library.getResource': { id },
      'library.signUrl': { id },
      'library.reportResource': { id, text: 'A sign is wrong.' },
      'staffLibraryFiles.askFile': { id },
      'staffLibraryFiles.readFile': { id },
      'staffLibraryResources.create': { chapterId, state: 'DRAFT' },
      'staffLibraryResources.update': { chapterId, state: 'DRAFT' },
    }
  },
}
