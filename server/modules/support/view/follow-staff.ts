import { MemberLoggedOut, SupportViewLeft } from '#core/modules/staff/events.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { endView, endViewsBy } from './store.ts'

/** A support view ends with the sessions of its member of staff, for the family and in the list. */
export const loggedOutListener = listener('support.end-views', MemberLoggedOut, (ctx, { staffId, at }) =>
  endViewsBy(ctx.db, staffId, at),
)

export const leftViewListener = listener('support.end-view', SupportViewLeft, async (ctx, { viewId, at }) => {
  await ctx.db.transaction().execute((tx) => endView(tx, { id: viewId, by: 'STAFF' }, at))
})
