// Limits that forms show. It knows no zod.
export const QUESTION_LENGTH = 300
export const MOST_OPTIONS = 6
