// Recordings that are deleted before their time: one member of staff asks, another decides. Operations console, O06.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { asked, AskedStatus, decided, resource, SecondWord, Sentence } from '#core/kernel/resource.ts'
import { line } from '#core/kernel/schemas.ts'
import { staffRecordingErrors as errors } from '../errors.ts'
import { RecordingId } from './recording.ts'

const feature = 'classes'

export const recordingDeletionApi = {
  staffRecordingDeletions: resource({
    name: 'recording-deletions',
    feature,
    record: z.object({ id: z.string(), recordingId: z.string(), ...asked, ...decided }),
    filter: z.object({ status: AskedStatus.optional(), recordingId: line(64).optional() }),
    sort: ['askedAt'],
    newestFirst: true,
    create: z.object({ recordingId: RecordingId, reason: Sentence }),
    errors: [commonErrors.NOT_FOUND_ERROR, errors.NO_FILM_TO_DELETE, errors.DELETION_WAITS],
  }),
  staffRecordingDeletionActions: {
    decideDeletion: endpoint({
      method: 'POST',
      path: '/staff/recording-deletions/:id/decision',
      summary: 'Staff: delete the film of a recording for good, or refuse to (by a second person)',
      access: `staff:${feature}.approve`,
      params: z.object({ id: line(64) }),
      body: SecondWord,
      response: z.object({ status: AskedStatus }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.OWN_DELETION, errors.DELETION_DECIDED, errors.NO_FILM_TO_DELETE],
    }),
  },
}
