// The part of an address that may be stored. Queries hold coupons and searches, and some paths hold keys: none of it is
// needed to count visits.
import { PUBLISHED } from '#core/taxonomy/page-path.ts'

/** Pages whose next segment is one family's own. */
const OF_ONE_FAMILY = new Set(['pay', 'assist', 'ask', 'invitation', 'report'])
const LANGUAGES = new Set<string>([...PUBLISHED, 'pseudo'])
const MOST_CHARACTERS = 200
/** A web address, with or without a host. The pattern drops everything after the path. */
const ADDRESS = /^(?:https?:\/\/[\w.:-]+(?=[/?#]|$)|(?=\/))((?:\/[^?#\s]*)?)(?:[?#]|$)/

export interface PagePath {
  /** The path without host, query and language, with every id of a family replaced: "/pay/…/wait". */
  readonly path: string
  /** The page's first word: "pay", or "home". */
  readonly name: string
}

/** Undefined for what is no address. */
export function pagePathOf(pageUrl: string): PagePath | undefined {
  const [, pathname] = ADDRESS.exec(pageUrl) ?? []
  if (pathname === undefined) return undefined
  const segments = pathname.split('/').filter((part) => part !== '')
  const [first = ''] = segments
  const [name = 'home', ...rest] = LANGUAGES.has(first) ? segments.slice(1) : segments
  const shown = rest.map((part, i) => ((i === 0 && OF_ONE_FAMILY.has(name)) || looksLikeAKey(part) ? '…' : part))
  return { path: `/${[name, ...shown].join('/')}`.slice(0, MOST_CHARACTERS), name: name.slice(0, 40) }
}

/** Ids and tokens, wherever they stand; slugs are words. */
function looksLikeAKey(part: string): boolean {
  return part.length > 100 || /^[a-z]{3}[0-9a-z]{18}$/.test(part) || /%|\d{6,}|[A-Z_.]/.test(part)
}
