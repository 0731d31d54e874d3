import type { Language } from '#core/taxonomy/language.ts'
interface OrderedQuestion {
  readonly kind: string
  readonly optionIds: readonly string[]
  /** Markdown or HTML, by language. */
  readonly texts: Readonly<
    Partial<
      Record<
        Language,
        {
          readonly stem: string
          readonly options: Readonly<Record<string, string>>
        }
      >
    >
  >
}
/**
 * The options that may change places with each other. Those that speak of the others, such as "None of these", keep their places. All keep
 * them where an option or the question names options by their letters, as "Both A and B" does. It is the same in every language.
 */
export declare function movableOptions({ kind, optionIds, texts }: OrderedQuestion): string[]
/** `movable` in this order of theirs, the others at their places. */
export declare function reordered(optionIds: readonly string[], movable: readonly string[]): string[]
export {}
