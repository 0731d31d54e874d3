import type { School } from '#core/modules/catalogue/catalogue.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listSchools } from './store-lists.ts'

/** Schools whose name has words that begin as those typed, in any order; by name. When nothing is typed, the first of all. */
export async function searchSchools(ctx: Ctx, typed: string, size: number): Promise<School[]> {
  const query = prefixQuery(typed)
  // Only punctuation: no name has such a word.
  if (query === '' && typed.trim() !== '') return []
  return listSchools(ctx.db, query, size)
}

/** White space and punctuation, as the column catalogue.school.words cuts names. Not letters: vowel signs stay in their words. */
const BETWEEN_WORDS = /[\s.,;:()&/'’"-]+/u

/**
 * "d.a.v pub" as 'd':* & 'a':* & 'v':* & 'pub':*. Each typed word matches as a prefix and is never read as an operator
 * or a wildcard.
 */
function prefixQuery(typed: string): string {
  const words = typed.normalize('NFKC').toLowerCase().split(BETWEEN_WORDS).filter(Boolean)
  return words.map((word) => `'${word.replaceAll('\\', '\\\\')}':*`).join(' & ')
}
