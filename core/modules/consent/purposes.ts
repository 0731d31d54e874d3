// Its own file: the console reads it without zod.
/** Only the first is needed to learn here; none of the others may be made a condition. */
export const CONSENT_PURPOSES = ['CORE_LEARNING', 'LIVE_AV', 'RECORDING', 'CENTRE_SHARING', 'RESULTS_PUBLICITY', 'PARENT_MARKETING', 'WHATSAPP'] as const // prettier-ignore
