import { defineModule } from '#server/platform/module.ts'
import { instalmentsMessages } from './reference/messages.ts'
import { instalmentsRows } from './reference/rows.ts'
import { household } from './household.ts'
import { dueCards } from './overdue/due-cards.ts'
import { paidListener, returnedListener } from './follow-orders.ts'
import { noticeChecks } from './notices.ts'
import { remindJob } from './remind.ts'
import { instalmentRoutes } from './routes.ts'
import { laterPart } from './sells.ts'
import { instalmentsStaff } from './staff.ts'

export const instalments = defineModule({
  name: 'instalments',
  messages: instalmentsMessages,
  reference: instalmentsRows,
  household,
  feed: dueCards,
  operations: [...instalmentRoutes, ...instalmentsStaff],
  jobs: [remindJob],
  noticeChecks,
  listeners: [paidListener, returnedListener],
  sells: [laterPart],
})
