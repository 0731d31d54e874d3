import { clickstreamApi } from '#core/modules/clickstream/api.ts'
import { clickstreamStaffApi } from '#core/modules/clickstream/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import { defineModule } from '#server/platform/module.ts'
import { closeDaysJob } from './close-days.ts'
import { household } from './household.ts'
import { keepMonthsJob, serverListeners } from './follow.ts'
import { funnel } from './funnel.ts'
import { noteEvents } from './note-events.ts'
import { outcomeListeners } from './note-outcomes.ts'

export const clickstream = defineModule({
  name: 'clickstream',
  household,
  operations: [
    ...routes(clickstreamApi, { productBuyOrLanding: noteEvents }),
    ...routes(clickstreamStaffApi.staffFunnel, { getFunnel: funnel }),
  ],
  listeners: [...serverListeners, ...outcomeListeners],
  jobs: [keepMonthsJob, closeDaysJob],
})
