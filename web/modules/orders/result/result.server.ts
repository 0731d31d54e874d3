// The texts of an order's result. Numbers and dates become text here, so that the same ICU formats them for everybody.
import { redirect, redirectDocument } from 'react-router'
import { minus, plus, showMoney } from '#core/kernel/money.ts'
import { inIndia, isBefore, later, MINUTE, showDate } from '#core/kernel/time.ts'
import { heldBackUntil } from '#core/modules/payments/order-result.ts'
import { UPI_APPS, type Platform } from '#core/modules/payments/upi.ts'
import { inLanguage } from '#core/taxonomy/language.ts'
import { readCourseFacts, readRefundCard } from '#web/page/course/course-facts.server.ts'
import { unlessMissing, type Page } from '#web/page/page.server.ts'
import { changeQuery, toQuery } from '#web/page/query.ts'
import { taskPaths } from '#web/page/task-paths.ts'
import { dateTile, machineTime, momentOf, timeOf, weekdayName } from '#web/page/wording.ts'
import { dropHints, readOrder, type OrderWithStatus } from '../order-with-status.server.ts'
import { readComingClass } from './coming-class.server.ts'
import { readRefundEstimate } from './refund-estimate.server.ts'
import { outcomeOf, type Outcome } from './outcome.ts'

export async function readResult(page: Page, id: string, platform: Platform) {
  dropHints(page)
  const asked = await readOrder(page, id)
  const { order, answer } = asked
  const outcome = outcomeOf({ ...order, answer }, platform)
  const { sells } = order
  // Back to the wallet, for example, which shows the new balance: commerce spec, section 2. The receipt can be opened there.
  if (outcome?.kind === 'ENROLLED' && sells.backTo && !page.url.searchParams.has('receipt'))
    throw redirectDocument(withAdded(sells.backTo.path, order.orderId))
  if (!outcome) throw redirect(answer.status === 'PENDING' ? `/pay/${order.orderId}/wait` : sells.payPath)
  const [site, enrolled, notes] = await Promise.all([
    page.api.content.getSite({ lang: page.lang }),
    outcome.kind === 'ENROLLED' ? readEnrolled(page, asked) : NOT_ENROLLED,
    readCreditNotes(page, order),
  ])
  return {
    outcome,
    orderId: order.orderId,
    number: order.number,
    title: order.title,
    learnerName: order.learnerName,
    validTill: showDate(order.validTill, page.lang),
    /** Says what has happened once it is paid, where no course was opened. */
    done: sells.done && inLanguage(sells.done, page.lang),
    backTo: sells.backTo && { path: sells.backTo.path, label: inLanguage(sells.backTo.label, page.lang) },
    /** Which instalment it pays, of how many. */
    part: order.part,
    money: moneyOf(order),
    /** The notes of refunds. */
    creditNotes: notes.filter(({ isCorrection }) => !isCorrection),
    /** The note that takes back an invoice of a wrong state. */
    correction: notes.find(({ isCorrection }) => isCorrection),
    emi: order.emi && emiOf(order.emi),
    payment: paymentOf(page, asked),
    /** For what cost nothing there is no tax invoice. */
    isInvoiced: sells.hasInvoice,
    ...enrolled,
    payPath: sells.payPath,
    /** Where the course that it opened is learned; every course for what opens none. */
    learnPath: order.bundleId === null ? '/learn' : `/learn/${order.bundleId}`,
    heldBackUntil: timeOf(heldBackUntil(answer.expiresAt), page.lang),
    help: { phone: site.support.tollFree, whatsapp: site.support.whatsapp.replaceAll(/\D/g, '') },
    /** The payer says that no money left: asked once more before a second payment. */
    saysUnpaid: page.url.searchParams.has('unpaid'),
    /** The payer has pressed the button just now, and the attempt has ended before there was anything to do. */
    isEndedAtOnce: page.url.searchParams.has('ended'),
    looksAgainAfter: looksAgainAfter(outcome, asked, enrolled.invoice === undefined),
    publicUrl: page.visit.publicUrl,
  }
}
export type ResultData = Awaited<ReturnType<typeof readResult>>

/** `added` names the order whose money has come. */
function withAdded(path: string, orderId: string): string {
  const [page = '', query] = path.split('?')
  return page + changeQuery(new URLSearchParams(query), { added: orderId })
}

const NOT_ENROLLED = {
  facts: undefined,
  refund: undefined,
  refundEstimate: undefined,
  invoice: undefined,
  comingClass: undefined,
  setUp: undefined,
  otherBatch: undefined,
  autoDebit: undefined,
}

