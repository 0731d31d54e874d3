import { A_YEAR_OF_LOGS } from '#server/platform/jobs/retention.ts'
import { defineModule } from '#server/platform/module.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { otpMessages } from './reference/messages.ts'
import { household } from './household.ts'
import { otpRoutes } from './routes.ts'
import { stopsStaff, stopsWaiting } from './stops/staff.ts'

export const otp = defineModule({
  name: 'otp',
  messages: otpMessages,
  household,
  contributes: [workQueues(...stopsWaiting)],
  operations: [...otpRoutes, ...stopsStaff],
  retention: [
    {
      table: 'otp.verification',
      column: 'expires_at',
      days: 30,
      because: 'somebody may complain about a code for so long',
    },
    {
      table: 'otp.known_browser',
      column: 'known_at',
      days: 365,
      because: 'the browser keeps its cookie for so long, and strangers cannot use up its codes meanwhile',
    },
    { table: 'otp.prefix_minute', column: 'minute', days: 2, because: 'codes count for a quarter of an hour' },
    {
      table: 'otp.code_stop',
      column: 'stopped_at',
      days: A_YEAR_OF_LOGS,
      because: 'when families got no codes, for a year',
    },
  ],
})
