import { defineModule } from '#server/platform/module.ts'
import { renewalRoutes } from './routes.ts'

export const renewals = defineModule({ name: 'renewals', operations: renewalRoutes })
