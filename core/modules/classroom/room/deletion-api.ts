// Recordings that are deleted before their time: one member of staff asks, another decides. Operations console, O06.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { Sentence } from '#core/kernel/resource.ts'
import { decisionOn, requests } from '#core/kernel/resource/requests.ts'
import { line } from '#core/kernel/schemas.ts'
import { staffRecordingErrors as errors } from '../errors.ts'
import { RecordingId } from './recording.ts'

const feature = 'classes'

export const recordingDeletionApi = {
  staffRecordingDeletions: requests({
    name: 'recording-deletions',
    feature,
    subject: { recordingId: z.string() },
    filter: { recordingId: line(64).optional() },
    create: z.object({ recordingId: RecordingId, reason: Sentence }),
    errors: [commonErrors.NOT_FOUND_ERROR, errors.NO_FILM_TO_DELETE, errors.DELETION_WAITS],
  }),
  staffRecordingDeletionActions: {
    decideDeletion: decisionOn({
      of: 'recording-deletions',
      feature,
      summary: 'delete the film of a recording for good, or refuse to',
      errors: [errors.OWN_DELETION, errors.DELETION_DECIDED, errors.NO_FILM_TO_DELETE],
    }),
  },
}
