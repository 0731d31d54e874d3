import { defineModule } from '#server/platform/module.ts'
import { mailMissingAddressJob } from './email.ts'
import { contactRoutes } from './routes.ts'
import { notifyOldNumberJob } from './notify-old-number.ts'

export const contacts = defineModule({
  name: 'contacts',
  operations: contactRoutes,
  jobs: [notifyOldNumberJob, mailMissingAddressJob],
})
