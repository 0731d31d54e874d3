import { messagesStaffApi as api } from '#core/modules/messages/staff-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const messagesWaiting = [
  waiting(api.staffSent, {
    label: 'Undelivered messages',
    group: 'OPERATIONS',
    filter: { hasFailed: true },
    since: 'at',
  }),
]
