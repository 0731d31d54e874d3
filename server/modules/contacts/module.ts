import { defineModule } from '#server/platform/module.ts'
import { mailMissingAddressJob } from './email.ts'
import { contactRoutes } from './routes.ts'

export const contacts = defineModule({
  name: 'contacts',
  operations: contactRoutes,
  jobs: [mailMissingAddressJob],
})
