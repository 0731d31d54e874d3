import { MemberLoggedOut } from '#core/modules/staff/events.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { endViewsBy } from './store.ts'

/** The session by which a member of staff looked has ended with the others: so has the look, for the family and in the list. */
export const loggedOutListener = listener('support.end-views', MemberLoggedOut, (ctx, { staffId, at }) =>
  endViewsBy(ctx.db, staffId, at),
)
