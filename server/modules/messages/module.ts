import { A_YEAR_OF_LOGS } from '#server/platform/jobs/retention.ts'
import { defineModule } from '#server/platform/module.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { messagesStaff } from './staff.ts'
import { messagesWaiting } from './waiting.ts'

export const messages = defineModule({
  name: 'messages',
  contributes: [workQueues(...messagesWaiting)],
  operations: messagesStaff,
  retention: [
    {
      table: 'messages.sent',
      column: 'at',
      days: A_YEAR_OF_LOGS,
      because: 'whether a message arrived, for a year; it has no text',
    },
    {
      table: 'messages.unreachable_mail',
      column: 'at',
      days: A_YEAR_OF_LOGS,
      because: 'an address that took no mail is tried again after a year; only a hash of it is kept',
    },
  ],
})
