// Notices about a mandate. They go to the household that pays, never to the child.
import { showMoney } from '#core/kernel/money.ts'
import { later, showTime } from '#core/kernel/time.ts'
import { APPROVAL_LIMIT, LINK_LIFE } from '#core/modules/mandates/timing.ts'
import { findSite } from '#server/modules/content/index.ts'
import { notify, type NoticeSubject } from '#server/modules/notices/index.ts'
import { findLastAttempt } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { findDebit, type StoredDebit } from './debit-store.ts'
import { findMandate, type StoredMandate } from './store.ts'

export type Notice =
  | 'mandate-on'
  | 'mandate-notice'
  | 'mandate-debited'
  | 'mandate-approve'
  | 'mandate-unpaid'
  | 'mandate-off'

interface Subject {
  readonly mandateId: string
  readonly debitId?: string
}

/** A debit that is announced anew gets another notice: its day is part of the key. */
export async function sendNotice(ctx: Ctx, tx: Tx, type: Notice, { mandateId, debitId }: Subject): Promise<void> {
  const mandate = await findMandate(tx, mandateId)
  const debit = debitId === undefined ? undefined : await findDebit(tx, debitId)
  if (!mandate) return
  const values = {
    ...valuesOf(mandate),
    ...(debit && valuesOfDebit(ctx, debit)),
    ...(debit && type === 'mandate-debited' && (await valuesOfReceipt(ctx, tx, debit))),
  }
  await notify(ctx, tx, {
    to: { accountId: mandate.accountId },
    type,
    key: debit ? `${type} ${debit.id} ${debit.executeAt}` : `${type} ${mandateId}`,
    purpose: 'PAYMENTS',
    values,
    link: linkOf(mandate, type),
    lang: mandate.lang,
    subject: mandate.orderId,
  })
}

/** It is still to be taken on that day. */
async function isStillAnnounced(_: Ctx, db: Db, { key }: NoticeSubject): Promise<boolean> {
  const debit = await findDebit(db, debitIdIn(key))
  return debit?.state === 'NOTIFIED' && key.endsWith(` ${debit.executeAt}`)
}

/** The payer has not paid it by hand since. */
async function isStillAskedFor(_: Ctx, db: Db, { key }: NoticeSubject): Promise<boolean> {
  return (await findDebit(db, debitIdIn(key)))?.state === 'ASKED'
}

function debitIdIn(key: string): string {
  return key.split(' ')[1] ?? ''
}

export const debitChecks = {
  'mandate-notice': isStillAnnounced,
  'mandate-approve': isStillAskedFor,
  'mandate-unpaid': isStillAskedFor,
}

function valuesOf({ title, cap, validTill }: StoredMandate) {
  return { course: title, amount: showMoney(cap), date: { day: validTill }, limit: showMoney(APPROVAL_LIMIT) }
}

function linkOf({ bundleId, learnerId }: StoredMandate, notice: Notice): string {
  const isAskedToPay = notice === 'mandate-approve' || notice === 'mandate-unpaid' || notice === 'mandate-off'
  return isAskedToPay ? `/pay/instalment?entity=${bundleId}&learner=${learnerId}` : '/me/auto-debit'
}

function valuesOfDebit(ctx: Ctx, { id, no, partCount, amount, executeAt, dueAt, state }: StoredDebit) {
  const isAnnounced = state === 'NOTIFIED' || state === 'RUNNING' || state === 'PAID'
  const leastTime = later(ctx.now(), LINK_LIFE)
  const payBy = dueAt > leastTime ? dueAt : leastTime
  return {
    part: String(no),
    parts: String(partCount),
    amount: showMoney(amount),
    /** Announced, the day it is taken; else the day it is to be paid by: no sooner than the link is meant to live. */
    date: { day: isAnnounced ? executeAt : payBy },
    time: showTime(executeAt),
    reference: id,
  }
}

/** Gives the bank's reference and the address for complaints: E-mandate Framework 2026. */
async function valuesOfReceipt(ctx: Ctx, tx: Tx, { id, orderId }: StoredDebit) {
  const attempt = orderId === null ? undefined : await findLastAttempt(tx, orderId)
  const { support } = await findSite(ctx)
  return { reference: attempt?.bankReference ?? id, tollFree: support.tollFree }
}
