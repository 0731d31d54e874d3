// Addresses that name a class or a target by a key that is not, or no longer, its own.
import { redirect } from 'react-router'
import { namedChoice } from '#core/modules/catalogue/grade-key.ts'
import type { Page } from './page.server.ts'
import { changeQuery } from './query.ts'

/**
 * Throws a lasting redirect to the address of today: from the class keys of the specification (commerce, section 9), and from an
 * exam that is held no more to its successor (decision L-15).
 */
export async function followOldChoice({ api, url, path }: Page): Promise<void> {
  const named = namedChoice(url.searchParams.get('grade') ?? '')
  const target = url.searchParams.get('target')?.toLowerCase()
  const { successor } = target ? await api.catalogue.getSuccessor({ target }) : { successor: null }
  if (!named && !successor) return
  const change = { ...named, ...(target && { target: successor ?? target }) }
  throw redirect((path.split('?')[0] ?? '/') + changeQuery(url.searchParams, change), 301)
}
