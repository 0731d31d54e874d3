import type { ModuleProofs } from '#server/platform/module-proofs.ts'
import { aStory } from './factory.ts'

export const proofs: ModuleProofs = {
  // A film that was sent.
  needsASecret: ['staffStoryFilms.keepFilm'],
  async known(ctx) {
    const id = await aStory(ctx)
    return {
      'stories.getStoryCaptions': { id, captions: 'en' },
      'staffStoryFilms.askFilm': { id },
      'staffStories.create': { state: 'DRAFT', posterId: null, target: null },
      'staffStories.update': { state: 'DRAFT', posterId: null, target: null },
    }
  },
}
