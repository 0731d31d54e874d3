import { consentStaffApi } from '#core/modules/consent/staff-api.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'

const consents = tableStore({
  table: 'consent.entry',
  fields: ['learnerId', 'accountId', 'purpose', 'given', 'noticeVersion', 'lang', 'method', 'at'],
  instants: ['at'],
  search: ['learnerId', 'accountId'],
  sortedBy: 'at',
  newestFirst: true,
})

export const consentStaff = resourceOperations('consents', consentStaffApi.staffConsents, consents)
