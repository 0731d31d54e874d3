// It knows no zod.
/** The terms that a payer agrees to with a mandate. Another text is another version. */
export const MANDATE_TERMS_VERSION = '2026-11'
