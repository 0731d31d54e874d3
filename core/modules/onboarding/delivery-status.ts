// How a kit gets to a family: decision L-77. It knows no zod.
export const DELIVERY_STATUSES = ['CREATED', 'PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RTO'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** RTO: nobody took it, and it came back to us. It may be sent again. */
const next: Readonly<Record<DeliveryStatus, readonly DeliveryStatus[]>> = {
  CREATED: ['PACKED', 'SHIPPED'],
  PACKED: ['SHIPPED'],
  SHIPPED: ['OUT_FOR_DELIVERY', 'DELIVERED', 'RTO'],
  OUT_FOR_DELIVERY: ['DELIVERED', 'RTO'],
  DELIVERED: [],
  RTO: ['PACKED', 'SHIPPED'],
}

export function mayBecome(from: DeliveryStatus, to: DeliveryStatus): boolean {
  return from === to || next[from].includes(to)
}
