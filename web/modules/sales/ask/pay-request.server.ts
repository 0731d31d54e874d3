// The data of the pages of a request to pay: the payer's page, and the page of the child who waits.
import { tierNameIn } from '#core/modules/plans/plan-title.ts'
import { showMoney } from '#core/kernel/money.ts'
import { showDate } from '#core/kernel/time.ts'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { appLink, isIntentAllowed, UPI_APPS, type Platform, type UpiAppKey } from '#core/modules/payments/upi.ts'
import type { payRequestsApi } from '#core/modules/sales/pay-request-api.ts'
import { readCourseFacts } from '#web/page/course/course-facts.server.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { unlessMissing, type Page } from '#web/page/page.server.ts'
import { qrOf } from '#web/page/qr.server.ts'
import { machineTime, momentOf } from '#web/page/wording.ts'

type Request = ResponseOf<(typeof payRequestsApi)['getPayRequest']>
export type Payer = Omit<Awaited<ReturnType<typeof readPayer>>, 'messages'>

export async function readRequest(page: Page, link: string) {
  const { api, lang, locale } = page
  const request = await api.payRequests.getPayRequest({ link, lang })
  const { state, learnerName, title, variantName, validMonths, discount, credit, pollAfterMs } = request
  return {
    link,
    state,
    pollAfterMs,
    hasFailed: request.hasFailed,
    askedBy: request.askedBy,
    receipt: request.receipt && receiptOf(request.receipt, lang),
    learner: learnerName,
    title,
    facts: await readCourseFacts(page, { ...request, from: page.visit.now }),
    coursePath: await coursePathOf(page, request.bundleId),
    plan: variantName && tierNameIn(lang, variantName),
    months: validMonths,
    price: showMoney(request.originalPrice),
    off: discount > 0 ? showMoney(discount) : undefined,
    unused: unusedOf(credit),
    total: showMoney(request.amount),
    amount: request.amount,
    till: showDate(request.validTill, lang),
    endsAt: momentOf(request.expiresAt, lang),
    policyVersion: request.policyVersion,
    request,
    messages: messagesOf(locale, ['sales']),
  }
}

/** Undefined for what is no course, and for one that is no longer published. */
async function coursePathOf({ api, lang }: Page, bundleId: Request['bundleId']): Promise<string | undefined> {
  const bundle = bundleId === null ? undefined : await unlessMissing(api.catalogue.getPublicBundle({ bundleId, lang }))
  return bundle && `/course/${bundle.slug}`
}

function receiptOf({ paidAt, upiApp, ...receipt }: NonNullable<Request['receipt']>, lang: Page['lang']) {
  return {
    ...receipt,
    app: UPI_APPS.find(({ key }) => key === upiApp && key !== 'other')?.name,
    at: momentOf(paidAt, lang),
    dateTime: machineTime(paidAt),
  }
}

/** The credit for the plan that this one replaces. */
export function unusedOf(credit: Request['credit'] | undefined) {
  return credit ? { days: credit.days, off: showMoney(credit.amount) } : null
}

/** The payer's page: the same, with the ways to pay on this device. */
export async function readPayer(page: Page, link: string, platform: Platform) {
  const { request, ...shown } = await readRequest(page, link)
  const { api, lang } = page
  const { amount, discount } = request
  const [{ upiApps, methods, banks, wallets }, { seller, support }, policy] = await Promise.all([
    api.payments.getPaymentMethods({ platform, amount, discount }),
    api.content.getSite({ lang }),
    unlessMissing(api.content.getPolicy({ kind: 'REFUND', version: request.policyVersion, lang })),
  ])
  const apps = platform === 'desktop' ? [] : upiApps.filter(({ key }) => isIntentAllowed(keyOf(key), platform))
  return {
    ...shown,
    seller,
    support,
    apps,
    hasCard: methods.some(({ method, isEnabled }) => method === 'CARD' && isEnabled),
    banks: choicesOf(banks),
    wallets: choicesOf(wallets),
    policy: policy?.summary,
    step: stepOf(request, platform),
  }
}

/** Only ways that work now: the payer of a link needs one that does. */
function choicesOf(
  instruments: readonly { readonly code: string; readonly name: string; readonly isEnabled: boolean }[],
) {
  return instruments.filter(({ isEnabled }) => isEnabled).map(({ code, name }) => ({ value: code, text: name }))
}

/** The child's page: the same, with the link as a QR code. */
export async function readShare(page: Page, link: string) {
  const { request: _request, ...shown } = await readRequest(page, link)
  const url = new URL(page.url)
  url.pathname = url.pathname.replace(/\/share(\.data)?$/, '')
  url.search = ''
  return { ...shown, address: url.href, qr: qrOf(url.href) }
}

/** The payer's next step: a page to go to, a code to scan, or an app to open on this phone. */
function stepOf({ next, method, upiApp }: Request, platform: Platform) {
  if (next?.redirectUrl) return { kind: 'PAGE' as const, href: next.redirectUrl }
  if (!next?.upiUri) return undefined
  const key = keyOf(upiApp ?? 'other')
  const app = UPI_APPS.find((each) => each.key === key)?.name ?? null
  if (method === 'UPI_INTENT' && isIntentAllowed(key, platform))
    return { kind: 'APP' as const, app: key === 'other' ? null : app, href: appLink(next.upiUri, key, platform) }
  return { kind: 'QR' as const, qr: qrOf(next.upiUri) }
}

function keyOf(text: string): UpiAppKey {
  return UPI_APPS.find(({ key }) => key === text)?.key ?? 'other'
}
