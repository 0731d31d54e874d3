// The order in which a learner sees the options of a question. The place of the right one must say nothing, and the meaning must
// stay. It knows no zod.
import type { Language } from '#core/taxonomy/language.ts'

interface OrderedQuestion {
  readonly kind: string
  readonly optionIds: readonly string[]
  /** Markdown or HTML, by language. */
  readonly texts: Readonly<Partial<Record<Language, { readonly stem: string; readonly options: Readonly<Record<string, string>> }>>>
  /** Everything that its author typed in any language, with the solution and the hint. */
  readonly sources: readonly string[]
} // prettier-ignore

/**
 * The options that may change places with each other. Those that speak of the others, such as "None of these", keep their places. All keep
 * them where an option, the question, its hint or its solution names options by their letters, as "Both A and B" does. It is the same in
 * every language.
 */
export function movableOptions({ kind, optionIds, texts, sources }: OrderedQuestion): string[] {
  if (sources.some(isAboutOptions)) return []
  const written = Object.values(texts)
  const options = optionIds.map((id) => ({ id, written: written.map((text) => plain(text.options[id] ?? '')) }))
  // The codes of a matrix name rows and columns by their letters.
  const namesLetters = kind !== 'MATRIX' && (written.some(({ stem }) => isAboutOptions(plain(stem))) || options.some((option) => option.written.some(isOfLetters)))
  return namesLetters ? [] : options.filter((option) => !option.written.some(isOfOthers)).map(({ id }) => id)
} // prettier-ignore

/** `movable` in this order of theirs, the others at their places. */
export function reordered(optionIds: readonly string[], movable: readonly string[]): string[] {
  const moving = new Set(movable)
  const next = [...movable]
  return optionIds.map((id) => (moving.has(id) ? (next.shift() ?? id) : id))
}

function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim()
}

const ABOUT_OPTIONS =
  /(?<![\p{L}\p{M}\p{N}])(?:[Oo]ptions?|[Cc]hoices?|[Aa]nswer is|विकल्प|पर्याय|விருப்பம்)\s*(?:\([a-e]\)|\(?[A-E]\)?(?![\p{L}\p{M}\p{N}]))/u

/** "Which of the options A and B", "So option (c) is right". */
function isAboutOptions(text: string): boolean {
  return ABOUT_OPTIONS.test(text)
}

const LETTER = String.raw`(?<![\p{L}\p{M}\p{N}\\$])\(?[a-e]\)?(?![\p{L}\p{M}\p{N}$])`
const AND = String.raw`\s*(?:&|and|or|nor|और|तथा|एवं|या|आणि|व|किंवा|மற்றும்|அல்லது)\s*`
const LETTERS = new RegExp(`${LETTER}${AND}${LETTER}`, 'iu')
/** "Only A", "(b) only", "Option C". */
const ONE_LETTER = /^\W*(?:only|केवल|फक्त|option)\s*\(?[a-e]\)?\W*$|^\W*\(?[a-e]\)?\s*(?:only|केवल|फक्त|மட்டும்)\W*$/iu

function isOfLetters(text: string): boolean {
  return LETTERS.test(text) || ONE_LETTER.test(text)
}

const OF_OTHERS = [
  /\b(?:all|none|any|both|either|neither|some|one|two|more|each)\b[^.]{0,40}\b(?:of|the|than)\b[^.]{0,30}\b(?:these|those|them|above|below|following|others?|options?|given|foregoing)\b/iu,
  /^\W*(?:all|none|both|neither|either)\W*$/iu,
  /^\W*(?:both|neither)(?: of them)?(?: are| is)?(?: right| true| correct| wrong| false)?\W*$/iu,
  /\b(?:all|none) (?:the )?(?:above|options)\b/iu,
  /उपर्युक्त|उपरोक्त|इन\s?में\s?से|इनमे से|ये सभी|यह सभी|ये दोनों|ये दोनो|दोनों$|^दोनों|^सभी$|^कोई नहीं/u,
  /वरील|यापैकी|यांपैकी|ह्यापैकी|हे सर्व|^सर्व$|हे दोन्ही|^दोन्ही|दोन्ही$|^कोणतेही नाही/u,
  /மேற்கண்ட|மேலே உள்ள|மேற்கூறிய|இவற்றில்|இவை அனைத்தும்|இவையனைத்தும்|^அனைத்தும்|இவை இரண்டும்|^இரண்டும்|இரண்டும்$|எதுவுமில்லை|எதுவும் இல்லை/u,
]

function isOfOthers(text: string): boolean {
  return OF_OTHERS.some((pattern) => pattern.test(text))
}
