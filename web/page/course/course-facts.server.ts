// The language and the times of a course, as every page from the plans to the receipt names them.
import { isBefore, later, MINUTE, showDate, type Instant } from '#core/kernel/time.ts'
import type { Bundle } from '#core/modules/catalogue/catalogue.ts'
import { nextStart } from '#core/modules/catalogue/batch/class-times.ts'
import { promiseFor } from '#core/modules/content/promise.ts'
import { languageNameIn, type Language } from '#core/taxonomy/language.ts'
import type { PromiseWords, RefundCardProps } from '#web/ui/course/cards/refund-card.tsx'
import { unlessMissing, type Page } from '../page.server.ts'
import { daysOf, hoursOf, timeOf } from '../wording.ts'

type Batch = Bundle['batches'][number]

interface Purchase {
  readonly bundleId: Bundle['id'] | null
  readonly batchId: string | null | undefined
  readonly validMonths: number | null
  /** When it is or was bought. */
  readonly from: Instant
}

/** The batch named, or else the only one. Undefined for what opens no course, and for a course that is no longer published. */
export async function readCourseFacts(page: Page, { bundleId, batchId, ...bought }: Purchase) {
  const { api, lang } = page
  const bundle = bundleId === null ? undefined : await unlessMissing(api.catalogue.getPublicBundle({ bundleId, lang }))
  if (!bundle) return undefined
  const { batches } = bundle
  const batch = batches.find(({ id }) => id === batchId) ?? (batches.length === 1 ? batches[0] : undefined)
  return {
    picture: bundle.picture,
    taughtIn: languageNameIn(batch?.language ?? bundle.language, lang),
    batch: batch && batchFacts(batch, lang, bought.from),
    promise: promiseDays(batch ?? bundle, bought, lang),
  }
}

/** Until when the promise of progress counts and can be claimed, or why it does not hold, in words. */
export function promiseDays(
  classes: Pick<Batch, 'startsAt' | 'endsAt'>,
  bought: Pick<Purchase, 'validMonths' | 'from'>,
  lang: string,
): PromiseWords {
  const terms = promiseFor(classes, bought)
  if (typeof terms === 'string') return { state: terms, endsOn: showDate(classes.endsAt, lang) }
  return { state: 'HOLDS', until: showDate(terms.countsUntil, lang), claimBy: showDate(terms.claimBy, lang) }
}

/** The refund policy, in this version or in force, and if the promise can still be met. */
export async function readRefundCard(
  { api, lang }: Page,
  { version, promise }: { readonly version?: string; readonly promise: PromiseWords | undefined },
): Promise<RefundCardProps> {
  const [refund, terms] = await Promise.all([
    unlessMissing(api.content.getPolicy({ kind: 'REFUND', lang, ...(version === undefined ? {} : { version }) })),
    promise && unlessMissing(api.content.getPolicy({ kind: 'PROMISE', lang })),
  ])
  return { refund: refund?.summary, promise: promise && terms && { ...promise, summary: terms.summary } }
}

/** Its days, its hours and its first class from this moment on. */
export function batchFacts(batch: Batch, lang: Language, from: Instant) {
  const { label, startsAt, endsAt, timetable } = batch
  const first = firstClass(batch, from)
  return {
    label,
    from: showDate(startsAt, lang),
    till: showDate(endsAt, lang),
    days: daysOf(
      timetable.map(({ weekday }) => weekday),
      lang,
    ),
    hours: hoursOf(
      timetable.map(({ startMinutes }) => startMinutes),
      lang,
    ),
    first:
      first &&
      `${showDate(first.startsAt, lang, { weekday: 'short', day: 'numeric', month: 'short' })}, ${timeOf(first.startsAt, lang)}`,
  }
}

export interface FirstClass {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly subject: string
  readonly teacherName: string
}

/** The first class of a weekly timetable that begins at or after this moment. Undefined when the batch ends before it. */
export function firstClass(
  { startsAt, endsAt, timetable }: Pick<Batch, 'startsAt' | 'endsAt' | 'timetable'>,
  from: Instant,
): FirstClass | undefined {
  const earliest = isBefore(from, startsAt) ? startsAt : from
  const [first] = timetable
    .map(({ lengthMinutes, subject, teacherName, ...weekly }) => {
      const start = nextStart(weekly, earliest)
      return { startsAt: start, endsAt: later(start, lengthMinutes * MINUTE), subject, teacherName }
    })
    .toSorted((a, b) => a.startsAt - b.startsAt)
  return first && isBefore(first.startsAt, endsAt) ? first : undefined
}
