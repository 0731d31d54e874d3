import { noticeChecks } from '#server/modules/notices/index.ts'
import { defineModule } from '#server/platform/module.ts'
import { feed } from '#server/platform/points/feed.ts'
import { sellables } from '#server/platform/points/sellables.ts'
import { instalmentsMessages } from './reference/messages.ts'
import { instalmentsRows } from './reference/rows.ts'
import { household } from './household.ts'
import { dueCards } from './overdue/due-cards.ts'
import { paidListener, returnedListener } from './follow-orders.ts'
import { partChecks } from './notices.ts'
import { remindJob } from './remind.ts'
import { instalmentRoutes } from './routes.ts'
import { laterPart } from './sells.ts'
import { instalmentsStaff } from './staff.ts'

export const instalments = defineModule({
  name: 'instalments',
  messages: instalmentsMessages,
  reference: instalmentsRows,
  household,
  contributes: [feed(dueCards), noticeChecks(partChecks), sellables(laterPart)],
  operations: [...instalmentRoutes, ...instalmentsStaff],
  jobs: [remindJob],
  listeners: [paidListener, returnedListener],
})
