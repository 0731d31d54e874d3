import { screen } from '../../kit/screen.tsx'
import { OrderDesk } from './order-desk.tsx'

const orders = screen('orders')(({ column, detail, filter }) => ({
  label: 'Orders',
  asText: ({ id }) => id,
  filters: [filter('status', { alwaysOn: true }), filter('couponCode')],
  columns: [
    column('id', 'Order'),
    column('title'),
    column('buyerName', 'Buyer'),
    column('phone'),
    column('amount'),
    column('status'),
    column('createdAt', 'Ordered'),
  ],
  aside: OrderDesk,
  details: [
    detail('status', 'State'),
    detail('title'),
    detail('buyerName', 'Buyer'),
    detail('phone'),
    detail('originalPrice', 'Price'),
    detail('couponCode', 'Coupon', { emptyText: 'none' }),
    detail('discount', 'Taken off'),
    detail('credit', 'Left of the plan before'),
    detail('creditOrderId', 'The plan before', { of: 'orders', link: 'show', emptyText: 'none' }),
    detail('creditDays', 'Days left of it', { emptyText: '–' }),
    detail('kind', 'Kind'),
    detail('amount', 'To pay'),
    detail('fromPurchased', 'From the wallet, paid in'),
    detail('fromGranted', 'From the wallet, given by us'),
    detail('paidAmount', 'Paid'),
    detail('refundedGateway', 'Given back to the bank'),
    detail('refundedPurchased', 'Given back to the wallet, paid in'),
    detail('refundedGranted', 'Given back to the wallet, given by us'),
    detail('taxable', 'Without tax'),
    detail('cgst', 'CGST'),
    detail('sgst', 'SGST'),
    detail('igst', 'IGST'),
    detail('policyVersion', 'Terms'),
    detail('createdAt', 'Ordered'),
    detail('paidAt', 'Paid at'),
    detail('validTill', 'Valid till'),
    detail('returnReason', 'Why the money goes back', { emptyText: '–' }),
    detail('source', { emptyText: '–' }),
    detail('platform', { emptyText: '–' }),
  ],
}))

const attempts = screen('payment-attempts')(({ column, filter }) => ({
  label: 'Payment attempts',
  asText: ({ id }) => id,
  filters: [filter('status', { alwaysOn: true }), filter('unknownForMinutes', 'Unknown for minutes')],
  columns: [
    column('orderId', 'Order', { of: 'orders', link: 'show' }),
    column('no', 'Attempt'),
    column('method'),
    column('status'),
    column('gatewayStatus', 'Gateway says'),
    column('failureReason', 'Why not'),
    column('startedAt', 'Begun'),
    column('checks', 'Asked'),
  ],
}))

export const orderScreens = [orders, attempts]
