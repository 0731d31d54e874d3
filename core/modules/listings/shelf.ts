// The sort orders of short programmes.

/** How a short programme is held. */
export const FORMATS = ['SHORT_TERM', 'ONE_TO_ONE', 'TOPIC_SPECIFIC'] as const
export type Format = (typeof FORMATS)[number]

/** The tabs of their list, in order: commerce spec, section 7; learning spec, section 2. */
export const SHORT_PROGRAM_TYPES = ['FEATURED', ...FORMATS] as const
export type ShortProgramType = (typeof SHORT_PROGRAM_TYPES)[number]
