// Every endpoint of the API, module by module. A new module adds one line here.
import { accountsApi } from './modules/accounts/api.ts'
import { catalogueApi } from './modules/catalogue/api.ts'
import { contentApi } from './modules/content/api.ts'
import { couponsApi } from './modules/coupons/api.ts'
import { enrolmentsApi } from './modules/enrolments/api.ts'
import { invoicesApi } from './modules/invoices/api.ts'
import { ordersApi } from './modules/orders/api.ts'
import { paymentsApi } from './modules/payments/api.ts'
import { plansApi } from './modules/plans/api.ts'
import { walletApi } from './modules/wallet/api.ts'

export const api = {
  accounts: accountsApi,
  catalogue: catalogueApi,
  content: contentApi,
  coupons: couponsApi,
  enrolments: enrolmentsApi,
  invoices: invoicesApi,
  orders: ordersApi,
  payments: paymentsApi,
  plans: plansApi,
  wallet: walletApi,
}
