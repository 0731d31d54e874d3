// Where the gateway keeps an order, and what it answers about one. That is read leniently: fields may come and go, amounts may
// be text or numbers.
import { parseRupees, type Paise } from '#core/kernel/money.ts'
import { parseInstant } from '#core/kernel/time.ts'
import type { GatewayBody } from './http.ts'
import type { GatewayOrder, GatewayRefund } from './port.ts'
import { toGatewayStatus } from './status.ts'

export function orderPath(orderId: string): string {
  return `/orders/${encodeURIComponent(orderId)}`
}

export function toGatewayOrder(orderId: string, body: GatewayBody): GatewayOrder {
  const rawStatus = textIn(body, 'status') ?? ''
  const status = toGatewayStatus(rawStatus)
  const updated = textIn(body, 'last_updated')
  return {
    orderId,
    status,
    rawStatus,
    amount: amountIn(body, 'amount'),
    paidAmount: paidAmountIn(body),
    currency: textIn(body, 'currency'),
    transactionId: textIn(body, 'txn_id'),
    methodType: textIn(body, 'payment_method_type'),
    method: textIn(body, 'payment_method'),
    bankReference: textIn(blockIn(body, 'payment_gateway_response'), 'rrn'),
    failureCode: textIn(body, 'bank_error_code'),
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
    transactionId: undefined,
    methodType: undefined,
    method: undefined,
    bankReference: undefined,
    failureCode: undefined,
    refunds: [],
    updatedAt: undefined,
  }
}

const HAS_TAKEN_MONEY = new Set(['CHARGED', 'PARTIAL_CHARGED', 'AUTO_REFUNDED'])

/** What was taken. Answers of some versions have no paid_amount; the attempt's own amount says it then. */
function paidAmountIn(body: GatewayBody): Paise | undefined {
  const paid = amountIn(body, 'paid_amount')
  if (paid !== undefined) return paid
  if (!HAS_TAKEN_MONEY.has(textIn(body, 'status') ?? '')) return undefined
  return amountIn(blockIn(body, 'txn_detail'), 'txn_amount') ?? amountIn(body, 'effective_amount')
}

const REFUND_STATUSES = ['PENDING', 'SUCCESS', 'FAILURE', 'MANUAL_REVIEW'] as const

function toRefund(refund: GatewayBody): GatewayRefund | undefined {
  const refundId = textIn(refund, 'unique_request_id')
  const amount = amountIn(refund, 'amount')
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
