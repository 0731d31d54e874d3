// A teacher writes a remark on each learner's month, staff approve it, and the family reads it. Unshaped screens, B18.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource, Version } from '#core/kernel/resource.ts'
import { AskedStatus, decided } from '#core/kernel/resource/requests.ts'
import { callerFields, id, Instant, line, queryInt } from '#core/kernel/schemas.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { remarkErrors as errors } from '../errors.ts'

const feature = 'classes'
const RemarkId = id('rmk')
/** "2026-11". */
export const Month = z.string().regex(/^20[2-9]\d-(0[1-9]|1[0-2])$/, 'Enter a month such as 2026-11.')

export const remarksApi = {
  listRemarks: endpoint({
    method: 'GET',
    path: '/remarks',
    summary: 'List the remarks of teachers on a learner, the newest first',
    access: 'learner',
    query: z.object({ userId: LearnerId.optional(), size: queryInt(1, 50).default(50), ...callerFields }),
    response: z.object({
      remarks: z.array(
        z.object({ id: RemarkId, month: Month, text: z.string(), teacherName: z.string(), at: Instant }),
      ),
    }),
  }),
}

export const teacherRemarksApi = {
  listTeacherRemarks: endpoint({
    method: 'GET',
    path: '/teacher/remarks',
    summary: 'Teacher: list the learners of a month’s classes, with your remark on each',
    access: 'teacher',
    query: z.object({ month: Month.optional() }),
    response: z.object({
      month: Month,
      learners: z.array(
        z.object({
          learnerId: LearnerId,
          name: z.string(),
          /** The teacher's own classes in this month, and those that the learner attended. */
          classes: z.int(),
          attended: z.int(),
          remark: z.object({ text: z.string(), status: AskedStatus, note: z.string().nullable() }).nullable(),
        }),
      ),
    }),
  }),
  writeRemark: endpoint({
    method: 'PUT',
    path: '/teacher/remarks',
    summary: 'Teacher: write the remark on a learner’s month. Staff read it before the family does',
    access: 'teacher',
    body: z.object({
      learnerId: LearnerId,
      month: Month,
      text: line(600).min(10, 'Please write at least one sentence.'),
    }),
    response: z.object({ isDone: z.literal(true) }),
    errors: [commonErrors.FORBIDDEN_ERROR, errors.REMARK_IS_PUBLISHED],
  }),
}

export const staffRemarksApi = {
  staffRemarks: resource({
    name: 'remarks',
    feature,
    record: z.object({
      id: z.string(),
      learnerId: z.string(),
      teacherId: z.string(),
      month: z.string(),
      text: z.string(),
      status: AskedStatus,
      askedAt: Instant,
      ...decided,
    }),
    filter: z.object({
      status: AskedStatus.optional(),
      teacherId: line(64).optional(),
      learnerId: line(64).optional(),
    }),
    sort: ['askedAt'],
    newestFirst: true,
    isPersonal: true,
  }),
  staffRemarkActions: {
    decideRemark: endpoint({
      method: 'POST',
      path: '/staff/remarks/:id/decision',
      summary: 'Staff: publish a teacher’s remark to the family, or give it back to the teacher',
      access: `staff:${feature}.approve`,
      params: z.object({ id: line(64) }),
      /** The version that was read: the teacher may have written it anew since. */
      body: z.object({ version: Version, isApproved: z.boolean(), note: Reason.optional() }),
      response: z.object({ status: AskedStatus }),
      errors: [commonErrors.NOT_FOUND_ERROR, resourceErrors.STALE_VERSION, errors.REMARK_DECIDED],
    }),
  },
}
