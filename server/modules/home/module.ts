import { defineModule } from '#server/platform/module.ts'
import { forgetLanternsListener } from './forget.ts'
import { homeRoutes } from './routes.ts'
import { homeStaff } from './staff.ts'

export const home = defineModule({
  name: 'home',
  operations: [...homeRoutes, ...homeStaff],
  listeners: [forgetLanternsListener],
})
