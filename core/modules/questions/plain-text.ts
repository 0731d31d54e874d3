// It knows no zod: the console lists questions by their words.
import type { QuestionText } from './question-text.ts'

/** The words of a question without markup, for finding duplicates: small letters, no formula commands, single spaces. */
export function plainText({ stem, options }: Pick<QuestionText, 'stem' | 'options'>): string {
  return [stem, ...Object.values(options)]
    .join(' ')
    .replace(/!\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\\[a-zA-Z]+/g, ' ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .toLowerCase()
    .trim()
}
