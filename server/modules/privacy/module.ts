import { noticeChecks } from '#server/modules/notices/index.ts'
import { defineModule } from '#server/platform/module.ts'
import { ownedThings } from '#server/platform/access/points/owned-things.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { privacyMessages } from './reference/messages.ts'
import { household } from './household.ts'
import { deletionChecks } from './notify-deletion.ts'
import { deleteDueJob } from './delete-due.ts'
import { privacyRoutes } from './routes.ts'
import { privacyStaff } from './staff.ts'
import { privacyWaiting } from './waiting.ts'
import { ownRequest } from './requests/own-requests.ts'

export const privacy = defineModule({
  name: 'privacy',
  messages: privacyMessages,
  contributes: [ownedThings({ dataRequest: ownRequest }), workQueues(...privacyWaiting), noticeChecks(deletionChecks)],
  household,
  operations: [...privacyRoutes, ...privacyStaff],
  jobs: [deleteDueJob],
})
