import type { School } from '#core/modules/catalogue/catalogue.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listSchools } from '../store-lists.ts'
import { prefixQuery, wordsIn } from './typed-words.ts'

/** Schools whose name has words that begin as those typed, in any order; by name. When nothing is typed, the first of all. */
export async function searchSchools(ctx: Ctx, typed: string, size: number): Promise<School[]> {
  // "d.a.v pub" as 'd':* & 'a':* & 'v':* & 'pub':*
  const query = wordsIn(typed).map(prefixQuery).join(' & ')
  // Only punctuation: no name has such a word.
  if (query === '' && typed.trim() !== '') return []
  return listSchools(ctx.db, query, size)
}
