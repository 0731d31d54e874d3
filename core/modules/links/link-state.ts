// The states of a link of a published page, as the nightly check finds them.

/**
 * MOVED: its page is elsewhere now, for good. MISSING: 404 or 410. CLOSED: it answers a reader who is logged in there, or no program.
 * FAILING: no answer, a fault, or redirects without end. UNREACHABLE: its name leads nowhere, or not to the public internet.
 */
export const LINK_STATES = ['HOLDS', 'MOVED', 'MISSING', 'CLOSED', 'FAILING', 'UNREACHABLE'] as const
export type LinkState = (typeof LINK_STATES)[number]

/** A reader who follows it reaches nothing. */
export function isBroken(state: LinkState): boolean {
  return state === 'MISSING' || state === 'FAILING' || state === 'UNREACHABLE'
}

/** The state that follows from the last answer. Undefined: the other side is busy, and the answer says nothing of the link. */
export function stateOf(status: number, hasMoved: boolean): LinkState | undefined {
  if (status === 429) return undefined
  if (status >= 200 && status < 300) return hasMoved ? 'MOVED' : 'HOLDS'
  if (status === 404 || status === 410) return 'MISSING'
  if (status === 401 || status === 403 || status === 451) return 'CLOSED'
  return 'FAILING'
}
