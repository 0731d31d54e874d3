import { z } from 'zod'
import { event } from '#core/kernel/event.ts'
import { Instant } from '#core/kernel/schemas.ts'

/** All sessions of a member of staff that were open at this time have ended. */
export const MemberLoggedOut = event('staff.member-logged-out', z.object({ staffId: z.string(), at: Instant }))

/** A browser in which this support view was open has logged out, or somebody else has logged in there. */
export const SupportViewLeft = event('staff.support-view-left', z.object({ viewId: z.string(), at: Instant }))
