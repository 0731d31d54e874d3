import { screen } from '../../kit/screen.tsx'
import { OrderActions } from './order-actions.tsx'

const orders = screen('orders')(({ column, detail, filter }) => ({
  label: 'Orders',
  asText: ({ id }) => id,
  filters: [filter('status', { alwaysOn: true }), filter('couponCode')],
  columns: [
    column('id', 'Order'),
    column('title'),
    column('soldAs', 'Bought'),
    column('buyerName', 'Buyer'),
    column('phone'),
    column('amount'),
    column('status'),
    column('createdAt', 'Ordered'),
  ],
  aside: OrderActions,
  details: [
    detail('status', 'State'),
    detail('title'),
    detail('buyerName', 'Buyer'),
    detail('phone'),
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
    detail('policyVersion', 'Terms'),
    detail('createdAt', 'Ordered'),
    detail('paidAt', 'Paid at'),
    detail('validTill', 'Valid until'),
    detail('returnReason', 'Reason for the refund', { emptyText: '–' }),
    detail('source', { emptyText: '–' }),
    detail('platform', { emptyText: '–' }),
  ],
}))

const attempts = screen('payment-attempts')(({ column, filter }) => ({
  label: 'Payment attempts',
  asText: ({ id }) => id,
  filters: [filter('status', { alwaysOn: true }), filter('unknownForMinutes', 'Unknown for (minutes)')],
  columns: [
    column('orderId', 'Order', { of: 'orders', link: 'show' }),
    column('no', 'Attempt'),
    column('method'),
    column('status'),
    column('gatewayStatus', 'Gateway status'),
    column('failureReason', 'Reason'),
    column('startedAt', 'Begun'),
    column('checks', 'Asked'),
  ],
}))

export const orderScreens = [orders, attempts]
