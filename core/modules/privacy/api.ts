// The household's data, to download or to have deleted. The specification has no calls for this: these paths are ours.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, id, Instant, line, lines } from '#core/kernel/schemas.ts'
import { otpErrors } from '#core/modules/otp/errors.ts'
import { VerificationToken } from '#core/modules/otp/verification.ts'
import { answerLanguage, Localised } from '#core/taxonomy/schemas.ts'
import { privacyErrors as errors, requestErrors } from './errors.ts'
import { DATA_REQUEST_STATUSES, FAMILY_KINDS, REQUEST_KINDS } from './request.ts'

/** A record by module, then by part. Each part has the form of the module's own answers. */
const Parts = z.record(z.string(), z.record(z.string(), z.unknown()))

export const PersonalData = z.object({
  /** The version of this form. The first version had all parts on one level. */
  version: z.literal(2),
  exportedAt: Instant,
  /** The names of boards and exams by their keys, in each language. */
  names: z.record(z.string(), Localised),
  household: Parts,
  /** One for each learner who lives in the household. */
  learners: z.array(Parts),
  /** The browsers that are logged in. */
  sessions: z.array(z.record(z.string(), z.unknown())),
})
export type PersonalData = z.infer<typeof PersonalData>

export const DataRequestId = id('prq')

/** The questions of a household about its data, with our answer. */
export const DataRequest = z.object({
  id: DataRequestId,
  kind: z.enum(REQUEST_KINDS),
  /** In the family's words; as staff wrote it down where they recorded the request. */
  text: z.string(),
  status: z.enum(DATA_REQUEST_STATUSES),
  askedAt: Instant,
  /** The last day of the answer. */
  dueAt: Instant,
  answeredAt: Instant.nullable(),
  answer: z.string().nullable(),
  withdrawnAt: Instant.nullable(),
  nominee: z.object({ name: z.string(), relation: z.string() }).nullable(),
})
export type DataRequest = z.infer<typeof DataRequest>

const requestBody = {
  kind: z.enum(FAMILY_KINDS),
  text: lines(1_000).min(10, 'Say it in a sentence.'),
  /** Only where somebody is nominated. */
  nomineeName: line(120).optional(),
  nomineeRelation: line(60).optional(),
}

export const privacyApi = {
  listDataRequests: endpoint({
    method: 'GET',
    path: '/privacy/requests',
    summary: 'List what this household has asked about its data, the newest request first',
    access: 'household',
    query: z.object(callerFields),
    response: z.object({ requests: z.array(DataRequest) }),
  }),
  askForData: endpoint({
    method: 'POST',
    path: '/privacy/requests',
    summary: 'Ask for a copy or a correction of the data, or nominate a person (answered by staff within 30 days)',
    access: 'household',
    body: z.object({ ...requestBody, ...answerLanguage, ...callerFields }),
    response: DataRequest,
    errors: [requestErrors.ASKED_ALREADY, requestErrors.NOMINEE_NEEDED],
    limit: { calls: 10, perSeconds: 3_600, everywhere: true },
  }),
  withdrawDataRequest: endpoint({
    method: 'POST',
    path: '/privacy/requests/:dataRequestId/withdraw',
    summary: 'Withdraw a request about this household’s data that is not decided yet',
    access: 'household',
    owns: { dataRequest: 'dataRequestId' },
    params: z.object({ dataRequestId: DataRequestId }),
    body: z.object(callerFields),
    response: DataRequest,
    errors: [commonErrors.NOT_FOUND_ERROR, commonErrors.FORBIDDEN_ERROR, requestErrors.REQUEST_DECIDED],
  }),
  exportData: endpoint({
    method: 'GET',
    path: '/privacy/export',
    summary: 'Export all data of this household',
    access: 'household',
    supportView: 'HIDDEN',
    query: z.object(callerFields),
    response: PersonalData,
    limit: { calls: 30, perSeconds: 3_600, everywhere: true },
  }),
  getDeletion: endpoint({
    method: 'GET',
    path: '/privacy/deletion',
    summary: 'Preview what deleting the account removes and what the law makes us keep',
    access: 'household',
    query: z.object(callerFields),
    response: z.object({
      learners: z.int(),
      /** Courses that run now and would end. */
      activeCourses: z.int(),
      /** Orders that stay for the tax office, without a number or an address. */
      ordersKept: z.int(),
      keptForYears: z.int(),
      /** A payment or refund is not through: it cannot be deleted yet. */
      isBlocked: z.boolean(),
      graceDays: z.int(),
      /** When it is deleted, once that was asked for. */
      deletesAt: Instant.nullable(),
    }),
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/privacy/deleteAccount',
    summary: 'Request deletion of this household (logs out everywhere; can be cancelled for a while)',
    access: 'household',
    body: z.object({ confirmation: VerificationToken, ...answerLanguage, ...callerFields }),
    response: z.object({ deletesAt: Instant }),
    errors: [errors.MONEY_UNDER_WAY, otpErrors.OTP_EXPIRED],
  }),
  keepAccount: endpoint({
    method: 'POST',
    path: '/privacy/keepAccount',
    summary: 'Cancel the deletion of this household',
    access: 'household',
    body: z.object(callerFields),
    response: z.object({ isKept: z.boolean() }),
  }),
}
