import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { Enrolment, EnrolmentState } from './enrolment.ts'

export const enrolmentsApi = {
  checkEnrolment: endpoint({
    method: 'GET',
    path: '/bundle/checkEnrolment',
    summary: 'Whether a learner of this household is enrolled in a course',
    access: 'household',
    query: z.object({ bundleId: BundleId, userId: LearnerId.optional(), ...callerFields }),
    response: z.object({ isEnrolled: z.boolean(), enrolment: Enrolment.nullable() }),
  }),
  getEnrolments: endpoint({
    method: 'GET',
    path: '/bundle/getEnrolments',
    summary: 'The enrolments of a learner of this household, newest first',
    access: 'household',
    query: z.object({
      userId: LearnerId.optional(),
      state: EnrolmentState.optional(),
      bundleId: BundleId.optional(),
      ...callerFields,
    }),
    response: z.array(Enrolment),
  }),
}
