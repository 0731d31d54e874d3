// Operations look at the rooms that are open now, and read what a change of a class would tell its families.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource, Sentence } from '#core/kernel/resource.ts'
import { Instant, line } from '#core/kernel/schemas.ts'
import { recordingErrors } from '../errors.ts'
import { SessionKind, SessionStatus } from '../session.ts'
import { BROADCAST_STATES } from './broadcast.ts'
import { RECORDING_STATES } from './recording-state.ts'
import { ClassNotice } from './class-notices.ts'

const feature = 'classes'
const Ref = line(64).min(1)

/**
 * TEACHER_MISSING: three minutes after its hour the teacher has not begun. NOT_RECORDED: it should be recorded and is not.
 * NOT_BROADCAST: learners watch it and the broadcast has failed. OVER_TIME: its hour is over, and it goes on.
 */
export const ROOM_ALERTS = ['TEACHER_MISSING', 'NOT_RECORDED', 'NOT_BROADCAST', 'OVER_TIME'] as const

export const roomsStaffApi = {
  staffRooms: resource({
    name: 'rooms',
    feature,
    record: z.object({
      id: z.string(),
      kind: SessionKind,
      subject: z.string(),
      teacherId: z.string(),
      startsAt: Instant,
      endsAt: Instant,
      actualStart: Instant.nullable(),
      status: SessionStatus,
      expected: z.int().nullable(),
      /** Learners whose page was there in the last two minutes before the last sign of anybody. */
      inRoom: z.int(),
      watching: z.int(),
      hands: z.int(),
      speaking: z.int(),
      recording: z.enum(RECORDING_STATES).nullable(),
      broadcast: z.enum(BROADCAST_STATES).nullable(),
    }),
    filter: z.object({
      alert: z.enum(ROOM_ALERTS).optional(),
      status: SessionStatus.optional(),
      teacherId: Ref.optional(),
      subject: line(40).optional(),
    }),
    sort: ['startsAt'],
  }),
  staffClassActions: {
    getRoomHealth: endpoint({
      method: 'GET',
      path: '/staff/rooms-health',
      summary: 'Staff: ask the live room whether it answers, and how soon',
      access: 'staff:classes.view',
      response: z.object({ service: z.string(), isReachable: z.boolean(), answeredInMs: z.int() }),
      limit: { calls: 30, perSeconds: 60 },
    }),
    setRoomRecording: endpoint({
      method: 'PUT',
      path: '/staff/rooms/:id/recording',
      summary: 'Staff: begin or stop the recording of a class that runs, with a reason',
      access: 'staff:classes.edit',
      params: z.object({ id: Ref }),
      body: z.object({ isOn: z.boolean(), reason: Sentence }),
      response: z.object({ isDone: z.literal(true) }),
      errors: [commonErrors.NOT_FOUND_ERROR, recordingErrors.CLASS_NOT_LIVE, recordingErrors.SPEAKER_IS_NOT_RECORDED],
    }),
    listClassNotices: endpoint({
      method: 'GET',
      path: '/staff/classes/:id/notices',
      summary: 'Staff: list who was notified of each change of a class, how, and who was not and why',
      access: 'staff:classes.view',
      params: z.object({ id: Ref }),
      response: z.object({ notices: z.array(ClassNotice) }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    previewChange: endpoint({
      method: 'POST',
      path: '/staff/classes/:id/preview',
      summary: 'Staff: read the messages that a change of a class would send, and how many learners get them',
      access: 'staff:classes.view',
      supportView: 'SHOWN',
      params: z.object({ id: Ref }),
      body: z.object({
        isCancelled: z.boolean().default(false),
        startsAt: Instant.optional(),
        teacherId: Ref.optional(),
        /** Families read it. */
        reason: line(120).min(3, 'Please enter a reason.'),
      }),
      response: z.object({
        learners: z.int(),
        messages: z.array(z.object({ channel: z.string(), lang: z.string(), text: z.string() })),
      }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
  },
}
