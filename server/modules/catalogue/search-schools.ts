import type { School } from '#core/modules/catalogue/catalogue.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listSchools } from './store-lists.ts'

/** Schools whose name has words that begin as those typed, in any order; by name. When nothing is typed, the first of all. */
export function searchSchools(ctx: Ctx, typed: string, size: number): Promise<School[]> {
  return listSchools(ctx.db, prefixQuery(typed), size)
}

/** White space and punctuation, as the column catalogue.school.words cuts names. Not letters: vowel signs stay in their words. */
const BETWEEN_WORDS = /[\s.,;:()&/'’"-]+/u

/** "d.a.v pub" as 'd':* & 'a':* & 'v':* & 'pub':*. Whatever is typed is a beginning of a word, never an operator or a wildcard. */
function prefixQuery(typed: string): string {
  const words = typed.normalize('NFKC').toLowerCase().split(BETWEEN_WORDS).filter(Boolean)
  return words.map((word) => `'${word.replaceAll('\\', '\\\\')}':*`).join(' & ')
}
