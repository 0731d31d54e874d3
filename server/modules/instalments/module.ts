import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { dueCards } from './due-cards.ts'
import { paidListener, returnedListener } from './follow-orders.ts'
import { noticeJob } from './notices.ts'
import { remindJob } from './remind.ts'
import { instalmentRoutes } from './routes.ts'
import { laterPart } from './sells.ts'
import { instalmentsStaff } from './staff.ts'
import { instalmentsMessages } from './reference/messages.ts'
import { instalmentsRows } from './reference/rows.ts'

export const instalments = defineModule({
  name: 'instalments',
  household,
  feed: dueCards,
  operations: [...instalmentRoutes, ...instalmentsStaff],
  jobs: [noticeJob, remindJob],
  listeners: [paidListener, returnedListener],
  sells: [laterPart],
  messages: instalmentsMessages,
  reference: instalmentsRows,
})
