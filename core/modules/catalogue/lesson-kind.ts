// The kinds of lessons of a course. It knows no zod.

/** LIVE: classes at set times. AI: a lesson that the product leads by itself. The others have a file or a test. */
export const LESSON_KINDS = ['LIVE', 'FILM', 'NOTES', 'TEST', 'AI'] as const
export type LessonKind = (typeof LESSON_KINDS)[number]

/** The specification's names for the contents of a course. */
export const CONTENT_TYPES = ['CLASS', 'VIDEO', 'TEST', 'NOTES'] as const
export type ContentType = (typeof CONTENT_TYPES)[number]

export const contentTypeOf: Readonly<Record<LessonKind, ContentType>> = {
  LIVE: 'CLASS',
  FILM: 'VIDEO',
  NOTES: 'NOTES',
  TEST: 'TEST',
  AI: 'CLASS',
}
