import { aWebinar } from './factory.ts'
import type { ModuleProofs } from '#server/platform/module-proofs.ts'

const FILTER = { targets: ['jeemain'], subjects: ['physics'], boards: ['cbse'], grades: [11], languages: ['en'] }

export const proofs: ModuleProofs = {
  // A place in a webinar that has a film.
  needsASecret: ['webinars.getFilm', 'webinars.reportFilm', 'webinars.getCaptions'],
  ids: { webinarId: 'EVERYBODYS' },
  async known(ctx) {
    const { id, slug } = await aWebinar(ctx)
    return {
      'webinars.findWebinars': FILTER,
      'webinars.findWebinarLists': FILTER,
      'webinars.getWebinar': { slug },
      'webinars.getFilm': { slug, id: 'rec000000000000000001' },
      'webinars.reportFilm': { slug, id: 'rec000000000000000001', watchedSec: 1, positionSec: 1, seq: 1 },
      'webinars.getCaptions': { slug, id: 'rec000000000000000001', lang: 'en' },
      'staffWebinarActions.setCaptions': { id, lang: 'en', part: 1, text: '' },
      'webinars.register': { webinarId: id },
      'webinars.unregister': { webinarId: id },
      'webinars.getRegistrationInfos': { ids: [id] },
    }
  },
}
