// A teacher in a class. A teacher reaches their own classes only, and sees no phone number.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Instant, line } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { joinErrors, recordingErrors, teachingErrors as errors } from '../errors.ts'
import { SessionId, SessionStatus } from '../session.ts'
import { BROADCAST_STATES } from './broadcast.ts'
import { RECORDING_STATES } from './recording-state.ts'
import { RoomEntry } from './room-api.ts'

const access = 'teacher'
const owns = { taughtClass: 'id' } as const
const ofClass = z.object({ id: SessionId })
const ofPerson = ofClass.extend({ learnerId: LearnerId })
const reason = line(200).min(3, 'Please enter a reason.')

export const TaughtClass = z.object({
  id: SessionId,
  status: SessionStatus,
  subject: z.string(),
  courseTitles: z.array(z.string()),
  startsAt: Instant,
  endsAt: Instant,
  /** From when on the teacher may start it. */
  opensAt: Instant,
  learners: z.int(),
})

export const AttendanceOutcome = z.object({
  isAttended: z.boolean(),
  isLate: z.boolean(),
  leftEarly: z.boolean(),
  minutes: z.int(),
  /** The last correction's reason. */
  correction: z.string().nullable(),
})

export const RosterLine = z.object({
  learnerId: LearnerId,
  name: z.string(),
  /** In the room at this time. */
  isHere: z.boolean(),
  /** Since when the hand is up. */
  handAt: Instant.nullable(),
  maySpeak: z.boolean(),
  /** The room was full when they came: they watch, and can only write. */
  isWatching: z.boolean(),
  /** An adult, or a child for whom a parent has agreed to camera and microphone. */
  mayEverSpeak: z.boolean(),
  /** Without it the learner's voice and picture must not be recorded. */
  mayBeRecorded: z.boolean(),
  isRemoved: z.boolean(),
  /** Null until attendance is counted. */
  attendance: AttendanceOutcome.nullable(),
})
export type RosterLine = z.infer<typeof RosterLine>

export const Roster = TaughtClass.extend({
  serverTime: Instant,
  people: z.array(RosterLine),
  /** Parents who listen. */
  listeners: z.int(),
  /** Null for a class that is for its room only. `watching`: learners who watch at this time. `state`: null before the broadcast begins. */
  audience: z.object({ watching: z.int(), state: z.enum(BROADCAST_STATES).nullable() }).nullable(),
  /** The state of the last recording; null for a class that was not recorded. */
  recording: z.enum(RECORDING_STATES).nullable(),
})
export type Roster = z.infer<typeof Roster>

const done = z.object({ isDone: z.literal(true) })
const inClass = [commonErrors.NOT_FOUND_ERROR, errors.CLASS_NOT_BEGUN, errors.NOT_IN_CLASS, joinErrors.ROOM_IS_AWAY]

export const teachingApi = {
  listToday: endpoint({
    method: 'GET',
    path: '/teacher/today',
    summary: 'Teacher: list today’s classes and those of the next day',
    access,
    response: z.object({ teacherName: z.string(), serverTime: Instant, classes: z.array(TaughtClass) }),
  }),
  getRoster: endpoint({
    method: 'GET',
    path: '/teacher/sessions/:id/roster',
    summary: 'Teacher: get a class with its learners',
    access,
    owns,
    params: ofClass,
    response: Roster,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  startClass: endpoint({
    method: 'POST',
    path: '/teacher/sessions/:id/start',
    summary: 'Teacher: start a class, or enter one that runs',
    access,
    owns,
    params: ofClass,
    response: RoomEntry,
    errors: [
      commonErrors.NOT_FOUND_ERROR,
      errors.TOO_EARLY_TO_START,
      joinErrors.CLASS_CANCELLED,
      joinErrors.CLASS_IS_OVER,
      joinErrors.ROOM_IS_AWAY,
    ],
  }),
  endClass: endpoint({
    method: 'POST',
    path: '/teacher/sessions/:id/end',
    summary: 'Teacher: end a class. Everybody is sent out of its room',
    access,
    owns,
    params: ofClass,
    response: done,
    errors: [commonErrors.NOT_FOUND_ERROR, errors.CLASS_NOT_BEGUN, joinErrors.ROOM_IS_AWAY],
  }),
  muteAll: endpoint({
    method: 'POST',
    path: '/teacher/sessions/:id/mute',
    summary: 'Teacher: let no learner speak from here on',
    access,
    owns,
    params: ofClass,
    response: done,
    errors: inClass,
  }),
  letSpeak: endpoint({
    method: 'PUT',
    path: '/teacher/sessions/:id/people/:learnerId/voice',
    summary: 'Teacher: let a learner speak, or no longer',
    access,
    owns,
    params: ofPerson,
    body: z.object({ maySpeak: z.boolean() }),
    response: done,
    errors: [...inClass, errors.LEARNER_ONLY_WATCHES, errors.NO_CONSENT_TO_SPEAK, recordingErrors.CLASS_IS_RECORDED],
  }),
  lowerHand: endpoint({
    method: 'POST',
    path: '/teacher/sessions/:id/people/:learnerId/lower-hand',
    summary: 'Teacher: take the hand of a learner down',
    access,
    owns,
    params: ofPerson,
    response: done,
    errors: inClass,
  }),
  setRecording: endpoint({
    method: 'PUT',
    path: '/teacher/sessions/:id/recording',
    summary: 'Teacher: record a class that runs, or stop the recording',
    access,
    owns,
    params: ofClass,
    body: z.object({ isOn: z.boolean() }),
    response: done,
    errors: [commonErrors.NOT_FOUND_ERROR, recordingErrors.CLASS_NOT_LIVE, recordingErrors.SPEAKER_IS_NOT_RECORDED],
  }),
  removeLearner: endpoint({
    method: 'POST',
    path: '/teacher/sessions/:id/people/:learnerId/remove',
    summary: 'Teacher: remove a learner, who stays out of this class',
    access,
    owns,
    params: ofPerson,
    body: z.object({ reason }),
    response: done,
    errors: inClass,
  }),
  correctAttendance: endpoint({
    method: 'PATCH',
    path: '/teacher/sessions/:id/attendance/:learnerId',
    summary: 'Teacher: correct whether a learner was in class, within 24 hours',
    access,
    owns,
    params: ofPerson,
    body: z.object({ isAttended: z.boolean(), reason }),
    response: done,
    errors: [commonErrors.NOT_FOUND_ERROR, errors.ATTENDANCE_NOT_READY, errors.CORRECTION_IS_LATE],
  }),
}
