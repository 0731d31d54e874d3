// The texts of a course's own page that staff write, held against what the course has. It knows no zod.
import { namedContents, type NamedContent } from '#core/modules/catalogue/content-words.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'

export interface PageTexts {
  readonly helps: readonly LocalisedText[]
  readonly services: readonly LocalisedText[]
  readonly keyStats: readonly { readonly text: LocalisedText }[]
}

/** The kinds of contents that a course has. One that has not begun has no recordings yet and may name them. */
export type HeldContents = Readonly<Record<NamedContent, boolean>>

/** The course has everything that a text names. */
export function isCarried(text: LocalisedText, held: HeldContents): boolean {
  return namedContents(text).every((content) => held[content])
}

/** A sentence for each kind of content that the page names and the course lacks. */
export function pageProblems({ helps, services, keyStats }: PageTexts, held: HeldContents): string[] {
  const texts = [...helps, ...services, ...keyStats.map(({ text }) => text)]
  const named = new Set(texts.flatMap(namedContents))
  return [...named]
    .filter((content) => !held[content])
    .map((content) => `Its page names ${content}, and the course has none. Add some, or take the words back.`)
}
