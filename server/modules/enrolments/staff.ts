import { enrolmentsStaffApi } from '#core/modules/enrolments/staff-api.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'

const enrolments = tableStore(enrolmentsStaffApi.staffEnrolments, {
  table: 'enrolments.enrolment',
  search: ['accountId', 'learnerId', 'orderId'],
  keys: ['accountId', 'learnerId', 'orderId'],
})

export const enrolmentsStaff = resourceOperations(enrolmentsStaffApi.staffEnrolments, enrolments)
