// Whose demo it is: the session's household has the learner, or the caller has the signed link.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DAY, isBefore, later } from '#core/kernel/time.ts'
import { isLearnerOf } from '#server/modules/accounts/index.ts'
import type { Actor } from '#server/platform/access/actor.ts'
import { readLink, signLink } from '#server/platform/access/signed-link.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findBooking, findBookingOfRoot, type StoredBooking } from '../store.ts'

/** A demo is at most a week away, and is moved a few times. */
const LINK_LIFE = 60 * DAY

export function managePathOf(ctx: Ctx, { rootId, createdAt }: Pick<StoredBooking, 'rootId' | 'createdAt'>): string {
  return `/demo/manage/${signLink(ctx, 'demo', { subject: rootId, expiresAt: later(createdAt, LINK_LIFE) })}`
}

/** Throws NOT_FOUND_ERROR for a link that we did not sign, or that has ended. */
export async function getLinkedBooking(ctx: Ctx, link: string): Promise<StoredBooking> {
  const signed = readLink(ctx, 'demo', link)
  const isValid = signed !== undefined && isBefore(ctx.now(), signed.expiresAt)
  const booking = isValid ? await findBookingOfRoot(ctx.db, signed.subject) : undefined
  if (!booking) throw commonErrors.NOT_FOUND_ERROR()
  return booking
}

interface BookingAsk {
  readonly id: string
  readonly link?: string | undefined
}

/** Throws NOT_LOGGED_IN without a session and a link, and NOT_FOUND_ERROR for the demo of somebody else. */
export async function getOwnBooking(ctx: Ctx, actor: Actor, { id, link }: BookingAsk): Promise<StoredBooking> {
  if (link !== undefined) {
    const linked = await getLinkedBooking(ctx, link)
    if (linked.id !== id) throw commonErrors.NOT_FOUND_ERROR()
    return linked
  }
  if (actor.kind !== 'household') throw commonErrors.NOT_LOGGED_IN()
  const booking = await findBooking(ctx.db, id)
  const isOwn = booking && (await isLearnerOf(ctx.db, actor.accountId, booking.learnerId))
  if (!booking || !isOwn) throw commonErrors.NOT_FOUND_ERROR()
  return booking
}
