import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { Enrolment, EnrolmentId, EnrolmentState } from './enrolment.ts'

export const enrolmentsApi = {
  checkEnrolment: endpoint({
    method: 'GET',
    path: '/bundle/checkEnrolment',
    also: ['/bundle-enrolment/active-enrollment'],
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
  getUserActiveEnrollments: endpoint({
    method: 'GET',
    path: '/enroll/getUserActiveEnrollments',
    summary: 'The enrolments of a learner of this household that run now, newest first',
    access: 'household',
    query: z.object({
      userId: LearnerId.optional(),
      state: EnrolmentState.optional(),
      bundleId: BundleId.optional(),
      ...callerFields,
    }),
    response: z.array(Enrolment),
  }),
  enrolmentByIdAndUniqueId: endpoint({
    method: 'GET',
    path: '/enroll/enrolmentByIdAndUniqueId',
    summary: 'One enrolment of this household, by both its names; another household’s is not found',
    access: 'household',
    query: z.object({ id: EnrolmentId, uniqueId: z.string().min(1).max(64), ...callerFields }),
    response: Enrolment,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
}
