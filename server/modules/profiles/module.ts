import { noticePreferences, offerStops } from '#server/modules/notices/index.ts'
import { defineModule } from '#server/platform/module.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { profilesMessages } from './reference/messages.ts'
import { profilesRows } from './reference/rows.ts'
import { household } from './household.ts'
import { noticeGrownUpJob } from './grown-up.ts'
import { noticePreference } from './preferences.ts'
import { profileRoutes } from './routes.ts'
import { profilesStaff } from './staff.ts'
import { stopOffers } from './store.ts'
import { profilesWaiting } from './waiting.ts'

export const profiles = defineModule({
  name: 'profiles',
  messages: profilesMessages,
  reference: profilesRows,
  contributes: [noticePreferences(noticePreference), offerStops(stopOffers), workQueues(...profilesWaiting)],
  household,
  operations: [...profileRoutes, ...profilesStaff],
  jobs: [noticeGrownUpJob],
})
