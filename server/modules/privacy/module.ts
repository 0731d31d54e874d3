import { defineModule } from '#server/platform/module.ts'
import { privacyMessages } from './reference/messages.ts'
import { household } from './household.ts'
import { noticeChecks } from './notify-deletion.ts'
import { deleteDueJob } from './delete-due.ts'
import { privacyRoutes } from './routes.ts'
import { privacyStaff } from './staff.ts'
import { privacyWaiting } from './waiting.ts'

export const privacy = defineModule({
  name: 'privacy',
  messages: privacyMessages,
  waiting: privacyWaiting,
  household,
  operations: [...privacyRoutes, ...privacyStaff],
  jobs: [deleteDueJob],
  noticeChecks,
})
