// A teacher asks for leave; staff approve it once each class of it has a substitute, another time, or is cancelled.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource } from '#core/kernel/resource.ts'
import { decided } from '#core/kernel/resource/requests.ts'
import { id, Instant, line } from '#core/kernel/schemas.ts'
import { TeacherId } from '#core/modules/catalogue/catalogue.ts'
import { classroomErrors, leaveErrors as errors } from '../errors.ts'
import { Day, SessionId } from '../session.ts'
import { CAN_TEACH } from './availability.ts'
import { LEAVE_ACTIONS, LEAVE_STATUSES } from './leave.ts'

const access = 'teacher'
const feature = 'classes'
const LeaveId = id('lve')
const LeaveStatus = z.enum(LEAVE_STATUSES)
const done = z.object({ isDone: z.literal(true) })
const span = { firstDay: Day, lastDay: Day }

/** A class that the leave is about. */
const LeaveClass = z.object({
  sessionId: SessionId,
  subject: z.string(),
  courseTitles: z.array(z.string()),
  startsAt: Instant,
  endsAt: Instant,
})

export const Leave = z.object({
  id: LeaveId,
  ...span,
  reason: z.string(),
  status: LeaveStatus,
  askedAt: Instant,
  /** The answer of staff. */
  note: z.string().nullable(),
  mayWithdraw: z.boolean(),
  classes: z.array(
    LeaveClass.extend({
      /** Null until the leave is approved. */
      action: z.enum(LEAVE_ACTIONS).nullable(),
      substitute: z.string().nullable(),
      movedTo: Instant.nullable(),
    }),
  ),
})

const ofClass = { sessionId: SessionId }

/** The choice for one class. */
export const LeaveChoice = z.discriminatedUnion('action', [
  z.object({ ...ofClass, action: z.literal('SUBSTITUTE'), teacherId: TeacherId }),
  z.object({ ...ofClass, action: z.literal('MOVE'), startsAt: Instant }),
  z.object({ ...ofClass, action: z.literal('CANCEL') }),
])
export type LeaveChoice = z.infer<typeof LeaveChoice>

export const Substitute = z.object({
  teacherId: TeacherId,
  name: z.string(),
  canTeach: z.enum(CAN_TEACH),
  /** Teaches in the language of one of the class's batches. */
  speaksLanguage: z.boolean(),
  /** Classes in the same week. */
  load: z.int(),
})
export type Substitute = z.infer<typeof Substitute>

export const leaveApi = {
  listLeave: endpoint({
    method: 'GET',
    path: '/teacher/leave',
    summary: 'Teacher: list your leave, the last that you asked for first, with its classes',
    access,
    response: z.object({ leaves: z.array(Leave) }),
  }),
  listLeaveClasses: endpoint({
    method: 'GET',
    path: '/teacher/leave/classes',
    summary: 'Teacher: list your classes on these days, before you ask for leave',
    access,
    query: z.object(span),
    response: z.object({ classes: z.array(LeaveClass) }),
    errors: [errors.LEAVE_DAYS_WRONG, errors.LEAVE_IN_THE_PAST],
  }),
  askForLeave: endpoint({
    method: 'POST',
    path: '/teacher/leave',
    summary: 'Teacher: ask for leave on these days',
    access,
    body: z.object({ ...span, reason: line(200).min(3, 'Please enter a reason.') }),
    response: z.object({ id: LeaveId }),
    errors: [errors.LEAVE_DAYS_WRONG, errors.LEAVE_IN_THE_PAST, errors.LEAVE_OVERLAPS],
  }),
  withdrawLeave: endpoint({
    method: 'POST',
    path: '/teacher/leave/:id/withdraw',
    summary:
      'Teacher: withdraw leave that waits, or that has not begun. Classes that others have taken over stay theirs',
    access,
    owns: { leave: 'id' },
    params: z.object({ id: LeaveId }),
    response: done,
    errors: [commonErrors.NOT_FOUND_ERROR, errors.LEAVE_DECIDED],
  }),
}

export const staffLeaveApi = {
  staffLeave: resource({
    name: 'leave-requests',
    feature,
    record: z.object({
      id: z.string(),
      teacherId: z.string(),
      ...span,
      reason: z.string(),
      status: LeaveStatus,
      askedAt: Instant,
      ...decided,
    }),
    filter: z.object({ status: LeaveStatus.optional(), teacherId: line(64).optional() }),
    sort: ['askedAt', 'firstDay'],
    newestFirst: true,
  }),
  staffLeaveActions: {
    listSubstitutes: endpoint({
      method: 'GET',
      path: '/staff/leave-requests/:id/classes',
      summary: 'Staff: list the classes of a leave, each with the teachers who are free then and teach the subject',
      access: `staff:${feature}.view`,
      params: z.object({ id: line(64) }),
      response: z.object({ classes: z.array(LeaveClass.extend({ substitutes: z.array(Substitute) })) }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    decideLeave: endpoint({
      method: 'POST',
      path: '/staff/leave-requests/:id/decision',
      summary: 'Staff: approve leave with a choice for each of its classes, or refuse it',
      access: `staff:${feature}.approve`,
      params: z.object({ id: line(64) }),
      body: z.object({
        isApproved: z.boolean(),
        /** For the teacher. */
        note: Reason.optional(),
        /** Families read it as the reason of each change. */
        reason: line(120).min(3, 'Please enter a reason.').optional(),
        classes: z.array(LeaveChoice).max(300).default([]),
      }),
      response: z.object({ status: LeaveStatus }),
      errors: [
        commonErrors.NOT_FOUND_ERROR,
        errors.LEAVE_DECIDED,
        errors.LEAVE_CLASSES_OPEN,
        ...Object.values(classroomErrors),
      ],
    }),
  },
}
