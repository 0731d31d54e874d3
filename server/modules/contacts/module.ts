import { defineModule } from '#server/platform/module.ts'
import { contactsMessages } from './reference/messages.ts'
import { mailMissingAddressJob } from './email.ts'
import { contactRoutes } from './routes.ts'

export const contacts = defineModule({
  name: 'contacts',
  messages: contactsMessages,
  operations: contactRoutes,
  jobs: [mailMissingAddressJob],
})
