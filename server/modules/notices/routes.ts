import { noticesApi } from '#core/modules/notices/api.ts'
import { routes } from '#server/platform/call.ts'
import { countUnreadOf, readAll, readNotices, readOne } from './centre/read-notices.ts'

export const noticeRoutes = routes(noticesApi, {
  listNotices: (ctx, asked, { actor }) => readNotices(ctx, actor, asked),
  countUnread: (ctx, _, { actor }) => countUnreadOf(ctx, actor),
  readNotice: (ctx, { noticeId }, { actor }) => readOne(ctx, actor, noticeId),
  readAllNotices: (ctx, _, { actor }) => readAll(ctx, actor),
})
