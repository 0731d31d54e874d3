import { MINUTE, SECOND, type Instant } from '#core/kernel/time.ts'
import { GatewayFault } from '#server/providers/payment-gateway/port.ts'

/** For those who ask the gateway in passing: what it could not be asked now, the sweep asks later. Throws anything else. */
export function ignoreGatewayFault(fault: unknown): void {
  if (!(fault instanceof GatewayFault)) throw fault
}

/** Throws what is no fault of a gateway that is away: a refusal stays a refusal, however often it is asked. */
export function refuseUnlessAway(fault: unknown): asserts fault is GatewayFault {
  if (!(fault instanceof GatewayFault) || fault.outcome === 'REFUSED') throw fault
}

const FIRST_WAIT = 6 * SECOND
const LONGEST_WAIT = 10 * MINUTE

/**
 * How many ms a job waits that has met a gateway that is away, and then asks for itself anew: the queue's own attempts would run
 * out. The wait doubles, because it is as long as the job has waited already.
 */
export function waitForGateway({ since, now }: { readonly since: number; readonly now: Instant }): number {
  return Math.min(Math.max(now - since, FIRST_WAIT), LONGEST_WAIT)
}
