import { defineModule } from '#server/platform/module.ts'
import { enrolmentRoutes } from './routes.ts'

export const enrolments = defineModule({ name: 'enrolments', operations: enrolmentRoutes })
