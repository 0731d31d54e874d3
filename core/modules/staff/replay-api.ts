// A failed job is run again: by one person, or by two where it erases a person's data or moves money.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Sentence } from '#core/kernel/resource.ts'
import { decisionOn, requests } from '#core/kernel/resource/requests.ts'
import { staffErrors as errors } from './errors.ts'

const feature = 'operations'

export const replayApi = {
  staffJobReplays: requests({
    name: 'job-replays',
    feature,
    subject: {
      jobId: z.string(),
      task: z.string(),
      /** The records that the job is about, by name where they have one. */
      about: z.string(),
      lastError: z.string().nullable(),
    },
  }),
  staffReplayActions: {
    replayJob: endpoint({
      method: 'POST',
      path: '/staff/jobs/:id/replay',
      summary: 'Staff: run a failed job again, or ask a second person to (erasures, debits and refunds)',
      access: `staff:${feature}.edit`,
      params: z.object({ id: z.string().regex(/^\d{1,18}$/, 'not a job') }),
      body: z.object({ reason: Sentence }),
      response: z.object({
        /** False: a second person has to approve it. */
        isPlanned: z.boolean(),
      }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.JOB_HAS_NOT_FAILED, errors.REPLAY_IS_REQUESTED],
    }),
    decideReplay: decisionOn({
      of: 'job-replays',
      feature,
      summary: 'approve or refuse to run a failed job again',
      errors: [errors.OWN_REPLAY, errors.REPLAY_DECIDED, errors.JOB_HAS_NOT_FAILED],
    }),
  },
}
