// Guardians of a learner, as staff see, link and unlink them.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Sentence } from '#core/kernel/resource.ts'
import { decisionOn, requests } from '#core/kernel/resource/requests.ts'
import { Instant, inWords, line } from '#core/kernel/schemas.ts'
import { AccountId, LearnerId } from '#core/modules/accounts/account.ts'
import { guardianErrors as errors } from './errors.ts'
import { CONSENT_WORDS, CONSENTS, GUARDIAN_CHANGES } from './guardian-change.ts'

const feature = 'households'
const Kind = z.enum(GUARDIAN_CHANGES)
const Consent = inWords(z.enum(CONSENTS), CONSENT_WORDS)

const refusals = [
  errors.LEARNER_IS_A_CHILD,
  errors.IS_GUARDIAN_ALREADY,
  errors.TOO_MANY_GUARDIANS,
  errors.IS_NO_GUARDIAN,
  errors.LEARNER_LIVES_THERE,
  errors.LAST_GUARDIAN,
]

export const guardianStaffApi = {
  staffGuardianChanges: requests({
    name: 'guardian-changes',
    isPersonal: true,
    feature,
    subject: {
      kind: Kind,
      learnerId: z.string(),
      /** The household of the guardian. */
      accountId: z.string(),
      consent: Consent,
    },
    filter: { learnerId: line(64).optional(), accountId: line(64).optional() },
    create: z.object({
      kind: Kind,
      learnerId: LearnerId,
      accountId: AccountId,
      consent: Consent,
      reason: Sentence,
    }),
    errors: [commonErrors.NOT_FOUND_ERROR, errors.GUARDIAN_CHANGE_ASKED, ...refusals],
  }),
  staffGuardianActions: {
    listGuardians: endpoint({
      method: 'GET',
      path: '/staff/learners/:id/guardians',
      summary: 'Staff: list the guardians of a learner, with masked numbers',
      access: `staff:${feature}.view`,
      params: z.object({ id: LearnerId }),
      response: z.array(
        z.object({
          accountId: AccountId,
          /** "••••••• 210" */
          phone: z.string(),
          /** The learner lives in this household. */
          isHome: z.boolean(),
          since: Instant,
        }),
      ),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    decideGuardianChange: decisionOn({
      of: 'guardian-changes',
      feature,
      summary: 'approve or refuse to link or unlink a guardian',
      errors: [errors.OWN_GUARDIAN_CHANGE, errors.GUARDIAN_CHANGE_DECIDED, ...refusals],
    }),
  },
}
