/** White space and punctuation, as the columns `words` cut names. Not letters: vowel signs stay in their words. */
const BETWEEN_WORDS = /[\s.,;:()&/'’"-]+/u

/** The words of a text as the columns `words` have them. */
export function wordsIn(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().split(BETWEEN_WORDS).filter(Boolean)
}

/** A tsquery for words that begin so. A word is never read as an operator or a wildcard. */
export function prefixQuery(word: string): string {
  return `${exactQuery(word)}:*`
}

export function exactQuery(word: string): string {
  return `'${word.replaceAll('\\', '\\\\')}'`
}
