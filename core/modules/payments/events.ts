import { z } from 'zod'
import { event } from '#core/kernel/event.ts'

/** The gateway told us of something of ours that is no order. A hint, as every webhook is. */
export const GatewayReported = event('payments.gateway-reported', z.object({ id: z.string() }))
