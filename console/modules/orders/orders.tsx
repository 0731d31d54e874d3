import { showMoney } from '#core/kernel/money.ts'
import { PAID_BY } from '#core/modules/orders/paid-by.ts'
import { Code, Word, words } from '../../kit/fields.tsx'
import { ChoiceInput, MoneyInput } from '../../kit/inputs/inputs.tsx'
import { related } from '../../kit/related.tsx'
import { screen } from '../../kit/screen.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderActions } from './order-actions.tsx'

const ofAnOrder = [
  related('enrolments', 'orderId'),
  related('payment-attempts', 'orderId'),
  related('invoices', 'orderId'),
  related('refund-requests', 'orderId'),
  related('refunds', 'orderId'),
  related('credit-notes', 'orderId'),
  related('payment-exceptions', 'orderId'),
  related('settlement-lines', 'orderId'),
  related('wallet-holds', 'orderId'),
  related('wallet-debts', 'orderId'),
]

const orders = screen('orders')(({ column, detail, filter }) => ({
  label: 'Orders',
  about: 'What families have bought, with its price, its payments and its state.',
  asText: ({ number, title, buyerName, amount }) =>
    [number, title, buyerName, showMoney(amount)].filter(Boolean).join(', '),
  filters: [
    filter('status', { alwaysOn: true }),
    filter('amount', 'Amount', { as: MoneyInput }),
    filter('bundleId', 'Course', { of: 'courses' }),
    filter('paidBy', 'Paid by'),
    filter('couponCode'),
  ],
  columns: [
    column('number', 'Order'),
    column('title', 'What'),
    column('buyerName', 'Buyer'),
    column('phone'),
    column('amount'),
    column('status'),
    column('paidBy', 'Paid by'),
    column('createdAt', 'Ordered'),
  ],
  head: OrderHead,
  aside: OrderActions,
  related: ofAnOrder,
  details: [
    detail('number', 'Order'),
    detail('id', 'Id at the gateway', { as: Code }),
    detail('planId', 'Plan', { of: 'plans', emptyText: 'none' }),
    detail('originalPrice', 'Price'),
    detail('couponCode', 'Coupon', { emptyText: 'none' }),
    detail('discount', 'Discount'),
    detail('credit', 'Unused value of the earlier plan'),
    detail('creditOrderId', 'Earlier plan', { of: 'orders', link: 'show', emptyText: 'none' }),
    detail('creditDays', 'Unused days', { emptyText: '–' }),
    detail('soldAs', 'Bought'),
    detail('amount', 'To pay'),
    detail('fromPurchased', 'From the wallet (paid in)'),
    detail('fromGranted', 'From the wallet (granted)'),
    detail('paidAmount', 'Paid'),
    detail('refundedGateway', 'Refunded to the bank'),
    detail('refundedPurchased', 'Refunded to the wallet (paid in)'),
    detail('refundedGranted', 'Refunded to the wallet (granted)'),
    detail('taxable', 'Amount before tax'),
    detail('cgst', 'CGST'),
    detail('sgst', 'SGST'),
    detail('igst', 'IGST'),
    detail('policyVersion', 'Terms', { as: Code }),
    detail('createdAt', 'Ordered'),
    detail('paidAt', 'Paid at'),
    detail('paidBy', 'Paid by', { emptyText: '–' }),
    detail('validTill', 'Valid until'),
    detail('returnReason', 'Reason for the refund', { emptyText: '–' }),
    detail('source', { emptyText: '–' }),
    detail('platform', { emptyText: '–' }),
  ],
}))

const attempts = screen('payment-attempts')(({ column, filter }) => ({
  label: 'Payment attempts',
  about: 'Each try to pay an order, with the method and what the bank answered.',
  asText: ({ bankReference, method, no }) => `Attempt ${no}, ${bankReference ?? words(method ?? '')}`,
  filters: [
    filter('status', { alwaysOn: true }),
    filter('method', 'Paid by', { as: ChoiceInput, choices: PAID_BY }),
    filter('unknownForMinutes', 'Unknown for (minutes)'),
  ],
  columns: [
    column('orderId', 'Order', { of: 'orders', link: 'show' }),
    column('no', 'Attempt'),
    column('amount'),
    column('method', 'Method', { as: Word }),
    column('status'),
    column('gatewayStatus', 'Gateway status', { as: Word }),
    column('failureReason', 'Reason', { as: Word }),
    column('startedAt', 'Begun'),
    column('checks', 'Asked'),
  ],
}))

export const orderScreens = [orders, attempts]
