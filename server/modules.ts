// Every module of the server, in dependency order: a module may import only the index.ts of those above it.
import { accounts } from '#server/modules/accounts/module.ts'
import { catalogue } from '#server/modules/catalogue/module.ts'
import { content } from '#server/modules/content/module.ts'
import { coupons } from '#server/modules/coupons/module.ts'
import { enrolments } from '#server/modules/enrolments/module.ts'
import { invoices } from '#server/modules/invoices/module.ts'
import { ledger } from '#server/modules/ledger/module.ts'
import { messages } from '#server/modules/messages/module.ts'
import { orders } from '#server/modules/orders/module.ts'
import { payments } from '#server/modules/payments/module.ts'
import { plans } from '#server/modules/plans/module.ts'
import { wallet } from '#server/modules/wallet/module.ts'
import type { Module } from '#server/platform/module.ts'

export const modules: readonly Module[] = [
  messages,
  ledger,
  accounts,
  catalogue,
  content,
  plans,
  wallet,
  enrolments,
  coupons,
  orders,
  payments,
  invoices,
]