/** The next steps after an enrolment. A later instalment names no class. */
async function readEnrolled(page: Page, asked: OrderWithStatus) {
  const enrolment = await readEnrolment(page, asked)
  const [facts, refundEstimate, invoice, comingClass, setUp, otherBatch, autoDebit] = await Promise.all([
    readFacts(page, asked, enrolment),
    enrolment && readRefundEstimate(page, asked.order),
    readInvoice(page, asked),
    (asked.order.part?.no ?? 1) === 1 ? readClass(page, asked) : undefined,
    readSetUp(page, asked),
    readOtherBatch(page, asked, enrolment),
    readAutoDebit(page, asked),
  ])
  const { policyVersion: version } = asked.order
  const refund = facts && (await readRefundCard(page, { version, promise: facts.promise }))
  return { facts, refund, refundEstimate, invoice, comingClass, setUp, otherBatch, autoDebit }
}

/** The enrolment that came of this order. */
async function readEnrolment({ api }: Page, { order: { orderId, bundleId, userId } }: OrderWithStatus) {
  if (bundleId === null) return undefined
  const { enrolment } = await api.enrolments.checkEnrolment({ bundleId, userId })
  return enrolment?.orderId === orderId ? enrolment : undefined
}
type Enrolment = Awaited<ReturnType<typeof readEnrolment>>

/** The batch that the learner is in, or else the chosen one. */
async function readFacts(page: Page, { order }: OrderWithStatus, enrolment: Enrolment) {
  const { bundleId, batchId, subscriptionPlanId: planId, paidAt, createdAt } = order
  if (bundleId === null) return undefined
  const bought = planId === null ? undefined : await unlessMissing(page.api.plans.getPlan({ planId, lang: page.lang }))
  return readCourseFacts(page, {
    bundleId,
    batchId: enrolment?.ownBatchId ?? batchId,
    validMonths: bought?.plan.validMonths ?? null,
    from: paidAt ?? createdAt,
  })
}

function moneyOf(order: OrderWithStatus['order']) {
  const byBank = minus(order.amount, order.walletAmount)
  return {
    amount: showMoney(order.amount),
    /** The unused value of the previous plan. */
    credit: order.credit && { days: order.credit.days, off: showMoney(order.credit.amount) },
    listPrice: showMoney(order.originalPrice),
    /** The wallet's share of the amount, and the share left for a bank. */
    fromWallet: order.walletAmount > 0 ? showMoney(order.walletAmount) : undefined,
    byBank: showMoney(byBank),
    isSplit: order.walletAmount > 0 && byBank > 0,
    paid: showMoney(order.paidAmount),
    missing: showMoney(minus(byBank, order.paidAmount)),
    /**
     * The amount that is or will be refunded: the sum of refunds, or else the amount that arrived, or all of it if the
     * gateway kept the amount to itself.
     */
    returned: showMoney(sumBack(order) || order.paidAmount || byBank || order.amount),
    /** Given back by our staff, side by side. */
    back: {
      toBank: order.refunded.toBank > 0 ? showMoney(order.refunded.toBank) : undefined,
      toWallet: order.refunded.toWallet > 0 ? showMoney(order.refunded.toWallet) : undefined,
      reference: order.events.findLast(({ kind }) => kind === 'REFUNDED')?.detail ?? undefined,
    },
  }
}

function sumBack({ refunded: { toBank, toWallet } }: OrderWithStatus['order']) {
  return toBank > 0 ? toBank : toWallet
}

/** The terms as they were agreed before paying: decision 0016. */
function emiOf({
  issuerName,
  kind,
  months,
  monthly,
  interest,
  gst,
  processingFee,
  processingFeeGst,
  total,
  notRefunded,
}: Emi) {
  const fee = plus(processingFee, processingFeeGst)
  return {
    issuerName,
    isLoan: kind === 'CARDLESS',
    months,
    monthly: showMoney(monthly),
    interest: showMoney(interest),
    gst: showMoney(gst),
    fee: fee > 0 ? showMoney(fee) : undefined,
    total: showMoney(total),
    kept: notRefunded > 0 ? showMoney(notRefunded) : undefined,
  }
}
type Emi = NonNullable<OrderWithStatus['order']['emi']>

function paymentOf({ lang }: Page, { order, answer }: OrderWithStatus) {
  const { method, upiApp, bankReference, serverTime } = answer
  const at = order.paidAt ?? order.createdAt
  return {
    at: momentOf(at, lang),
    dateTime: machineTime(at),
    method,
    app: UPI_APPS.find(({ key }) => key === upiApp && key !== 'other')?.name,
    bankReference,
    seenAt: timeOf(serverTime, lang),
  }
}

