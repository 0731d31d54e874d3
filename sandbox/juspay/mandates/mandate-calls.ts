// A merchant's calls about a mandate: announce a debit, take it, pause, resume or revoke.
import { parseRupees } from '#core/kernel/money.ts'
import type { Bank } from '../../bank.ts'
import { orderAnswer } from '../answers.ts'
import type { FaultResponse, Call, Form } from '../faults.ts'
import { text } from '../orders.ts'
import type { OutcomeName } from '../outcomes.ts'
import { duplicateOrder, invalidField, notAllowed, unknownResource, type Refusal } from '../refusals.ts'
import { mandateBlock, noticeBlock } from './mandate-book.ts'
import type { Mandate, MandateStatus } from './mandate.ts'

const COMMANDS: Readonly<Record<string, { readonly from: readonly MandateStatus[]; readonly to: MandateStatus }>> = {
  pause: { from: ['ACTIVE'], to: 'PAUSED' },
  resume: { from: ['PAUSED'], to: 'ACTIVE' },
  revoke: { from: ['CREATED', 'ACTIVE', 'PAUSED'], to: 'REVOKED' },
}

export function commandMandate(bank: Bank, { id, form }: Call): FaultResponse {
  const mandate = bank.mandates.find(id)
  if (!mandate) return unknownResource('Mandate')
  if (text(form, 'command') === 'pre_debit_notify') return notify(bank, mandate, form)
  const command = COMMANDS[text(form, 'command')]
  if (!command) return invalidField('command')
  if (mandate.status !== command.to && !command.from.includes(mandate.status))
    return notAllowed('INVALID_ACTION', `Mandate is ${mandate.status}`)
  bank.mandates.change(mandate, command.to)
  return { status: 200, body: mandateBlock(mandate) }
}

const REFERENCE = /^[A-Za-z0-9]{1,25}$/

/** The same reference again is the same notice, with what has become of it. */
function notify({ mandates, knobs, timers }: Bank, mandate: Mandate, form: Form): FaultResponse {
  const reference = text(form, 'object_reference_id')
  if (!REFERENCE.test(reference)) return invalidField('object_reference_id')
  const known = mandate.notices.find((each) => each.reference === reference)
  if (known) return { status: 200, body: noticeBlock(mandate, known) }
  if (mandate.status !== 'ACTIVE') return notAllowed('INVALID_ACTION', `Mandate is ${mandate.status}`)
  const { amount: asked, txn_date: when } = sourceInfo(form)
  const amount = parseRupees(String(asked ?? ''))
  const txnDate = Number(when)
  if (amount === undefined || amount <= 0 || amount > mandate.maxAmount || !(txnDate > 0)) return invalidField('source_info') // prettier-ignore
  const notice = mandates.addNotice(mandate, { reference, amount, txnDate, status: 'PENDING' })
  const { noticeStatus, noticeDelayMs } = knobs.of(mandate.orderId)
  if (noticeDelayMs > 0) timers.after(noticeDelayMs, () => mandates.noticeEnded(mandate, notice, noticeStatus))
  else mandates.noticeEnded(mandate, notice, noticeStatus)
  return { status: 200, body: noticeBlock(mandate, notice) }
}

function sourceInfo(form: Form): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text(form, 'source_info')) as Record<string, unknown> // its fields are checked by the caller
  } catch {
    return {}
  }
}

/** An order and its only transaction, both at once. The bank decides a moment later. */
export function executeMandate(bank: Bank, { form }: Call): FaultResponse {
  const mandate = bank.mandates.find(text(form, 'mandate_id'))
  if (!mandate) return unknownResource('Mandate')
  const orderId = text(form, 'order.order_id')
  if (bank.orders.find(orderId)) return duplicateOrder
  const amount = parseRupees(text(form, 'order.amount'))
  if (amount === undefined || amount <= 0) return invalidField('order.amount')
  const refusal = refusalOf(mandate, amount, form)
  if (refusal) return refusal
  const { customerId } = mandate
  const order = bank.orders.add({
    orderId, amount, customerId, currency: 'INR', customerPhone: '', customerEmail: '', description: 'Auto-debit',
    returnUrl: 'http://localhost/', udf: {}, expiryMinutes: 24 * 60,
  }) // prettier-ignore
  const methodType = mandate.methodType === 'CARD' ? 'CARD' : 'UPI'
  const txn = bank.payer.begin(order, { methodType, method: methodType, flow: 'MANDATE' })
  const { mandateDebit } = bank.knobs.of(mandate.orderId)
  if (mandateDebit === 'revoked') bank.mandates.change(mandate, 'REVOKED')
  bank.timers.after(DECIDES_AFTER_MS, () => bank.payer.end(order, txn, OUTCOME_OF[mandateDebit]))
  return { status: 200, body: { ...orderAnswer(bank.merchant, order), txn_id: txn.txnId } }
}

const DECIDES_AFTER_MS = 100

const OUTCOME_OF = {
  'approve': 'approve',
  'insufficient-funds': 'insufficient-funds',
  'bank-error': 'juspay-declined',
  'revoked': 'decline',
  'pending': 'pending',
} as const satisfies Record<string, OutcomeName> // prettier-ignore

/** Refuses a debit that is not active, not within the limit, not announced, or earlier than its announced day. */
function refusalOf(mandate: Mandate, amount: number, form: Form): Refusal | undefined {
  if (mandate.status !== 'ACTIVE') return notAllowed('INVALID_ACTION', 'JP_852: Mandate is not in active state')
  if (amount > mandate.maxAmount) return notAllowed('INVALID_ACTION', 'Order amount greater than mandate max amount')
  const notice = mandate.notices.find(({ id }) => id === text(form, 'mandate.notification_id'))
  if (notice?.status !== 'SUCCESS') return notAllowed('INVALID_ACTION', 'JP_851: PDN failed')
  if (notice.amount !== amount) return invalidField('order.amount', 'Differs from the announced amount')
  if (Number(text(form, 'mandate.execution_date')) < notice.txnDate) return invalidField('mandate.execution_date')
  return undefined
}
