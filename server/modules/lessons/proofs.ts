import { LessonId } from '#core/modules/catalogue/catalogue.ts'
import { RecordingId } from '#core/modules/classroom/room/recording.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { aReplay } from '#server/modules/classroom/factory.ts'
import type { ModuleProofs } from '#server/platform/module-proofs.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { aFreeFilm, SMALLEST_FILM } from './factory.ts'
import { saveCaptions } from './store.ts'

const OF_AI_LESSON = ['getAiLesson', 'answerAiLesson']

export const proofs: ModuleProofs = {
  // A place in the class.
  needsASecret: OF_AI_LESSON.map((name) => `lessons.${name}`),
  ids: { stepId: 'EVERYBODYS' },
  async known(ctx) {
    const id = LessonId.parse(await aFreeFilm(ctx))
    const names = ['getLesson', 'reportWatching', 'getCaptions']
    const { id: bundleId } = await aBundle(ctx)
    const film = { bytes: SMALLEST_FILM, type: 'video/webm', lengthSeconds: 10 } as const
    const replay = { bundleId, id: RecordingId.parse(await aReplay(ctx, { ...film, bundleId, isFree: true })) }
    await inTransaction(ctx.db, (tx) => saveCaptions(tx, replay.id, 'en', 'WEBVTT\n'))
    return {
      ...Object.fromEntries(names.map((name) => [`lessons.${name}`, { id }])),
      ...Object.fromEntries(
        OF_AI_LESSON.map((name) => [`lessons.${name}`, { id: 'ses000000000000000001', stepId: 'one' }]),
      ),
      'lessons.getReplay': replay,
      'lessons.reportReplay': replay,
      'lessons.getReplayCaptions': { ...replay, lang: 'en' },
    }
  },
}
