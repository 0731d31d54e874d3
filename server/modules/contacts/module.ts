import { defineModule } from '#server/platform/module.ts'
import { mailMissingAddressJob } from './email.ts'
import { contactRoutes } from './routes.ts'
import { tellOldNumberJob } from './tell-old-number.ts'
import { contactsMessages } from './reference/messages.ts'

export const contacts = defineModule({
  name: 'contacts',
  operations: contactRoutes,
  jobs: [tellOldNumberJob, mailMissingAddressJob],
  messages: contactsMessages,
})
