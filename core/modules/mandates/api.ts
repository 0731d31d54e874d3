import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { line, Paise } from '#core/kernel/schemas.ts'
import { paymentErrors } from '#core/modules/payments/errors.ts'
import { PLATFORMS } from '#core/modules/payments/upi.ts'
import { answerLanguage } from '#core/taxonomy/schemas.ts'
import { mandateErrors as errors } from './errors.ts'
import { DebitId, Mandate, MandateId, MandateOffer } from './mandate.ts'
import { MANDATE_METHODS } from './standing.ts'

const one = { mandateId: MandateId }

export const mandatesApi = {
  listMandates: endpoint({
    method: 'GET',
    path: '/mandates',
    summary: 'List auto-debits and the courses that can have one',
    access: 'household',
    response: z.object({ mandates: z.array(Mandate), offers: z.array(MandateOffer) }),
  }),
  registerMandate: endpoint({
    method: 'POST',
    path: '/mandates',
    summary: 'Start an auto-debit at the payer’s bank (repeating returns the pending one)',
    access: 'household',
    body: z.object({
      planId: line(64),
      method: z.enum(MANDATE_METHODS),
      cap: Paise,
      /** The version of the terms that were on the page when the payer agreed. */
      agreedTo: line(20),
      platform: z.enum(PLATFORMS).default('desktop'),
      ...answerLanguage,
    }),
    response: Mandate,
    errors: [
      errors.NO_MANDATE_OFFER,
      errors.HAS_MANDATE,
      errors.TERMS_NOT_AGREED,
      errors.INVALID_CAP,
      paymentErrors.GATEWAY_AWAY,
    ],
    limit: { calls: 20, perSeconds: 60 },
  }),
  getMandate: endpoint({
    method: 'GET',
    path: '/mandates/:mandateId',
    summary: 'Get an auto-debit (asks the bank while approval is pending)',
    access: 'household',
    params: z.object(one),
    response: Mandate,
    errors: [errors.MANDATE_NOT_FOUND],
    limit: { calls: 120, perSeconds: 60 },
  }),
  skipDebit: endpoint({
    method: 'POST',
    path: '/mandates/:mandateId/skip',
    summary: 'Skip one debit of an auto-debit and pay it by hand',
    access: 'household',
    params: z.object(one),
    body: z.object({ debitId: DebitId }),
    response: Mandate,
    errors: [errors.MANDATE_NOT_FOUND, errors.NOTHING_TO_SKIP],
  }),
  pauseMandate: endpoint({
    method: 'POST',
    path: '/mandates/:mandateId/pause',
    summary: 'Pause an auto-debit',
    access: 'household',
    params: z.object(one),
    response: Mandate,
    errors: [errors.MANDATE_NOT_FOUND, errors.MANDATE_CLOSED],
  }),
  resumeMandate: endpoint({
    method: 'POST',
    path: '/mandates/:mandateId/resume',
    summary: 'Resume an auto-debit',
    access: 'household',
    params: z.object(one),
    response: Mandate,
    errors: [errors.MANDATE_NOT_FOUND, errors.MANDATE_CLOSED],
  }),
  revokeMandate: endpoint({
    method: 'POST',
    path: '/mandates/:mandateId/revoke',
    summary: 'End an auto-debit, here and at the bank',
    access: 'household',
    params: z.object(one),
    response: Mandate,
    errors: [errors.MANDATE_NOT_FOUND, errors.MANDATE_CLOSED],
  }),
}
