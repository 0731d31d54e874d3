import { noticesApi } from '#core/modules/notices/api.ts'
import { routes } from '#server/platform/call.ts'
import { getPush, turnPushOff, turnPushOn } from './push/turn-push.ts'
import { countUnreadOf, readAll, readNotices, readOne } from './centre/read-notices.ts'

export const noticeRoutes = routes(noticesApi, {
  listNotices: readNotices,
  countUnread: (ctx, _, { actor }) => countUnreadOf(ctx, actor),
  readNotice: (ctx, { noticeId }, { actor }) => readOne(ctx, actor, noticeId),
  readAllNotices: (ctx, _, { actor }) => readAll(ctx, actor),
  getPush: (ctx, _, { session }) => getPush(ctx, session()),
  turnPushOn: (ctx, subscription, { actor, session }) => turnPushOn(ctx, actor, session(), subscription),
  turnPushOff: (ctx, _, { session }) => turnPushOff(ctx, session()),
})
