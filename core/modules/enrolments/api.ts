import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { BatchSeats } from './batch-seats.ts'
import { Enrolment, EnrolmentId, EnrolmentState } from './enrolment.ts'

export const enrolmentsApi = {
  checkEnrolment: endpoint({
    method: 'GET',
    path: '/bundle/checkEnrolment',
    also: ['/bundle-enrolment/active-enrollment'],
    summary: 'Check whether a learner is enrolled in a course',
    access: 'learner',
    query: z.object({ bundleId: BundleId, userId: LearnerId.optional(), ...callerFields }),
    response: z.object({ isEnrolled: z.boolean(), enrolment: Enrolment.nullable() }),
  }),
  getEnrolments: endpoint({
    method: 'GET',
    path: '/bundle/getEnrolments',
    summary: 'List a learner’s enrolments, newest first',
    access: 'learner',
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
    summary: 'List a learner’s active enrolments, newest first',
    access: 'learner',
    query: z.object({
      userId: LearnerId.optional(),
      state: EnrolmentState.optional(),
      bundleId: BundleId.optional(),
      ...callerFields,
    }),
    response: z.array(Enrolment),
  }),
  getBatchSeats: endpoint({
    method: 'GET',
    path: '/bundle/batch-seats',
    summary: 'List the batches of a course that have a limited number of seats, with the seats that are left',
    access: 'anyone',
    query: z.object({ bundleId: BundleId, ...callerFields }),
    response: z.array(BatchSeats),
  }),
  enrolmentByIdAndUniqueId: endpoint({
    method: 'GET',
    path: '/enroll/enrolmentByIdAndUniqueId',
    summary: 'Get an enrolment of this household by its two ids',
    access: 'household',
    owns: { enrolment: 'id' },
    query: z.object({ id: EnrolmentId, uniqueId: z.string().min(1).max(64), ...callerFields }),
    response: Enrolment,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
}
