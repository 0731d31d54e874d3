import type { Module } from '#server/platform/module.ts'
import { otpRoutes } from './routes.ts'
import { tidyCodesJob } from './tidy.ts'

export const otp: Module = { name: 'otp', operations: otpRoutes, jobs: [tidyCodesJob] }
