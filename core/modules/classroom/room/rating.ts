// The limit that the form shows. It knows no zod.
export const RATING_LENGTH = 300
