import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { otpRoutes } from './routes.ts'
import { tidyCodesJob } from './tidy.ts'
import { otpMessages } from './reference/messages.ts'

export const otp = defineModule({
  name: 'otp',
  household,
  operations: otpRoutes,
  jobs: [tidyCodesJob],
  messages: otpMessages,
})
