// Limits that forms show. It knows no zod.
export const QUESTION_LENGTH = 300
export const MOST_OPTIONS = 6
/** A question stays open for so long. */
export const SECONDS = { least: 20, most: 120 } as const
/** Questions of the bank that can be answered in a class. */
export const BANK_KINDS = ['SCQ', 'MCQ', 'NUMERIC'] as const
