import { defineModule } from '#server/platform/module.ts'
import { otpMessages } from './reference/messages.ts'
import { household } from './household.ts'
import { otpRoutes } from './routes.ts'

export const otp = defineModule({
  name: 'otp',
  messages: otpMessages,
  household,
  operations: otpRoutes,
  retention: [
    {
      table: 'otp.verification',
      column: 'expires_at',
      days: 30,
      because: 'somebody may complain about a code for so long',
    },
  ],
})
