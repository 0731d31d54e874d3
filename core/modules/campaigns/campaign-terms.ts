// Its own file: the console reads it without zod.

/** WAITING: for a second person. SENDING ends as DONE or STOPPED. */
export const CAMPAIGN_STATUSES = ['DRAFT', 'WAITING', 'SENDING', 'STOPPED', 'DONE'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

/** ENROLLED: a learner who takes one of the courses. NOT_ENROLLED: a learner who takes none of them. */
export const ENROLMENT_FILTERS = ['ANY', 'ENROLLED', 'NOT_ENROLLED'] as const

/** Why a household of the audience gets nothing. NO_MATCH: it has left the audience since. STOPPED: the campaign ended before its turn. */
export const OUTCOMES = ['CHILD_MODE', 'DO_NOT_CALL', 'NO_CONSENT', 'OFF', 'NO_ADDRESS', 'TOO_MANY_OFFERS', 'NO_MATCH', 'STOPPED'] as const // prettier-ignore
export type Outcome = (typeof OUTCOMES)[number]

/** Messages that all campaigns together hand over in a second. */
export const MOST_A_SECOND = 50
/** A campaign to more households needs a second person. */
export const MOST_WITHOUT_APPROVAL = 1_000
