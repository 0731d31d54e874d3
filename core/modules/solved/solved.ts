// Solved questions as anyone reads them: the screen B7 of the specification.
import { z } from 'zod'
import { id, Instant } from '#core/kernel/schemas.ts'
import { GradeNumber, LanguageKey, Spoken } from '#core/taxonomy/schemas.ts'

export const SolvedId = id('sol')
export type SolvedId = z.infer<typeof SolvedId>
export const SolvedSlug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and dashes.')

/** A published article or question: nothing else is printed or mailed. */
export const DocumentId = z.string().regex(/^(art|sol)[0-9a-z]{18}$/, 'not a document')

/** Where a question belongs: "cbse", 10, "maths", "quadratic-equations". */
export const SolvedPlace = z.object({
  board: z.object({ key: z.string(), name: z.string() }),
  grade: GradeNumber,
  subject: z.object({ key: z.string(), name: z.string() }),
  chapter: z.object({ slug: z.string(), name: z.string() }),
})

export const SolvedCard = z.object({
  slug: z.string(),
  /** The question in plain words, at most 160 letters. */
  title: Spoken,
  isAnswered: z.boolean(),
})
export type SolvedCard = z.infer<typeof SolvedCard>

export const SolvedQuestion = z.object({
  id: SolvedId,
  slug: z.string(),
  title: Spoken,
  place: SolvedPlace,
  /** HTML in this language, with formulae as MathML. */
  lang: LanguageKey,
  stem: z.string(),
  /** Undefined where nobody has answered it yet: the page is not for search engines then. */
  answer: z
    .object({
      short: z.string(),
      steps: z.string(),
      /** The same in plain words, for structured data. */
      words: z.string(),
      teacher: z.object({ name: z.string(), qualification: z.string() }),
    })
    .nullable(),
  languages: z.array(LanguageKey),
  sourceLine: z.string(),
  licence: z.string(),
  reviewedAt: Instant,
  publishedAt: Instant,
  similar: z.array(SolvedCard),
})
export type SolvedQuestion = z.infer<typeof SolvedQuestion>

export const SolvedIndex = z.array(
  z.object({
    board: SolvedPlace.shape.board,
    grade: GradeNumber,
    subject: SolvedPlace.shape.subject,
    chapters: z.array(z.object({ slug: z.string(), name: z.string(), questions: z.int() })),
  }),
)
