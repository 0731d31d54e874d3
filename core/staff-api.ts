// Every endpoint of the operations console, one line per module. Each resource is a group of its own.
import { catalogueStaffApi } from './modules/catalogue/staff-api.ts'
import { contentStaffApi } from './modules/content/staff-api.ts'
import { couponsStaffApi } from './modules/coupons/staff-api.ts'
import { ledgerStaffApi } from './modules/ledger/staff-api.ts'
import { messagesStaffApi } from './modules/messages/staff-api.ts'
import { ordersStaffApi } from './modules/orders/staff-api.ts'
import { paymentsStaffApi } from './modules/payments/staff-api.ts'
import { plansStaffApi } from './modules/plans/staff-api.ts'
import { staffApi as ownStaffApi } from './modules/staff/staff-api.ts'

export const staffApi = {
  ...catalogueStaffApi,
  ...contentStaffApi,
  ...couponsStaffApi,
  ...ledgerStaffApi,
  ...messagesStaffApi,
  ...ordersStaffApi,
  ...paymentsStaffApi,
  ...plansStaffApi,
  ...ownStaffApi,
}
