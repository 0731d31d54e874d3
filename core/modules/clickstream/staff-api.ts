// Visits, as staff see them: counts, never a person.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Instant, queryInt } from '#core/kernel/schemas.ts'
import { ACTIVITIES, FunnelStep } from './event.ts'
import { POPUP_KINDS } from './popups.ts'

export const clickstreamStaffApi = {
  staffFunnel: {
    getFunnel: endpoint({
      method: 'GET',
      path: '/staff/funnel',
      summary: 'Staff: get the purchase funnel, learning activities and the most visited pages',
      access: 'staff:clickstream.view',
      query: z.object({ days: queryInt(1, 400).default(30) }),
      response: z.object({
        /** The start of a day in India. Today is the last of the days. */
        from: Instant,
        /** `visits` are those of each day: a tab that is open on two days is two. */
        steps: z.array(z.object({ step: FunnelStep, events: z.int(), visits: z.int() })),
        popups: z.array(z.object({ kind: z.enum(POPUP_KINDS), views: z.int(), logins: z.int(), closes: z.int() })),
        /** Learning, visits that were left, and the paid-orders check’s errors. */
        activities: z.array(z.object({ eventType: z.enum(ACTIVITIES), events: z.int(), visits: z.int() })),
        /** Those seen ten times or more: fewer could be one family. The median is right to about a third. */
        pages: z.array(z.object({ pageName: z.string(), views: z.int(), medianSeconds: z.int().nullable() })),
      }),
    }),
  },
}
