// Where the gateway keeps an order, and what it answers about one. That is read leniently: fields may come and go, amounts may
// be text or numbers.
import { parseRupees, type Paise } from '#core/kernel/money.ts'
import { parseInstant } from '#core/kernel/time.ts'
import type { GatewayBody } from './http.ts'
import type { GatewayOrder, GatewayRefund, GatewayStatus, GatewayTransaction } from './port.ts'
import { toGatewayStatus } from './status.ts'

export function orderPath(orderId: string): string {
  return `/orders/${encodeURIComponent(orderId)}`
}

export function toGatewayOrder(orderId: string, body: GatewayBody, merchantId: string): GatewayOrder {
  const rawStatus = textIn(body, 'status') ?? ''
  const paid = paidAmountIn(body)
  const doubt = doubtIn(body, paid, merchantId)
  const updated = textIn(body, 'last_updated')
  return {
    orderId,
    status: believed(toGatewayStatus(rawStatus), doubt),
    rawStatus,
    amount: amountIn(body, 'amount'),
    paidAmount: doubt === undefined && paid !== 'IMPOSSIBLE' ? paid : undefined,
    currency: textIn(body, 'currency'),
    doubt,
    transactionId: textIn(body, 'txn_id'),
    methodType: textIn(body, 'payment_method_type'),
    method: textIn(body, 'payment_method'),
    bankReference: textIn(blockIn(body, 'payment_gateway_response'), 'rrn'),
    failureCode: textIn(body, 'bank_error_code'),
    transactions: doubt === undefined ? listIn(body, 'txn_list').flatMap((txn) => toTransaction(txn) ?? []) : [],
    refunds: listIn(body, 'refunds').flatMap((refund) => toRefund(refund) ?? []),
    updatedAt: updated === undefined ? undefined : parseInstant(updated),
  }
}

/** An order the gateway does not know. */
export function unknownOrder(orderId: string): GatewayOrder {
  return {
    orderId,
    status: 'NOT_FOUND',
    rawStatus: 'NOT_FOUND',
    amount: undefined,
    paidAmount: undefined,
    currency: undefined,
    doubt: undefined,
    transactionId: undefined,
    methodType: undefined,
    method: undefined,
    bankReference: undefined,
    failureCode: undefined,
    transactions: [],
    refunds: [],
    updatedAt: undefined,
  }
}

const HAS_TAKEN_MONEY = new Set(['CHARGED', 'PARTIAL_CHARGED', 'AUTO_REFUNDED'])

/**
 * The amount taken. Answers of some versions have no paid_amount. Then the attempt's own amount counts. A field that is there
 * and cannot be right is never replaced by another one.
 */
function paidAmountIn(body: GatewayBody): Paise | 'IMPOSSIBLE' | undefined {
  const hasTaken = HAS_TAKEN_MONEY.has(textIn(body, 'status') ?? '')
  const txn = blockIn(body, 'txn_detail')
  const fields = [body['paid_amount'], ...(hasTaken ? [txn?.['txn_amount'], body['effective_amount']] : [])]
  const said = fields.find((field) => field !== undefined && field !== null)
  return said === undefined ? undefined : (plausible(said) ?? 'IMPOSSIBLE')
}

/** ₹1,000 crore: no price of ours and no limit of a bank comes near it. */
const MOST = 1_000_000_000_000

function plausible(said: unknown): Paise | undefined {
  const amount = typeof said === 'number' || typeof said === 'string' ? parseRupees(said) : undefined
  return amount !== undefined && amount >= 0 && amount <= MOST ? amount : undefined
}

function doubtIn(body: GatewayBody, paid: Paise | 'IMPOSSIBLE' | undefined, merchantId: string): GatewayOrder['doubt'] {
  const merchant = body['merchant_id']
  if (merchant !== undefined && merchant !== null && merchant !== merchantId) return 'OTHER_MERCHANT'
  return paid === 'IMPOSSIBLE' ? 'IMPOSSIBLE_AMOUNT' : undefined
}

/** That money was taken is looked into; anything else that an impossible answer says is not believed. */
function believed(status: GatewayStatus, doubt: GatewayOrder['doubt']): GatewayStatus {
  return doubt === undefined || status === 'CHARGED' || status === 'PARTIAL_CHARGED' ? status : 'UNKNOWN'
}

function toTransaction(txn: GatewayBody): GatewayTransaction | undefined {
  const transactionId = textIn(txn, 'txn_id')
  return transactionId === undefined
    ? undefined
    : { transactionId, status: toGatewayStatus(textIn(txn, 'status') ?? '') }
}

const REFUND_STATUSES = ['PENDING', 'SUCCESS', 'FAILURE', 'MANUAL_REVIEW'] as const

function toRefund(refund: GatewayBody): GatewayRefund | undefined {
  const refundId = textIn(refund, 'unique_request_id')
  const amount = plausible(refund['amount'])
  if (refundId === undefined || amount === undefined) return undefined
  const raw = textIn(refund, 'status')
  // A status we do not know is not yet an end.
  const status = REFUND_STATUSES.find((each) => each === raw) ?? 'PENDING'
  return { refundId, amount, status, bankReference: textIn(refund, 'refund_arn') ?? textIn(refund, 'ref') }
}

/** A text that is not empty. */
export function textIn(block: GatewayBody | undefined, name: string): string | undefined {
  const value = block?.[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function amountIn(block: GatewayBody | undefined, name: string): Paise | undefined {
  const value = block?.[name]
  return typeof value === 'number' || typeof value === 'string' ? parseRupees(value) : undefined
}

export function blockIn(block: GatewayBody | undefined, name: string): GatewayBody | undefined {
  const value = block?.[name]
  return isBlock(value) ? value : undefined
}

export function listIn(block: GatewayBody, name: string): GatewayBody[] {
  const value = block[name]
  return Array.isArray(value) ? value.filter(isBlock) : []
}

function isBlock(value: unknown): value is GatewayBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
