import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { noticeGrownUpJob } from './grown-up.ts'
import { noticePreference } from './preferences.ts'
import { profileRoutes } from './routes.ts'
import { profilesStaff } from './staff.ts'
import { profilesWaiting } from './waiting.ts'

export const profiles = defineModule({
  name: 'profiles',
  waiting: profilesWaiting,
  household,
  operations: [...profileRoutes, ...profilesStaff],
  noticePreference,
  jobs: [noticeGrownUpJob],
})
