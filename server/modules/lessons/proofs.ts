import { LessonId } from '#core/modules/catalogue/catalogue.ts'
import type { ModuleProofs } from '#server/platform/module-proofs.ts'
import { aFreeFilm } from './factory.ts'

export const proofs: ModuleProofs = {
  async known(ctx) {
    const id = LessonId.parse(await aFreeFilm(ctx))
    const names = ['getLesson', 'reportWatching', 'getCaptions']
    return Object.fromEntries(names.map((name) => [`lessons.${name}`, { id }]))
  },
}
