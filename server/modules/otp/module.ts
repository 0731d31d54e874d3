import { defineModule } from '#server/platform/module.ts'
import { otpMessages } from './reference/messages.ts'
import { household } from './household.ts'
import { otpRoutes } from './routes.ts'
import { tidyCodesJob } from './tidy.ts'

export const otp = defineModule({
  name: 'otp',
  messages: otpMessages,
  household,
  operations: otpRoutes,
  jobs: [tidyCodesJob],
})
