import { defineModule } from '#server/platform/module.ts'
import { sessionRoutes } from './routes.ts'

export const sessions = defineModule({ name: 'sessions', operations: sessionRoutes })
