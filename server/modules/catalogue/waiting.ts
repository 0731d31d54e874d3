import { coursesStaffApi as api } from '#core/modules/catalogue/staff-courses-api.ts'
import { pricesStaffApi } from '#core/modules/catalogue/staff-prices-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const catalogueWaiting = [
  waiting(api.staffCourses, { label: 'Courses to publish', group: 'PUBLISHING', filter: { hasDraft: true } }),
  waiting(pricesStaffApi.staffPriceChanges, {
    label: 'Prices to approve',
    group: 'PUBLISHING',
    filter: { status: 'WAITING' },
    since: 'askedAt',
  }),
]
