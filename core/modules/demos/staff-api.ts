// Demo classes as staff run them: operations console, O09 and O10.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource } from '#core/kernel/resource.ts'
import { Instant, line, QueryFlag } from '#core/kernel/schemas.ts'
import { GradeNumber, Localised } from '#core/taxonomy/schemas.ts'
import { DEMO_STATES } from './booking-state.ts'
import { DemoCategory, Laptop } from './demo.ts'
import { demoErrors, demoStaffErrors as errors } from './errors.ts'
import { LandingKey } from './landing/landing.ts'

const feature = 'demos'
const id = z.string()
const hours = z.array(z.int().min(0).max(23)).max(24)
const Day = z.iso.date('Enter a day such as 2026-11-23.')

const supply = {
  isOpen: z.boolean(),
  /** Free teachers get offers of demos that start at once. */
  hasInstant: z.boolean(),
  weekdayHours: hours,
  weekendHours: hours,
  grades: z.array(GradeNumber).min(1).max(16),
  capacity: z.int().min(1).max(1_000).nullable(),
  bufferMinutes: z.int().min(0).max(1_440),
  rescheduleLimit: z.int().min(0).max(20),
}
const dayHours = { categoryKey: DemoCategory, day: Day, hours }

const landing = {
  grades: z.array(GradeNumber).min(1).max(16),
  position: z.int().min(0).max(1_000),
  title: Localised,
  lead: Localised,
  firstClass: Localised,
  fees: Localised,
}

const params = z.object({ id })
const changed = z.object({ state: z.enum(DEMO_STATES) })
const action = { method: 'POST', access: 'staff:demos.edit', params } as const

export const demosStaffApi = {
  staffDemoSupply: resource({
    name: 'demo-supply',
    feature,
    record: z.object({ id, key: DemoCategory, ...supply }),
    sort: ['key'],
    update: z.object(supply),
    errors: [errors.HOURS_ARE_WRONG],
  }),
  staffDemoDays: resource({
    name: 'demo-days',
    feature,
    record: z.object({ id, ...dayHours, reason: z.string() }),
    filter: z.object({ categoryKey: DemoCategory.optional() }),
    sort: ['day'],
    newestFirst: true,
    create: z.object({ ...dayHours, reason: Reason }),
    update: z.object({ hours, reason: Reason }),
    errors: [errors.HOURS_ARE_WRONG, errors.DAY_HAS_HOURS],
  }),
  staffDemoBookings: resource({
    name: 'demo-bookings',
    feature,
    isPersonal: true,
    record: z.object({
      id,
      learnerId: z.string(),
      categoryKey: DemoCategory,
      grade: GradeNumber,
      laptop: Laptop,
      state: z.enum(DEMO_STATES),
      teacherId: z.string(),
      startsAt: Instant,
      endsAt: Instant,
      sessionId: z.string().nullable(),
      moves: z.int(),
      isFault: z.boolean(),
      reason: z.string().nullable(),
      outcomeNote: z.string().nullable(),
    }),
    filter: z.object({
      state: z.enum(DEMO_STATES).optional(),
      categoryKey: DemoCategory.optional(),
      teacherId: line(40).optional(),
      /** It starts today in India. */
      isToday: QueryFlag.optional(),
      /** The family may enter the room, and the demo is not over. */
      isJoining: QueryFlag.optional(),
      /** It has begun, and nobody has joined. */
      isLate: QueryFlag.optional(),
      /** Attended, and the parent waits for the note. */
      isNoteDue: QueryFlag.optional(),
    }),
    sort: ['startsAt'],
    newestFirst: true,
  }),
  staffDemoLandings: resource({
    name: 'demo-landings',
    feature,
    record: z.object({ id, key: LandingKey, categoryKey: DemoCategory, ...landing }),
    sort: ['position'],
    update: z.object(landing),
  }),
  staffDemoActions: {
    simulate: endpoint({
      method: 'POST',
      path: '/staff/demo-supply/:id/simulate',
      summary: 'Staff: see the free hours of a week that these rules would give, before they are saved',
      access: 'staff:demos.view',
      supportView: 'SHOWN',
      params,
      body: z.object(supply).pick({ weekdayHours: true, weekendHours: true, capacity: true, bufferMinutes: true }),
      response: z.object({ slotsBitString: z.string(), weekStart: z.string(), offered: z.int(), bookable: z.int() }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.HOURS_ARE_WRONG],
    }),
    markMissed: endpoint({
      ...action,
      path: '/staff/demo-bookings/:id/missed',
      summary: 'Staff: record that nobody came; a fault of ours does not count against the family',
      body: z.object({ isFault: z.boolean(), reason: Reason.min(1) }),
      response: changed,
      errors: [commonErrors.NOT_FOUND_ERROR, errors.DEMO_STATE_STAYS],
    }),
    markAttended: endpoint({
      ...action,
      path: '/staff/demo-bookings/:id/attended',
      summary: 'Staff: record that the learner was there',
      body: z.object({ reason: Reason.min(1) }),
      response: changed,
      errors: [commonErrors.NOT_FOUND_ERROR, errors.DEMO_STATE_STAYS],
    }),
    forgive: endpoint({
      ...action,
      path: '/staff/demo-bookings/:id/forgive',
      summary: 'Staff: a missed demo was a fault of ours, so the family may book again',
      body: z.object({ reason: Reason.min(1) }),
      response: changed,
      errors: [commonErrors.NOT_FOUND_ERROR, errors.DEMO_STATE_STAYS],
    }),
    listFreeTeachers: endpoint({
      method: 'POST',
      path: '/staff/demo-bookings/:id/teachers',
      summary: 'Staff: list the teachers who could give a demo at an hour, the one with the fewest demos first',
      access: 'staff:demos.view',
      supportView: 'SHOWN',
      params,
      body: z.object({ startsAt: Instant }),
      response: z.object({ teachers: z.array(z.object({ id: z.string(), name: z.string() })) }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    move: endpoint({
      ...action,
      path: '/staff/demo-bookings/:id/move',
      summary: 'Staff: give a demo another hour or teacher; it does not count as a move of the family',
      body: z.object({ startsAt: Instant, teacherId: z.string().max(40).nullable(), reason: Reason.min(1) }),
      response: z.object({ id }),
      errors: [
        commonErrors.NOT_FOUND_ERROR,
        errors.DEMO_STATE_STAYS,
        errors.TEACHER_IS_NOT_FREE,
        demoErrors.SLOT_TAKEN,
      ],
    }),
    extend: endpoint({
      ...action,
      path: '/staff/demo-bookings/:id/extend',
      summary: 'Staff: let a demo that runs end later, by at most half an hour',
      body: z.object({ minutes: z.int().min(5).max(30), reason: Reason.min(1) }),
      response: z.object({ endsAt: Instant }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.DEMO_STATE_STAYS, errors.TEACHER_IS_NOT_FREE],
    }),
    cancel: endpoint({
      ...action,
      path: '/staff/demo-bookings/:id/cancel',
      summary: 'Staff: cancel a demo; the family reads why',
      body: z.object({ reason: Reason.min(1) }),
      response: changed,
      errors: [commonErrors.NOT_FOUND_ERROR, errors.DEMO_STATE_STAYS],
    }),
    writeNote: endpoint({
      ...action,
      path: '/staff/demo-bookings/:id/note',
      summary: 'Staff: send the parent what the teacher saw in the demo',
      body: z.object({ note: line(600).min(1) }),
      response: changed,
      errors: [commonErrors.NOT_FOUND_ERROR, errors.DEMO_STATE_STAYS],
    }),
  },
}
