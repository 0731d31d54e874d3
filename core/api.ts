// Every endpoint of the API, module by module. A new module adds one line here.
import type { Client } from './kernel/client.ts'
import { accountsApi } from './modules/accounts/api.ts'
import { catalogueApi } from './modules/catalogue/api.ts'
import { clickstreamApi } from './modules/clickstream/api.ts'
import { consentApi } from './modules/consent/api.ts'
import { contactsApi } from './modules/contacts/api.ts'
import { contentApi } from './modules/content/api.ts'
import { couponsApi } from './modules/coupons/api.ts'
import { enrolmentsApi } from './modules/enrolments/api.ts'
import { experimentsApi } from './modules/experiments/api.ts'
import { homeApi } from './modules/home/api.ts'
import { householdsApi } from './modules/households/api.ts'
import { instrumentsApi } from './modules/instruments/api.ts'
import { instalmentsApi } from './modules/instalments/api.ts'
import { invoicesApi } from './modules/invoices/api.ts'
import { listingsApi } from './modules/listings/api.ts'
import { mandatesApi } from './modules/mandates/api.ts'
import { noticesApi } from './modules/notices/api.ts'
import { onboardingApi } from './modules/onboarding/api.ts'
import { ordersApi } from './modules/orders/api.ts'
import { otpApi } from './modules/otp/api.ts'
import { partnersApi } from './modules/partners/api.ts'
import { paymentsApi } from './modules/payments/api.ts'
import { plansApi } from './modules/plans/api.ts'
import { privacyApi } from './modules/privacy/api.ts'
import { profilesApi } from './modules/profiles/api.ts'
import { renewalsApi } from './modules/renewals/api.ts'
import { salesApi } from './modules/sales/api.ts'
import { payRequestsApi } from './modules/sales/pay-request-api.ts'
import { sessionsApi } from './modules/sessions/api.ts'
import { supportApi } from './modules/support/api.ts'
import { walletApi } from './modules/wallet/api.ts'
import { staffApi } from './staff-api.ts'

export const api = {
  accounts: accountsApi,
  catalogue: catalogueApi,
  clickstream: clickstreamApi,
  consent: consentApi,
  contacts: contactsApi,
  content: contentApi,
  coupons: couponsApi,
  enrolments: enrolmentsApi,
  experiments: experimentsApi,
  home: homeApi,
  households: householdsApi,
  instruments: instrumentsApi,
  instalments: instalmentsApi,
  invoices: invoicesApi,
  listings: listingsApi,
  mandates: mandatesApi,
  notices: noticesApi,
  onboarding: onboardingApi,
  orders: ordersApi,
  otp: otpApi,
  partners: partnersApi,
  payRequests: payRequestsApi,
  payments: paymentsApi,
  plans: plansApi,
  privacy: privacyApi,
  profiles: profilesApi,
  renewals: renewalsApi,
  sales: salesApi,
  sessions: sessionsApi,
  support: supportApi,
  wallet: walletApi,
  ...staffApi,
}

/** Called by this name: written out, its type is longer than a compiler will keep. */
export interface ApiClient extends Client<typeof api> {}
