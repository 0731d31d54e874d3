// Study material: its kinds, who may open it, and its states.
export const RESOURCE_KINDS = ['NOTES', 'FORMULAE', 'NCERT_SOLUTIONS', 'PREVIOUS_YEAR', 'SAMPLE_PAPER', 'FILM'] as const
export type ResourceKind = (typeof RESOURCE_KINDS)[number]

/** FREE: everybody. LOGIN: who is signed in. ENROLLED: a learner who takes one of the resource's courses now. */
export const RESOURCE_ACCESS = ['FREE', 'LOGIN', 'ENROLLED'] as const
export type ResourceAccess = (typeof RESOURCE_ACCESS)[number]

export const RESOURCE_STATES = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const

/** Openings of one household, or of one address without a login, in a day. */
export const DAILY_QUOTA = 40
