// The API of other companies' programs. Every call is about the families that came from the organisation. Decision L-98.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { id, Instant, Paise, queryInt } from '#core/kernel/schemas.ts'
import { Localised } from '#core/taxonomy/schemas.ts'
import { CLIENT_SCOPES } from './client-scope.ts'

export const ClientScopeKey = z.enum(CLIENT_SCOPES)

/** Families in the order in which their accounts were made: a page holds everything of so many families. */
const page = {
  /** The `next` of the page before. */
  after: id('acc').optional(),
  size: queryInt(1, 50).default(50),
}
const next = z.string().nullable()

export const ClientOrder = z.object({
  orderId: z.string(),
  learnerId: z.string(),
  title: z.string(),
  status: z.string(),
  /** In paise. */
  amount: Paise,
  currency: z.string(),
  createdAt: Instant,
  paidAt: Instant.nullable(),
})

export const ClientEnrolment = z.object({
  enrolmentId: z.string(),
  learnerId: z.string(),
  courseId: z.string(),
  batchId: z.string().nullable(),
  orderId: z.string().nullable(),
  state: z.string(),
  isActive: z.boolean(),
  startsAt: Instant,
  validTill: Instant,
})

export const ClientAttendance = z.object({
  classId: z.string(),
  learnerId: z.string(),
  startsAt: Instant,
  isAttended: z.boolean(),
  isLate: z.boolean(),
  presentMs: z.int(),
})

export const ClientTest = z.object({
  testId: z.string(),
  title: Localised,
  kind: z.string(),
  grades: z.array(z.int()),
  opensAt: Instant.nullable(),
  closesAt: Instant.nullable(),
  durationMinutes: z.int(),
  questionCount: z.int(),
})

export const clientsApi = {
  getOrganisation: endpoint({
    method: 'GET',
    path: '/clients/v1/organisation',
    summary: 'Client: the organisation of this key, and what the key may read',
    access: 'client',
    response: z.object({
      organisationId: z.string(),
      name: z.string(),
      isSandbox: z.boolean(),
      scopes: z.array(ClientScopeKey),
    }),
  }),
  listClientLearners: endpoint({
    method: 'GET',
    path: '/clients/v1/learners',
    summary: 'Client: the learners of the organisation’s families, by name',
    access: 'client:learners.read',
    query: z.object(page),
    response: z.object({
      learners: z.array(
        z.object({ learnerId: z.string(), firstName: z.string().nullable(), grade: z.int().nullable() }),
      ),
      next,
    }),
  }),
  listClientOrders: endpoint({
    method: 'GET',
    path: '/clients/v1/orders',
    summary: 'Client: the orders of the organisation’s families',
    access: 'client:orders.read',
    query: z.object(page),
    response: z.object({ orders: z.array(ClientOrder), next }),
  }),
  listClientEnrolments: endpoint({
    method: 'GET',
    path: '/clients/v1/enrolments',
    summary: 'Client: the enrolments of the organisation’s learners',
    access: 'client:enrolments.read',
    query: z.object(page),
    response: z.object({ enrolments: z.array(ClientEnrolment), next }),
  }),
  listClientAttendance: endpoint({
    method: 'GET',
    path: '/clients/v1/attendance',
    summary: 'Client: who attended the classes of the last days, of the organisation’s learners',
    access: 'client:attendance.read',
    query: z.object({ ...page, days: queryInt(1, 31).default(7) }),
    response: z.object({ attendance: z.array(ClientAttendance), next }),
  }),
  listClientTests: endpoint({
    method: 'GET',
    path: '/clients/v1/tests',
    summary: 'Client: published tests whose window is not over (at most 200)',
    access: 'client:tests.read',
    response: z.object({ tests: z.array(ClientTest) }),
  }),
}
