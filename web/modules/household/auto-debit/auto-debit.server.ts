// The mandate centre, worded: what is taken next, by whose leave, and everything that happened.
import { redirectDocument } from 'react-router'
import { showMoney } from '#core/kernel/money.ts'
import { showDate } from '#core/kernel/time.ts'
import { DebitId, MandateId, type Debit, type Mandate, type MandateOffer } from '#core/modules/mandates/mandate.ts'
import { mayMandate } from '#core/modules/mandates/standing.ts'
import { MANDATE_TERMS_VERSION } from '#core/modules/mandates/terms.ts'
import { requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { machineTime, momentOf } from '#web/page/wording.ts'

export async function readCentre(page: Page) {
  await requireViewer(page)
  const { mandates, offers } = await page.api.mandates.listMandates({})
  const views = mandates.map((mandate) => viewOf(page, mandate))
  return {
    live: views.filter(({ isLive }) => isLive),
    // Who never approved has nothing to look back at.
    ended: views.filter(({ isLive, status }) => !isLive && status !== 'FAILURE'),
    offers: offers.map((offer) => offerOf(page, offer)),
    done: page.url.searchParams.get('done'),
  }
}
export type MandateView = ReturnType<typeof viewOf>

/** The button that was pressed says what is to be done. */
export async function changeCentre({ api, form }: Submission) {
  const mandateId = MandateId.parse(textIn(form, 'mandate'))
  const step = textIn(form, 'step')
  if (step === 'skip') await api.mandates.skipDebit({ mandateId, debitId: DebitId.parse(textIn(form, 'debit')) })
  else if (step === 'pause') await api.mandates.pauseMandate({ mandateId })
  else if (step === 'resume') await api.mandates.resumeMandate({ mandateId })
  else await api.mandates.revokeMandate({ mandateId })
  return redirectDocument(`/me/auto-debit?done=${step}`)
}

function viewOf({ lang }: Page, mandate: Mandate) {
  const { mandateId, status, method, title, learnerName, cap, validFrom, validTill, termsVersion, nextDebit, log } =
    mandate
  return {
    mandateId,
    status,
    method,
    title,
    learnerName,
    termsVersion,
    /** The terms are those that the page has. */
    isCurrent: termsVersion === MANDATE_TERMS_VERSION,
    isLive: mayMandate(status, 'revoke'),
    cap: showMoney(cap),
    since: showDate(validFrom, lang),
    until: showDate(validTill, lang),
    next: nextDebit && debitOf(nextDebit, lang),
    log: log.map(({ at, kind, no }) => ({ kind, no, at: momentOf(at, lang), dateTime: machineTime(at) })),
  }
}

function debitOf(debit: Debit, lang: Page['lang']) {
  const { debitId, no, of, amount, state, executeAt, notifiedAt, needsApproval, mayBeSkipped, dueDate } = debit
  return {
    debitId,
    no,
    of,
    state,
    needsApproval,
    mayBeSkipped,
    amount: showMoney(amount),
    at: momentOf(executeAt, lang),
    dateTime: machineTime(executeAt),
    dueOn: showDate(dueDate, lang),
    toldAt: notifiedAt === null ? undefined : momentOf(notifiedAt, lang),
  }
}

export function offerOf({ lang }: Page, offer: MandateOffer) {
  const { planId, title, learnerName, parts, firstAmount, firstDueDate, leastCap, mostCap, validTill } = offer
  return {
    planId,
    title,
    learnerName,
    parts,
    termsVersion: offer.termsVersion,
    needsApproval: offer.needsApproval,
    firstAmount: showMoney(firstAmount),
    firstOn: showDate(firstDueDate, lang),
    least: showMoney(leastCap),
    most: showMoney(mostCap),
    until: showDate(validTill, lang),
  }
}
export type OfferView = ReturnType<typeof offerOf>
