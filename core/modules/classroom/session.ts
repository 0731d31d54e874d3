import { z } from 'zod'
import { id, Instant } from '#core/kernel/schemas.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { Spoken } from '#core/taxonomy/schemas.ts'
import { SESSION_KINDS, SESSION_STATUSES } from './session-status.ts'

export const SessionId = id('ses')
export type SessionId = z.infer<typeof SessionId>

export const SessionStatus = z.enum(SESSION_STATUSES)
export const SessionKind = z.enum(SESSION_KINDS)

/** A day in India: "2026-11-23". */
export const Day = z.iso.date().refine((day) => day >= '2020' && day < '2100', 'Enter a day between 2020 and 2099.')

/** One class of a learner. */
export const LearnerClass = z.object({
  id: SessionId,
  kind: SessionKind,
  status: SessionStatus,
  bundleId: BundleId,
  batchId: z.string(),
  courseTitle: Spoken,
  subjectKey: z.string(),
  subject: z.string(),
  /** The chapter that is taught then; null: nothing is planned. */
  chapter: z.string().nullable(),
  teacherName: z.string(),
  /** The teacher whose class it was; null: nobody is substituted. */
  insteadOf: z.string().nullable(),
  startsAt: Instant,
  endsAt: Instant,
  /** The class runs at this moment. */
  isNow: z.boolean(),
  /** The hour of the timetable, where the class was moved. */
  movedFrom: Instant.nullable(),
  /** When a cancelled class is held instead; null: nothing is planned. */
  heldInsteadAt: Instant.nullable(),
  /** Why it was cancelled or changed. */
  reason: Spoken.nullable(),
})
export type LearnerClass = z.infer<typeof LearnerClass>

export const WeekTimetable = z.object({
  /** The Monday. */
  week: z.iso.date(),
  previousWeek: z.iso.date(),
  nextWeek: z.iso.date(),
  days: z.array(z.object({ day: z.iso.date(), classes: z.array(LearnerClass) })),
})
export type WeekTimetable = z.infer<typeof WeekTimetable>
