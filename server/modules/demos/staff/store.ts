// The tables of demos, as staff read and write them.
import { sql } from 'kysely'
import { z } from 'zod'
import { Instant } from '#core/kernel/schemas.ts'
import { DAY, later, startOfDayInIndia } from '#core/kernel/time.ts'
import { JOINED_FROM } from '#core/modules/demos/booking-state.ts'
import { demosStaffApi as api } from '#core/modules/demos/staff-api.ts'
import { at } from '#server/platform/database/db-time.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export const supply = tableStore(api.staffDemoSupply, {
  table: 'demos.category',
  id: sql`key`,
})

export const dayHours = tableStore(api.staffDemoDays, {
  table: 'demos.day_hours',
  hidden: { isDemo: z.boolean() },
})

export const landings = tableStore(api.staffDemoLandings, {
  table: 'demos.landing',
  id: sql`key`,
})

export const bookings = tableStore(api.staffDemoBookings, {
  table: 'demos.booking',
  search: ['id'],
  hidden: { rootId: z.string(), heldUntil: Instant.nullable(), createdAt: Instant, isDemo: z.boolean() },
  where: {
    isToday: (isToday, now) => {
      const today = startOfDayInIndia(now)
      return sql<boolean>`(starts_at >= ${at(today)} and starts_at < ${at(later(today, DAY))}) = ${isToday}`
    },
    isJoining: (isJoining, now) =>
      sql<boolean>`(state in ('BOOKED', 'IN_SESSION') and starts_at <= ${at(later(now, JOINED_FROM))} and starts_at > ${at(later(now, -DAY))}
        and ends_at > ${at(now)}) = ${isJoining}`,
    isNoteDue: (isNoteDue, now) =>
      sql<boolean>`(state = 'ATTENDED' and outcome_note is null and starts_at > ${at(later(now, -7 * DAY))}) = ${isNoteDue}`,
    isLate: (isLate, now) =>
      sql<boolean>`(state = 'BOOKED' and starts_at <= ${at(now)} and starts_at > ${at(later(now, -DAY))}) = ${isLate}`,
  },
})
