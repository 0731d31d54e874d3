import { defineModule } from '#server/platform/module.ts'
import { mailMissingAddressJob } from './email.ts'
import { contactRoutes } from './routes.ts'
<<<<<<< HEAD
import { tellOldNumberJob } from './tell-old-number.ts'
import { contactsMessages } from './reference/messages.ts'
=======
import { notifyOldNumberJob } from './notify-old-number.ts'
>>>>>>> main

export const contacts = defineModule({
  name: 'contacts',
  operations: contactRoutes,
<<<<<<< HEAD
  jobs: [tellOldNumberJob, mailMissingAddressJob],
  messages: contactsMessages,
=======
  jobs: [notifyOldNumberJob, mailMissingAddressJob],
>>>>>>> main
})
