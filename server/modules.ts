// Every module of the server, in dependency order: a module may import only the index.ts of those above it.
import { accounts } from '#server/modules/accounts/module.ts'
import { catalogue } from '#server/modules/catalogue/module.ts'
import { clickstream } from '#server/modules/clickstream/module.ts'
import { consent } from '#server/modules/consent/module.ts'
import { contacts } from '#server/modules/contacts/module.ts'
import { content } from '#server/modules/content/module.ts'
import { coupons } from '#server/modules/coupons/module.ts'
import { enrolments } from '#server/modules/enrolments/module.ts'
import { experiments } from '#server/modules/experiments/module.ts'
import { home } from '#server/modules/home/module.ts'
import { households } from '#server/modules/households/module.ts'
import { instruments } from '#server/modules/instruments/module.ts'
import { instalments } from '#server/modules/instalments/module.ts'
import { invoices } from '#server/modules/invoices/module.ts'
import { ledger } from '#server/modules/ledger/module.ts'
import { listings } from '#server/modules/listings/module.ts'
import { media } from '#server/modules/media/module.ts'
import { mandates } from '#server/modules/mandates/module.ts'
import { messages } from '#server/modules/messages/module.ts'
import { onboarding } from '#server/modules/onboarding/module.ts'
import { orders } from '#server/modules/orders/module.ts'
import { otp } from '#server/modules/otp/module.ts'
import { partners } from '#server/modules/partners/module.ts'
import { payments } from '#server/modules/payments/module.ts'
import { plans } from '#server/modules/plans/module.ts'
import { privacy } from '#server/modules/privacy/module.ts'
import { profiles } from '#server/modules/profiles/module.ts'
import { renewals } from '#server/modules/renewals/module.ts'
import { sales } from '#server/modules/sales/module.ts'
import { sessions } from '#server/modules/sessions/module.ts'
import { staff } from '#server/modules/staff/module.ts'
import { support } from '#server/modules/support/module.ts'
import { wallet } from '#server/modules/wallet/module.ts'
import type { Module } from '#server/platform/module.ts'

export const modules: readonly Module[] = [
  messages,
  ledger,
  otp,
  accounts,
  sessions,
  households,
  media,
  catalogue,
  experiments,
  content,
  contacts,
  plans,
  listings,
  wallet,
  enrolments,
  coupons,
  instruments,
  orders,
  renewals,
  payments,
  instalments,
  mandates,
  invoices,
  sales,
  consent,
  profiles,
  privacy,
  partners,
  onboarding,
  clickstream,
  home,
  staff,
  support,
]
