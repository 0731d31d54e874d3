// The organisation that a family came from, as the family sees it, and its end. Learning reference, section 11.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, Instant } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { clientErrors as errors } from './errors.ts'

const OrganisationLink = z.object({
  /** Null: the learner's household came from no organisation. */
  link: z
    .object({
      partner: z.string(),
      /** The programs' owners who read what the family shares, by name. */
      organisations: z.array(z.string()),
      cameAt: Instant,
      /** Set while the family has ended it. */
      endedAt: Instant.nullable(),
      /** From when on this learner is shared; null: the organisation reads nothing about the learner. */
      sharedSince: Instant.nullable(),
      /** True for the household in which the learner lives. */
      mayEnd: z.boolean(),
    })
    .nullable(),
})
export type OrganisationLink = z.infer<typeof OrganisationLink>

export const clientsSharingApi = {
  getOrganisationLink: endpoint({
    method: 'GET',
    path: '/consent/organisation',
    summary: 'Get the organisation that a learner’s household came from, and what it may read',
    access: 'learner',
    query: z.object({ userId: LearnerId.optional(), ...callerFields }),
    response: OrganisationLink,
  }),
  changeOrganisationLink: endpoint({
    method: 'POST',
    path: '/consent/organisation',
    summary: 'End the link with the organisation, or allow it again (nothing is shared until somebody agrees anew)',
    access: 'learner',
    body: z.object({ userId: LearnerId.optional(), isEnded: z.boolean(), ...callerFields }),
    response: OrganisationLink,
    errors: [errors.NO_ORGANISATION],
  }),
}
