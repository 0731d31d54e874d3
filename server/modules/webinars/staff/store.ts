// The tables of webinars, as staff read and write them.
import { sql } from 'kysely'
import { z } from 'zod'
import { Instant } from '#core/kernel/schemas.ts'
import { webinarsStaffApi as api } from '#core/modules/webinars/staff-api.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export const webinars = tableStore(api.staffWebinars, {
  table: 'webinars.webinar',
  computed: {
    registered: sql`coalesce((select c.registered from webinars.place_count c where c.webinar_id = webinar.id), 0)`,
    waiting: sql`coalesce((select c.waiting from webinars.place_count c where c.webinar_id = webinar.id), 0)`,
  },
  hidden: { createdAt: Instant, isDemo: z.boolean(), recordingSeconds: z.int(), recordingUntil: Instant },
  json: ['points'],
  search: ['slug', 'title'],
})

export const series = tableStore(api.staffWebinarSeries, {
  table: 'webinars.series',
  computed: { webinars: sql`(select count(*)::int from webinars.webinar w where w.series_id = series.id)` },
  hidden: { isDemo: z.boolean() },
  search: ['title'],
})

export const registrations = tableStore(api.staffWebinarRegistrations, {
  table: 'webinars.registration',
  id: sql`(webinar_id || ' ' || learner_id)`,
})
