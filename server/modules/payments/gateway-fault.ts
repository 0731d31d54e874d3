import { GatewayFault } from '#server/providers/payment-gateway/port.ts'

/** For those who ask the gateway in passing: what it could not be asked now, the sweep asks later. Throws anything else. */
export function ignoreGatewayFault(fault: unknown): void {
  if (!(fault instanceof GatewayFault)) throw fault
}
