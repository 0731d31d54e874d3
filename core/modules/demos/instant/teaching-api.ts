// The demos of a teacher: offers of demos that start at once, and the note after a demo.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Instant, line } from '#core/kernel/schemas.ts'
import { GradeNumber } from '#core/taxonomy/schemas.ts'
import { DEMO_STATES } from '../booking-state.ts'
import { DemoCategory, DemoId, Laptop } from '../demo.ts'
import { demoStaffErrors, demoTeacherErrors as errors } from '../errors.ts'
import { OfferId } from './ondemand-api.ts'

const access = 'teacher'

const DemoOffer = z.object({
  id: OfferId,
  category: DemoCategory,
  grade: GradeNumber,
  laptop: Laptop,
  expiresAt: Instant,
})

const TaughtDemo = z.object({
  id: DemoId,
  category: DemoCategory,
  grade: GradeNumber,
  laptop: Laptop,
  state: z.enum(DEMO_STATES),
  learnerName: z.string().nullable(),
  startsAt: Instant,
  endsAt: Instant,
  sessionId: z.string().nullable(),
  outcomeNote: z.string().nullable(),
  /** The parent gets the note within a day: until then. */
  noteDueAt: Instant.nullable(),
})

export const demosTeachingApi = {
  checkIn: endpoint({
    method: 'POST',
    path: '/teacher/demos/presence',
    summary: 'Teacher: say that you are there, and get the open offers of demos that start at once',
    access,
    response: z.object({
      serverTime: Instant,
      /** False: no demo of your subjects, or a class or demo comes soon. */
      isFree: z.boolean(),
      offers: z.array(DemoOffer),
    }),
    limit: { calls: 60, perSeconds: 60 },
  }),
  acceptOffer: endpoint({
    method: 'POST',
    path: '/teacher/demos/offers/:id/accept',
    summary: 'Teacher: give the demo of an offer now. The first teacher who accepts gets it',
    access,
    params: z.object({ id: OfferId }),
    response: z.object({ sessionId: z.string() }),
    errors: [
      commonErrors.NOT_FOUND_ERROR,
      errors.OFFER_TAKEN,
      errors.OFFER_IS_OVER,
      demoStaffErrors.TEACHER_IS_NOT_FREE,
    ],
    limit: { calls: 60, perSeconds: 60 },
  }),
  listTaughtDemos: endpoint({
    method: 'GET',
    path: '/teacher/demos',
    summary: 'Teacher: list your demos of the last and the next seven days, the latest first',
    access,
    response: z.object({
      serverTime: Instant,
      /** Offers come to teachers of the subjects of demos. */
      givesDemos: z.boolean(),
      /** The topic of the event stream that reports new offers. */
      topic: z.string(),
      demos: z.array(TaughtDemo),
    }),
  }),
  writeOutcome: endpoint({
    method: 'POST',
    path: '/teacher/demos/:id/note',
    summary: 'Teacher: write to the parent what you saw in the demo; a second note replaces the first',
    access,
    params: z.object({ id: DemoId }),
    body: z.object({ note: line(600).min(1, 'Write a sentence.') }),
    response: TaughtDemo.pick({ outcomeNote: true }),
    errors: [commonErrors.NOT_FOUND_ERROR, demoStaffErrors.DEMO_STATE_STAYS],
    limit: { calls: 60, perSeconds: 60 },
  }),
}
