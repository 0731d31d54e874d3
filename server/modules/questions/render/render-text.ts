// The texts of a question as HTML, with everything that keeps them from being published.
import type { Language } from '#core/taxonomy/language.ts'
import { mapParts, partsOf, type QuestionText, type QuestionTexts, type TextProblem } from '#core/modules/questions/question-text.ts' // prettier-ignore
import type { Findings } from './findings.ts'
import { pictureIdsIn, renderMarkdown } from './markdown.ts'
import { sanitise } from './sanitise.ts'

export type Pictures = Findings['picture']

export interface Rendering<T> {
  readonly rendered: T
  readonly problems: readonly TextProblem[]
}

/** Larger than any question on paper. A formula can grow a hundredfold when it is drawn. */
const MOST_HTML = 200_000
/** All parts in all languages: they are stored, written down in the audit log and answered on the thread that serves everybody. */
const MOST_IN_ALL = 500_000

export function renderText(
  text: QuestionText,
  lang: Language,
  picture: Pictures,
  drawn = { characters: 0 },
): Rendering<QuestionText> {
  const problems: TextProblem[] = []
  const rendered = mapParts(text, (markdown, field) => {
    const problem = (message: string) => void problems.push({ lang, field, message })
    // The other parts would be drawn in vain.
    const html =
      drawn.characters > MOST_IN_ALL
        ? ''
        : sanitise(renderMarkdown(markdown, { problem, picture }, field.startsWith('options.')))
    drawn.characters += html.length
    if (html.length <= MOST_HTML && drawn.characters <= MOST_IN_ALL) return html
    problem('This text is too large when its formulae are drawn. Shorten it.')
    return ''
  })
  return { rendered, problems }
}

export function renderTexts(texts: QuestionTexts, picture: Pictures): Rendering<QuestionTexts> {
  const drawn = { characters: 0 }
  const each = Object.entries(texts).flatMap(([lang, text]) =>
    text ? [[lang as Language, renderText(text, lang as Language, picture, drawn)] as const] : [],
  ) // the schema has checked the languages
  return {
    rendered: Object.fromEntries(each.map(([lang, { rendered }]) => [lang, rendered])),
    problems: each.flatMap(([, { problems }]) => problems),
  }
}

/** The ids of the pictures of all texts, each once. */
export function pictureIdsOf(texts: QuestionTexts): string[] {
  const parts = Object.values(texts).flatMap((text) => (text ? partsOf(text) : []))
  return [...new Set(parts.flatMap(([, markdown]) => pictureIdsIn(markdown)))]
}
