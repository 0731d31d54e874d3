import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { accountRoutes } from './routes.ts'
import { accountsStaff } from './staff.ts'

export const accounts = defineModule({ name: 'accounts', household, operations: [...accountRoutes, ...accountsStaff] })
