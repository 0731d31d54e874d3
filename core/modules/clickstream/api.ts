import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, line } from '#core/kernel/schemas.ts'
import { VisitId } from '#core/taxonomy/visit-id.ts'
import { EventType } from './event.ts'

const event = {
  eventType: EventType,
  pageURL: line(2_000),
  pageName: line(60).optional(),
  /** Epoch milliseconds by the browser's clock. */
  eventTime: z.int().min(0).max(1e14).optional(),
  /** How long the page was open, in milliseconds. */
  duration: z.int().min(0).max(1e9).optional(),
}

export const clickstreamApi = {
  productBuyOrLanding: endpoint({
    method: 'POST',
    path: '/clickstream/postLSActivities/productBuyOrLanding',
    summary: 'Record events of our own pages, one or several (the session says who)',
    access: 'anyone',
    body: z.object({
      ...z.object(event).partial().shape,
      /** The events of one page, sent when the visitor leaves it. Fields about the caller are ignored. */
      events: z.array(z.object(event)).max(50).optional(),
      /** Ties the events of one browser tab together, and ends with it. */
      visit: VisitId.optional(),
      ...callerFields,
    }),
    response: z.object({ accepted: z.int() }),
    limit: { calls: 120, perSeconds: 60 },
  }),
}
