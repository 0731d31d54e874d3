// The notification centre of a household.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields } from '#core/kernel/schemas.ts'
import { answerLanguage } from '#core/taxonomy/schemas.ts'
import { noticeErrors } from './errors.ts'
import { Notice, NoticeCursor, NoticeId, UnreadCount } from './notice.ts'
import { PushState, PushSubscription } from './push-subscription.ts'

export const noticesApi = {
  listNotices: endpoint({
    method: 'GET',
    path: '/notifications',
    summary: 'List this household’s notices, newest first, by the cursor of the page before',
    access: 'household',
    query: z.object({ cursor: NoticeCursor.optional(), ...answerLanguage, ...callerFields }),
    response: z.object({
      notices: z.array(Notice),
      ...UnreadCount.shape,
      /** Asks for the next page; null when this is the last. */
      nextCursor: z.string().nullable(),
    }),
  }),
  countUnread: endpoint({
    method: 'GET',
    path: '/notifications/unread',
    summary: 'Count the notices that this household has not read, at most 99',
    access: 'household',
    query: z.object(callerFields),
    response: UnreadCount,
  }),
  readNotice: endpoint({
    method: 'PUT',
    path: '/notifications/:noticeId/read',
    summary: 'Mark a notice of this household as read (an unknown one changes nothing)',
    access: 'household',
    params: z.object({ noticeId: NoticeId }),
    body: z.object(callerFields),
    response: UnreadCount,
  }),
  readAllNotices: endpoint({
    method: 'PUT',
    path: '/notifications/read',
    summary: 'Mark every notice as read',
    access: 'household',
    body: z.object(callerFields),
    response: UnreadCount,
  }),
  getPush: endpoint({
    method: 'GET',
    path: '/notifications/push',
    summary: 'Whether this browser gets push messages, and the key with which it subscribes',
    access: 'household',
    query: z.object(callerFields),
    response: PushState,
  }),
  turnPushOn: endpoint({
    method: 'PUT',
    path: '/notifications/push',
    summary: 'Send push messages to this browser, until its session ends',
    access: 'household',
    body: PushSubscription.extend(callerFields),
    response: PushState,
    errors: [noticeErrors.PUSH_NOT_AVAILABLE, noticeErrors.PUSH_SERVICE_REFUSED],
  }),
  turnPushOff: endpoint({
    method: 'PUT',
    path: '/notifications/push/off',
    summary: 'Send no more push messages to this browser',
    access: 'household',
    body: z.object(callerFields),
    response: PushState,
  }),
}
