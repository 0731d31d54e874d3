import { z } from 'zod'
import { event } from '#core/kernel/event.ts'

/** The gateway reported something about an id of ours that is not an order, such as a mandate. It is only a hint. */
export const GatewayReported = event('payments.gateway-reported', z.object({ id: z.string() }))
