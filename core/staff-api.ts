// Every endpoint of the operations console, one line per module. Each resource is a group of its own.
import { accountsStaffApi } from './modules/accounts/staff-api.ts'
import { catalogueStaffApi } from './modules/catalogue/staff-api.ts'
import { coursesStaffApi } from './modules/catalogue/staff-courses-api.ts'
import { clickstreamStaffApi } from './modules/clickstream/staff-api.ts'
import { consentStaffApi } from './modules/consent/staff-api.ts'
import { contentStaffApi } from './modules/content/staff-api.ts'
import { couponsStaffApi } from './modules/coupons/staff-api.ts'
import { experimentsStaffApi } from './modules/experiments/staff-api.ts'
import { homeStaffApi } from './modules/home/staff-api.ts'
import { instalmentsStaffApi } from './modules/instalments/staff-api.ts'
import { instrumentsStaffApi } from './modules/instruments/staff-api.ts'
import { invoicesStaffApi } from './modules/invoices/staff-api.ts'
import { ledgerStaffApi } from './modules/ledger/staff-api.ts'
import { listingsStaffApi } from './modules/listings/staff-api.ts'
import { mediaStaffApi } from './modules/media/staff-api.ts'
import { mandatesStaffApi } from './modules/mandates/staff-api.ts'
import { messagesStaffApi } from './modules/messages/staff-api.ts'
import { onboardingStaffApi } from './modules/onboarding/staff-api.ts'
import { ordersStaffApi } from './modules/orders/staff-api.ts'
import { exceptionsStaffApi } from './modules/payments/exceptions-api.ts'
import { paymentsStaffApi } from './modules/payments/staff-api.ts'
import { plansStaffApi } from './modules/plans/staff-api.ts'
import { privacyStaffApi } from './modules/privacy/staff-api.ts'
import { profilesStaffApi } from './modules/profiles/staff-api.ts'
import { salesStaffApi } from './modules/sales/staff-api.ts'
import { staffAccessApi } from './modules/staff/access-api.ts'
import { passkeyApi } from './modules/staff/passkey-api.ts'
import { staffApi as ownStaffApi } from './modules/staff/staff-api.ts'
import { supportStaffApi } from './modules/support/staff-api.ts'
import { savedViewsApi } from './modules/staff/views-api.ts'
import { walletStaffApi } from './modules/wallet/staff-api.ts'

export const staffApi = {
  ...accountsStaffApi,
  ...consentStaffApi,
  ...privacyStaffApi,
  ...catalogueStaffApi,
  ...clickstreamStaffApi,
  ...contentStaffApi,
  ...couponsStaffApi,
  ...coursesStaffApi,
  ...experimentsStaffApi,
  ...homeStaffApi,
  ...instalmentsStaffApi,
  ...instrumentsStaffApi,
  ...invoicesStaffApi,
  ...ledgerStaffApi,
  ...listingsStaffApi,
  ...mediaStaffApi,
  ...mandatesStaffApi,
  ...messagesStaffApi,
  ...onboardingStaffApi,
  ...ordersStaffApi,
  ...exceptionsStaffApi,
  ...paymentsStaffApi,
  ...plansStaffApi,
  ...profilesStaffApi,
  ...salesStaffApi,
  ...ownStaffApi,
  ...supportStaffApi,
  ...walletStaffApi,
  staffAccess: staffAccessApi,
  staffPasskeys: passkeyApi,
  staffViews: savedViewsApi,
}
