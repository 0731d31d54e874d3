/** "TATA_SKY" */
export const PARTNER_CODE = /^[A-Z][A-Z0-9_]{1,30}$/

/** A token of a partner's customer: why it opens nothing, or that it does. */
export const TOKEN_STATES = ['VALID', 'NOT_A_TOKEN', 'OVER', 'LASTS_TOO_LONG', 'NOT_SIGNED', 'USED'] as const
export type TokenState = (typeof TOKEN_STATES)[number]
