// The gateway's answers, field by field as it documents them. Amounts are numbers of rupees, instants ISO 8601 in seconds.
import { toPaise, toRupeeString, type Paise } from '#core/kernel/money.ts'
import { isoString, type Instant } from '#core/kernel/time.ts'
import {
  leadingTxn,
  refundedOf,
  statusIdOf,
  statusOf,
  type Card,
  type Emi,
  type Order,
  type Refund,
  type Txn,
} from './order.ts'

export interface Merchant {
  readonly merchantId: string
  readonly publicUrl: string
}

export function orderAnswer(merchant: Merchant, order: Order) {
  const txn = leadingTxn(order)
  const status = statusOf(order)
  return {
    ...orderBlock(merchant, order),
    status,
    status_id: statusIdOf(status),
    ...(txn ? paymentBlock(order, txn) : {}),
    ...(order.refunds.length > 0 ? { refunds: order.refunds.map(refundBlock) } : {}),
  }
}

function orderBlock({ merchantId, publicUrl }: Merchant, order: Order) {
  const refunded = refundedOf(order)
  return {
    id: order.id,
    order_id: order.orderId,
    customer_id: order.customerId,
    customer_email: order.customerEmail,
    customer_phone: order.customerPhone,
    merchant_id: merchantId,
    amount: rupeesOf(order.amount),
    currency: order.currency,
    refunded: order.refunds.some(({ status }) => status === 'SUCCESS'),
    amount_refunded: rupeesOf(toPaise(refunded)),
    date_created: seconds(order.createdAt),
    last_updated: seconds(order.updatedAt),
    order_expiry: seconds(order.expiresAt),
    return_url: order.returnUrl,
    product_id: '',
    payment_links: {
      web: `${publicUrl}/juspay/merchant/pay/${order.id}`,
      mobile: `${publicUrl}/juspay/merchant/pay/${order.id}?mobile=true`,
      iframe: `${publicUrl}/juspay/merchant/ipay/${order.id}`,
    },
    ...order.udf,
  }
}

function paymentBlock(order: Order, txn: Txn) {
  const { status, paid } = txn
  const isPaid = status === 'CHARGED' || status === 'PARTIAL_CHARGED' || status === 'AUTO_REFUNDED'
  const taken = isPaid ? paid : undefined
  return {
    effective_amount: rupeesOf(taken ?? order.amount),
    paid_amount: rupeesOf(taken ?? toPaise(0)),
    maximum_eligible_refund_amount: rupeesOf(toPaise(Math.max(0, (taken ?? 0) - refundedOf(order)))),
    refund_supported: true,
    last_date_to_refund: null,
    txn_id: txn.txnId,
    txn_uuid: txn.uuid,
    payment_method_type: txn.methodType,
    payment_method: txn.method,
    auth_type: txn.methodType === 'CARD' ? 'THREE_DS' : '',
    gateway_id: 100,
    gateway_reference_id: null,
    bank_error_code: txn.bankCode,
    bank_error_message: txn.bankMessage,
    resp_code: null,
    resp_message: null,
    ...instrumentBlocks(txn),
    ...(isPaid || txn.bankCode !== '' ? { payment_gateway_response: bankBlock(txn, isPaid) } : {}),
    txn_detail: txnBlock(txn),
    offers: [],
    txn_list: order.txns.map(txnBlock),
  }
}

function instrumentBlocks(txn: Txn) {
  return {
    ...(txn.methodType === 'UPI' ? { upi: upiBlock(txn) } : {}),
    ...(txn.card ? { card: cardBlock(txn.card, txn.isSavedCard) } : {}),
    ...(txn.emi ? emiBlock(txn.emi) : {}),
  }
}

export function txnBlock(txn: Txn) {
  return {
    txn_id: txn.txnId,
    txn_uuid: txn.uuid,
    order_id: txn.orderId,
    status: txn.status,
    gateway: 'SANDBOX_BANK',
    gateway_id: 100,
    txn_amount: rupeesOf(txn.paid),
    net_amount: rupeesOf(txn.paid),
    tax_amount: null,
    surcharge_amount: null,
    offer_deduction_amount: null,
    txn_flow_type: txn.flow,
    txn_amount_breakup: [{ name: 'BASE', amount: rupeesOf(txn.paid), sno: 1, method: 'ADD' }],
    error_code: txn.bankCode,
    error_message: txn.bankMessage,
    redirect: txn.flow === 'REDIRECT',
    express_checkout: false,
    created: seconds(txn.createdAt),
    last_updated: seconds(txn.updatedAt),
  }
}

function upiBlock({ payerVpa, payerApp, flow }: Txn) {
  return {
    payer_vpa: payerVpa?.replace(/^(.).*(?=@)/, '$1***') ?? '',
    payer_app: payerApp ?? '',
    txn_flow_type: flow,
  }
}

function emiBlock({ bank, tenure, type }: Emi) {
  return { emi_bank: bank, emi_tenure: tenure, emi_details: { bank, tenure, emi_type: type } }
}

function cardBlock(card: Card, isSaved: boolean) {
  return {
    last_four_digits: card.lastFour,
    card_isin: card.isin,
    card_brand: card.brand,
    card_type: card.type,
    card_issuer: card.issuer,
    card_issuer_country: 'INDIA',
    card_reference: card.reference,
    card_fingerprint: card.reference,
    expiry_month: card.expiryMonth,
    expiry_year: card.expiryYear,
    name_on_card: card.name,
    saved_to_locker: false,
    using_saved_card: isSaved,
    using_token: isSaved,
  }
}

function bankBlock(txn: Txn, isPaid: boolean) {
  return {
    rrn: txn.rrn,
    epg_txn_id: `epg${txn.rrn}`,
    auth_id_code: isPaid ? txn.rrn.slice(-6) : 'NA',
    resp_code: isPaid ? 'SUCCESS' : txn.bankCode,
    resp_message: isPaid ? 'Transaction is successful' : txn.bankMessage,
    txn_id: txn.txnId,
    created: seconds(txn.updatedAt),
  }
}

function refundBlock({ requestId, amount, createdAt, initiatedBy, status, arn }: Refund) {
  return {
    id: null,
    unique_request_id: requestId,
    amount: rupeesOf(amount),
    status,
    created: seconds(createdAt),
    ref: arn ?? null,
    refund_arn: arn ?? null,
    epg_txn_id: arn ?? null,
    initiated_by: initiatedBy,
    refund_type: initiatedBy === 'API' ? 'STANDARD' : 'AUTO',
    refund_source: 'SANDBOX_BANK',
    sent_to_gateway: status !== 'PENDING',
    error_code: status === 'FAILURE' ? 'REFUND_FAILED' : null,
    error_message: status === 'FAILURE' ? 'The bank did not take the money back' : '',
  }
}

/** Converts by text, so that paise are never multiplied as floating-point numbers. */
export function rupeesOf(amount: Paise): number {
  return Number(toRupeeString(amount))
}

function seconds(at: Instant): string {
  return `${isoString(at).slice(0, 19)}Z`
}
