// The text of a question in one language: Markdown with formulae in $…$ and $$…$$, and pictures of the library as ![alt](pic:…).
import { z } from 'zod'
import { LANGUAGES, type Language } from '#core/taxonomy/language.ts'
import { OptionId } from './answer-key.ts'
import { unreleased } from './unreleased.ts'

const MOST_CHARACTERS = 8_000
/** As many as a question has options, rows or columns at most. */
const MOST_PARTS = 10

export const QuestionText = textOf(z.string().max(MOST_CHARACTERS))
export type QuestionText = z.infer<typeof QuestionText>

/** The same as HTML. A formula is much longer then, so it has no limit of its own. */
export const RenderedText = textOf(z.string())

/** A language is there as a whole or not at all. */
export const QuestionTexts = inLanguages(QuestionText)
export type QuestionTexts = z.infer<typeof QuestionTexts>

export const RenderedTexts = inLanguages(RenderedText)

function textOf(part: z.ZodString) {
  /** Options, rows of list I and columns of list II, each under its id. */
  const byId = z
    .record(OptionId, part)
    .refine((parts) => Object.keys(parts).length <= MOST_PARTS, `Write at most ${MOST_PARTS}.`)
    .default({})
  return z.object({
    stem: part,
    options: byId,
    rows: byId,
    columns: byId,
    solution: part.default('').register(unreleased, { what: 'SOLUTION' }),
    hint: part.default('').register(unreleased, { what: 'SOLUTION' }),
  })
}

function inLanguages(text: typeof QuestionText) {
  return z.object(Object.fromEntries(LANGUAGES.map((lang) => [lang, text.optional()]))) as unknown as z.ZodType<
    Partial<Record<Language, QuestionText>>,
    Partial<Record<Language, z.input<typeof QuestionText>>>
  > // fromEntries forgets the keys
}

/** Something of a text that keeps it from being published. */
export const TextProblem = z.object({ lang: z.enum(LANGUAGES), field: z.string(), message: z.string() })
export type TextProblem = z.infer<typeof TextProblem>

/** The parts of a text by their names: "stem", "options.a", "solution". */
export function partsOf(text: QuestionText): [field: string, markdown: string][] {
  const lists = (['options', 'rows', 'columns'] as const).flatMap((list) =>
    Object.entries(text[list]).map(([id, markdown]): [string, string] => [`${list}.${id}`, markdown]),
  )
  return [['stem', text.stem], ...lists, ['solution', text.solution], ['hint', text.hint]]
}

/** A text of the same shape, each part made anew. */
export function mapParts(text: QuestionText, make: (markdown: string, field: string) => string): QuestionText {
  const list = (name: 'options' | 'rows' | 'columns') =>
    Object.fromEntries(Object.entries(text[name]).map(([id, markdown]) => [id, make(markdown, `${name}.${id}`)]))
  return {
    stem: make(text.stem, 'stem'),
    options: list('options'),
    rows: list('rows'),
    columns: list('columns'),
    solution: make(text.solution, 'solution'),
    hint: make(text.hint, 'hint'),
  }
}
