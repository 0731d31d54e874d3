import { MINUTE } from '#core/kernel/time.ts'

/** How long a code counts. It knows no zod. */
export const OTP_LIFE_MS = 5 * MINUTE
