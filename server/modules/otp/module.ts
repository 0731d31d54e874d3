import { defineModule } from '#server/platform/module.ts'
import { otpRoutes } from './routes.ts'
import { tidyCodesJob } from './tidy.ts'

export const otp = defineModule({ name: 'otp', operations: otpRoutes, jobs: [tidyCodesJob] })
