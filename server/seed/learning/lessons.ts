// The contents of the lessons of the demo courses: a film with captions, notes as a PDF, and a test.
import { fillLessons } from '#server/modules/catalogue/factory.ts'
import { aLessonFile, captionLessons } from '#server/modules/lessons/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { bytesOf, FILM_SECONDS, textOf } from '../media/files.ts'

/** Families see the same film and notes in each course. */
export async function seedLessons(ctx: Ctx, { paperId }: { readonly paperId: string }): Promise<void> {
  const film = await aLessonFile(ctx, {
    bytes: bytesOf('lesson.webm'),
    type: 'video/webm',
    lengthSeconds: FILM_SECONDS,
  })
  const notes = await aLessonFile(ctx, { bytes: bytesOf('lesson.pdf'), type: 'application/pdf' })
  const filled = await fillLessons(ctx, { FILM: film, NOTES: notes, TEST: paperId })
  await captionLessons(ctx, filled.FILM, { en: textOf('lesson.en.vtt'), hi: textOf('lesson.hi.vtt') })
}
