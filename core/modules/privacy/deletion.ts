// Between asking for an account to be deleted and its end: a change of mind, or a thief, costs nothing. It knows no zod.
import { DAY } from '#core/kernel/time.ts'

export const DELETION_GRACE_DAYS = 7
export const DELETION_GRACE = DELETION_GRACE_DAYS * DAY
