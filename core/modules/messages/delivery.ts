// How far a message came, as its vendor reports it. It knows no zod.

/**
 * From the first to the last. Reports come in any order, and a later state stays. A message that was delivered by another
 * route after a failure was delivered.
 */
export const DELIVERY_STATES = ['SENT', 'FAILED', 'DELIVERED', 'READ'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** The states that a report of this one replaces. */
export function statesBefore(state: DeliveryState): readonly DeliveryState[] {
  return DELIVERY_STATES.slice(0, DELIVERY_STATES.indexOf(state))
}

export function hasArrived(state: DeliveryState): boolean {
  return state === 'DELIVERED' || state === 'READ'
}
