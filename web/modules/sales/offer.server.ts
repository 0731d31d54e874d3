// The data of an offer's page, in words.
import { tierNameIn } from '#core/modules/plans/plan-title.ts'
import { minus, showMoney } from '#core/kernel/money.ts'
import { showDate } from '#core/kernel/time.ts'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { salesApi } from '#core/modules/sales/api.ts'
import { languageNameIn, type Language } from '#core/taxonomy/language.ts'
import { maskPhone } from '#core/taxonomy/phone.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import type { Page } from '#web/page/page.server.ts'
import { clockOf, momentOf, weekdayName } from '#web/page/wording.ts'
import { emiCosts } from './emi.server.ts'

export type OfferPage = Awaited<ReturnType<typeof readOffer>>
export type OpenOffer = Awaited<ReturnType<typeof describe>>
type Offer = ResponseOf<(typeof salesApi)['getSalesConfirmationDetails']>
type Timings = ResponseOf<(typeof salesApi)['getClassTimings']>

/** A link that shows nothing is answered with why, and how to reach us. */
export async function readOffer(page: Page, leadId: string) {
  const { api, lang, locale, url } = page
  const fromSalesForce = url.searchParams.get('fromSalesForce') === 'true'
  const messages = messagesOf(locale, ['sales', 'sign-in'])
  const { valid, reason } = await api.sales.isValidUser({ leadId, fromSalesForce })
  if (!valid) {
    const { support } = await api.content.getSite({ lang })
    return { state: 'STOP' as const, reason: reason ?? 'NOT_VALID', support, messages }
  }
  const offer = await api.sales.getSalesConfirmationDetails({ leadId, fromSalesForce, lang })
  return { state: 'OPEN' as const, messages, ...(await describe(page, offer, { leadId, fromSalesForce })) }
}

async function describe(
  { api, lang, viewer }: Page,
  offer: Offer,
  link: { readonly leadId: string; readonly fromSalesForce: boolean },
) {
  const { entityId, policyVersion, price } = offer
  const [timings, sessions, teachers, policy, emi, buyer] = await Promise.all([
    api.sales.getClassTimings({ entityId, lang }),
    api.sales.getCourseWiseSessionInfo({ entityId, lang }),
    api.sales.getTeacherInfo({ entityId, lang }),
    api.content.getPolicy({ kind: 'REFUND', version: policyVersion, lang }),
    emiCosts(api, offer),
    viewer(),
  ])
  return {
    ...link,
    status: offer.status,
    student: offer.studentName,
    agent: offer.agent,
    title: offer.title,
    plan: offer.variantName && tierNameIn(lang, offer.variantName),
    months: offer.validMonths,
    till: showDate(offer.validTill, lang),
    listPrice: showMoney(offer.originalPrice),
    off: offer.discount > 0 ? showMoney(minus(offer.originalPrice, offer.price)) : undefined,
    total: showMoney(price),
    price,
    policyVersion,
    policy,
    keptUntil: momentOf(offer.expiresAt, lang),
    agreedAt: offer.acceptedAt === null ? undefined : momentOf(offer.acceptedAt, lang),
    phone: offer.phone,
    /** Who may agree: the family whose number the offer was made for. */
    signedIn: whoIs(buyer?.phone, offer.phone),
    week: weekOf(timings, offer.batchId, lang),
    subjects: sessions.courses[0]?.subjects ?? [],
    tests: sessions.courses[0]?.tests ?? 0,
    teachers: teachers.map(({ id, name, subject, qualification, experienceYears }) => ({
      id,
      name,
      subjects: subject,
      qualification,
      experienceYears,
    })),
    emi,
  }
}

function whoIs(phone: string | undefined, offeredTo: string): 'NOBODY' | 'FAMILY' | 'OTHER' {
  if (phone === undefined) return 'NOBODY'
  return maskPhone(phone) === offeredTo ? 'FAMILY' : 'OTHER'
}

/** The weekly classes of the batch that was picked, else of the first. */
function weekOf({ payload }: Timings, batchId: string | null, lang: Language) {
  const batches = payload.courses[0]?.batches ?? []
  const batch = batches.find(({ id }) => id === batchId) ?? batches[0]
  if (!batch) return undefined
  return {
    language: languageNameIn(batch.language, lang),
    startsOn: showDate(batch.startsAt, lang),
    endsOn: showDate(batch.endsAt, lang),
    classes: batch.timings
      .toSorted((a, b) => mondayFirst(a.weekday) - mondayFirst(b.weekday) || a.startMinutes - b.startMinutes)
      .map(({ weekday, startMinutes, lengthMinutes, subject, teacherName }) => ({
        key: `${weekday} ${startMinutes} ${subject}`,
        day: weekdayName(weekday, lang, 'long'),
        time: clockOf(startMinutes, lang),
        minutes: lengthMinutes,
        subject,
        teacherName,
      })),
  }
}

function mondayFirst(weekday: number): number {
  return (weekday + 6) % 7
}
