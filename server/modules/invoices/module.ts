import type { Module } from '#server/platform/module.ts'
import { issueInvoiceListener } from './issue-invoice.ts'
import { invoiceRoutes } from './routes.ts'
import { mailReceiptJob, sendReceiptJob, textReceiptJob, textReturnListener } from './send-receipt.ts'

export const invoices: Module = {
  name: 'invoices',
  operations: invoiceRoutes,
  listeners: [issueInvoiceListener, textReturnListener],
  jobs: [sendReceiptJob, textReceiptJob, mailReceiptJob],
}
