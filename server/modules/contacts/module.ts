import { defineModule } from '#server/platform/module.ts'
import { mailMissingAddressJob } from './email.ts'
import { contactRoutes } from './routes.ts'
import { notifyOldNumberJob } from './notify-old-number.ts'
import { contactsMessages } from './reference/messages.ts'

export const contacts = defineModule({
  name: 'contacts',
  operations: contactRoutes,
  jobs: [notifyOldNumberJob, mailMissingAddressJob],
  messages: contactsMessages,
})