/** Undefined until it is issued, which takes a moment, and for what cost nothing. */
async function readInvoice({ api }: Page, { order }: OrderWithStatus) {
  const invoice = await unlessMissing(api.invoices.getInvoice({ orderId: order.orderId }))
  if (!invoice) return undefined
  const { number, listPrice, discount, taxableValue, cgst, sgst, igst, total } = invoice
  const some = (amount: typeof total) => (amount > 0 ? showMoney(amount) : undefined)
  return {
    number,
    listPrice: showMoney(listPrice),
    discount: some(discount),
    couponCode: order.couponCode,
    taxableValue: showMoney(taxableValue),
    cgst: some(cgst),
    sgst: some(sgst),
    igst: some(igst),
    total: showMoney(total),
  }
}

/** The credit note of each refund and of a correction, once it is issued. */
async function readCreditNotes({ api }: Page, { orderId, paidAt, sells }: OrderWithStatus['order']) {
  if (paidAt === null || !sells.hasInvoice) return []
  const notes = await unlessMissing(api.invoices.listCreditNotes({ orderId }))
  return (notes ?? []).map(({ total, ...note }) => ({ ...note, total: showMoney(total) }))
}

async function readClass(page: Page, { order }: OrderWithStatus) {
  const coming = await readComingClass(page, order)
  if (!coming) return undefined
  const { startsAt, endsAt, subject, teacherName, isFirst } = coming
  return {
    isFirst,
    dateTime: machineTime(startsAt),
    tile: dateTile(startsAt, page.lang),
    subject,
    teacherName,
    day: weekdayName(inIndia(startsAt).weekday, page.lang, 'long'),
    starts: timeOf(startsAt, page.lang).replace(/\sIST$/, ''),
    ends: timeOf(endsAt, page.lang),
  }
}

/** The batch that the learner is in, where the chosen one was full when the payment came. */
async function readOtherBatch({ api, lang }: Page, { order: { bundleId } }: OrderWithStatus, enrolment: Enrolment) {
  if (bundleId === null || !enrolment || enrolment.wantedBatchId === null) return undefined
  const bundle = await unlessMissing(api.catalogue.getPublicBundle({ bundleId, lang }))
  const batch = bundle?.batches.find(({ id }) => id === enrolment.ownBatchId)
  return batch && { label: batch.label, from: showDate(batch.startsAt, lang), till: showDate(batch.endsAt, lang) }
}

/** Undefined where nothing is left to set up. */
async function readSetUp({ api, lang }: Page, { order: { bundleId, userId } }: OrderWithStatus) {
  if (bundleId === null) return undefined
  const info = await unlessMissing(api.onboarding.getInfo({ bundleId, userId, lang }))
  const open = info?.tasks.filter(({ status }) => status === 'PENDING' || status === 'BLOCKED') ?? []
  if (open.length === 0) return undefined
  const course = toQuery({ course: bundleId })
  const now = open.filter(({ status }) => status === 'PENDING')
  // Steps that nobody may skip come before the others.
  const first = [...now.filter((task) => !task.isSkippable), ...now.filter((task) => task.isSkippable)].slice(0, FIRST)
  return {
    first: first.map(({ key, title, minutes }) => ({ title, minutes, path: `/onboarding/${taskPaths[key]}${course}` })),
    later: open.length - first.length,
    path: `/onboarding${course}`,
  }
}

/** How the later instalments may be left to the bank. Undefined once the bank has been asked, and where none is left. */
async function readAutoDebit({ api }: Page, { order, answer }: OrderWithStatus) {
  const { part, isAutoPaymentEnabled: isChosen } = order
  if (!isChosen && (!part || part.no === part.of)) return undefined
  const { offers } = await api.mandates.listMandates({})
  const offer = offers.find(({ entityId, userId }) => entityId === order.entityId && userId === order.userId)
  const method = answer.method === 'CARD' ? 'CARD' : undefined
  if (!offer) return undefined
  return {
    isChosen,
    path: isChosen ? `/me/auto-debit/set-up${toQuery({ plan: offer.planId, method })}` : '/me/auto-debit',
  }
}

/** Steps shown before the first class; the others can wait. */
const FIRST = 3

const UNKNOWN_SECONDS = 30
const INVOICE_SECONDS = 4

/** Seconds until the page is loaded again by itself: while the bank is asked, and just after paying, until the invoice is there. */
function looksAgainAfter(
  outcome: Outcome,
  { order, answer }: OrderWithStatus,
  lacksInvoice: boolean,
): number | undefined {
  if (outcome.kind === 'UNKNOWN') return UNKNOWN_SECONDS
  if (outcome.kind !== 'ENROLLED' || !lacksInvoice || !order.sells.hasInvoice || order.paidAt === null) return undefined
  return isBefore(answer.serverTime, later(order.paidAt, MINUTE)) ? INVOICE_SECONDS : undefined
}
