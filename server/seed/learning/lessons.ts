// The contents of the lessons of the demo courses: a film with captions, notes as a PDF, and a test.
import { fillLessons, withdrawEmptyTests } from '#server/modules/catalogue/factory.ts'
import { aLessonFile, captionLessons } from '#server/modules/lessons/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { CHAPTER_SECONDS } from '../media/chapter-scenes.ts'
import { bytesOf, textOf } from '../media/files.ts'
import type { DemoQuestion } from '../questions.ts'
import { seedChapterTests } from '../tests/chapter-tests.ts'

const LANGUAGES = ['en', 'hi', 'ta', 'mr'] as const

/** Families see the same film and notes in each course: how a chapter is learnt. A chapter has a test where the bank has enough questions of it. */
export async function seedLessons(ctx: Ctx, bank: readonly DemoQuestion[]): Promise<void> {
  await seedChapterTests(ctx, bank)
  await withdrawEmptyTests(ctx)
  const film = await aLessonFile(ctx, {
    bytes: bytesOf('chapter.webm'),
    type: 'video/webm',
    lengthSeconds: CHAPTER_SECONDS,
  })
  const notes = await aLessonFile(ctx, { bytes: bytesOf('chapter.pdf'), type: 'application/pdf' })
  const filled = await fillLessons(ctx, { FILM: film, NOTES: notes })
  const captions = Object.fromEntries(LANGUAGES.map((lang) => [lang, textOf(`chapter.${lang}.vtt`)]))
  await captionLessons(ctx, filled.FILM, captions)
}
