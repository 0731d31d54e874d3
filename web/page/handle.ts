import { useMatches, type UIMatch } from 'react-router'

/** The properties that a page declares: `export const handle: Handle = { tier: 0 }`. */
export interface Handle {
  /** 0: content. The browser gets HTML, CSS and t0.js, no React. 1: the page is hydrated. */
  readonly tier: 0 | 1
  /** The page may use camera and microphone, and connect to the live room. */
  readonly hasRoom?: true
  /** The page shows files of the storage: films and notes. */
  readonly hasFiles?: true
}

/**
 * The Cache-Control of content pages for signed-out visitors, which are the same for everybody. The browser revalidates
 * each time: otherwise a visitor who has just signed in would see the cached page.
 */
export const SHARED = 'public, max-age=0, must-revalidate, s-maxage=60'

/** The innermost page that says something decides. An address that no route matches has none: its 404 is content. */
export function tierOf(handles: readonly unknown[]): Handle['tier'] {
  return handles.map((handle) => (handle as Handle | undefined)?.tier).findLast((tier) => tier !== undefined) ?? 0 // only pages set it
}

export function useTier(): Handle['tier'] {
  return tierOf(useMatches().map((match: UIMatch) => match.handle))
}
