// The consent desk: which households have asked to be deleted, and what people ask for who cannot log in.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource } from '#core/kernel/resource.ts'
import { asked, decided, decisionOn } from '#core/kernel/resource/requests.ts'
import { Instant, inWords, line, StaffRef } from '#core/kernel/schemas.ts'
import { AccountId } from '#core/modules/accounts/account.ts'
import { otpErrors, sendErrors } from '#core/modules/otp/errors.ts'
import { givenCode, Verification } from '#core/modules/otp/verification.ts'
import { answerLanguage, LanguageKey } from '#core/taxonomy/schemas.ts'
import { PersonalData } from './api.ts'
import { privacyErrors, requestErrors as errors } from './errors.ts'
import { FATES, HINDRANCES, type Hindrance } from './erasure.ts'
import { DATA_REQUEST_STATUSES, PROOFS, REQUEST_KINDS } from './request.ts'

const feature = 'households'
const Kind = inWords(z.enum(REQUEST_KINDS), {
  EXPORT: 'Copy of the data',
  CORRECT: 'Correction of the data',
  NOMINATE: 'Nomination of a person',
  ERASE: 'Deletion of the data',
})
const Status = inWords(z.enum(DATA_REQUEST_STATUSES), { WITHDRAWN: 'Withdrawn by the family' })
const nominee = {
  nomineeName: line(120).optional(),
  nomineeRelation: line(60).optional(),
}
const sentence = 'Say it in a sentence.'
const params = z.object({ id: line(64) })

export const ErasurePreview = z.object({
  /** Their names, for the person who decides. */
  learners: z.array(z.string()),
  /** Such as 2 addresses. */
  parts: z.array(z.object({ called: z.string(), count: z.int(), fate: z.enum(FATES), why: z.string().nullable() })),
  hindrances: z.array(
    z.object({
      kind: z.enum(Object.keys(HINDRANCES) as [Hindrance, ...Hindrance[]]), // as written there
      stops: z.boolean(),
      text: z.string(),
    }),
  ),
  graceDays: z.int(),
  keptForYears: z.int(),
})
export type ErasurePreview = z.infer<typeof ErasurePreview>
/** A request keeps no names: it outlives the erasure. */
export const StoredErasurePreview = ErasurePreview.pick({ parts: true, hindrances: true })
export type StoredErasurePreview = z.infer<typeof StoredErasurePreview>

export const privacyStaffApi = {
  staffDeletions: resource({
    name: 'deletions',
    isPersonal: true,
    feature,
    /** Its id is the account's. */
    record: z.object({ id: z.string(), askedAt: Instant, dueAt: Instant }),
    sort: ['dueAt'],
  }),
  staffPrivacyRequests: resource({
    name: 'privacy-requests',
    isPersonal: true,
    feature,
    record: z.object({
      id: z.string(),
      accountId: z.string(),
      kind: Kind,
      ...asked,
      status: Status,
      /** Null where the family asked itself. */
      askedBy: StaffRef.nullable(),
      /** The language in which the family reads the answer. */
      lang: LanguageKey,
      dueAt: Instant,
      nomineeName: z.string().nullable(),
      nomineeRelation: z.string().nullable(),
      proof: inWords(z.enum(PROOFS), {
        CODE: 'A code to their number',
        SEEN: 'Evidence that was seen',
        LOGIN: 'The family was logged in',
      }).nullable(),
      seen: z.string().nullable(),
      provenBy: StaffRef.nullable(),
      provenAt: Instant.nullable(),
      withdrawnAt: Instant.nullable(),
      /** The person who asked for a deletion saw this. Null for other requests, and for older ones. */
      preview: StoredErasurePreview.nullable(),
      ...decided,
    }),
    filter: z.object({ status: Status.optional(), kind: Kind.optional(), accountId: line(64).optional() }),
    sort: ['dueAt'],
    create: z.object({ accountId: AccountId, kind: Kind, reason: Reason.min(10, sentence), ...nominee }),
    errors: [errors.NO_SUCH_HOUSEHOLD, errors.ASKED_ALREADY, errors.NOMINEE_NEEDED],
  }),
  staffPrivacyActions: {
    previewErasure: endpoint({
      method: 'GET',
      path: '/staff/households/:id/erasure',
      summary: 'Staff: preview what the deletion of a household removes, what it keeps and what stops it',
      access: `staff:${feature}.view`,
      params: z.object({ id: AccountId }),
      response: ErasurePreview,
      errors: [errors.NO_SUCH_HOUSEHOLD],
    }),
    sendCode: endpoint({
      method: 'POST',
      path: '/staff/privacy-requests/:id/code',
      summary: 'Staff: send a code to the household’s number, to be read out by the caller',
      access: `staff:${feature}.edit`,
      params,
      body: z.object(answerLanguage),
      response: Verification,
      errors: [commonErrors.NOT_FOUND_ERROR, errors.REQUEST_DECIDED, ...sendErrors],
      limit: { calls: 30, perSeconds: 600 },
    }),
    prove: endpoint({
      method: 'POST',
      path: '/staff/privacy-requests/:id/proof',
      summary: 'Staff: confirm that a privacy request comes from the family',
      access: `staff:${feature}.edit`,
      params,
      body: z.object({
        code: z.object(givenCode).optional(),
        /** "Came to the Indiranagar centre with her passport": never the document’s number. */
        seen: line(300).min(10, sentence).optional(),
      }),
      response: z.object({ isProven: z.boolean() }),
      errors: [
        commonErrors.NOT_FOUND_ERROR,
        errors.REQUEST_DECIDED,
        errors.NOT_PROVEN,
        otpErrors.INCORRECT_OTP,
        otpErrors.OTP_EXPIRED,
      ],
      limit: { calls: 30, perSeconds: 600 },
    }),
    decideRequest: decisionOn({
      of: 'privacy-requests',
      feature,
      summary: 'approve or reject a privacy request',
      errors: [
        errors.NO_SUCH_HOUSEHOLD,
        errors.NOT_PROVEN,
        errors.REQUEST_DECIDED,
        errors.OWN_REQUEST,
        privacyErrors.MONEY_UNDER_WAY,
      ],
    }),
    withdraw: endpoint({
      method: 'POST',
      path: '/staff/privacy-requests/:id/withdraw',
      summary: 'Staff: withdraw a request that staff recorded, because the family takes it back',
      access: `staff:${feature}.edit`,
      params,
      body: z.object({ note: Reason.min(10, sentence) }),
      response: z.object({ isWithdrawn: z.boolean() }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.REQUEST_DECIDED, errors.ASKED_BY_FAMILY],
    }),
    fetchData: endpoint({
      method: 'POST',
      path: '/staff/privacy-requests/:id/data',
      summary: 'Staff: export a household’s data for an approved request, and record the access',
      access: `staff:${feature}.edit`,
      params,
      response: PersonalData,
      errors: [commonErrors.NOT_FOUND_ERROR, errors.NO_SUCH_HOUSEHOLD, errors.NOT_TO_BE_FETCHED],
      limit: { calls: 30, perSeconds: 3_600, everywhere: true },
    }),
  },
}
