// Where the parts of a course disagree: one number for each fact.
import { showMoney } from '#core/kernel/money.ts'
import { DAY, inIndia, isBefore, showDate, type Instant } from '#core/kernel/time.ts'
import { fullPriceProblem } from '#core/modules/plans/full-price.ts'
import { languageNameIn, isLanguage } from '#core/taxonomy/language.ts'
import type { CheckedBatch, CheckedTier, CourseParts } from './checked-course.ts'

/** One sentence for each disagreement. */
export function disagreementsOf(parts: CourseParts, now: Instant): string[] {
  const { course, plans } = parts
  const price = fullPriceProblem(plans, course, now)
  return [
    ...batchProblems(parts),
    ...planProblems(parts),
    ...classProblems(parts),
    ...(price === undefined ? [] : [price]),
    ...tierProblems(parts),
  ]
}

function batchProblems({ course, batches }: CourseParts): string[] {
  return batches.flatMap(({ label, startsAt, endsAt, language }) => [
    ...(isBefore(startsAt, course.startsAt)
      ? [`Batch ${label} starts on ${day(startsAt)}, before the course does on ${day(course.startsAt)}.`]
      : []),
    ...(isBefore(course.endsAt, endsAt)
      ? [`Batch ${label} ends on ${day(endsAt)}, after the course does on ${day(course.endsAt)}.`]
      : []),
    ...(language === course.language
      ? []
      : [`Batch ${label} is taught in ${spoken(language)}, the course in ${spoken(course.language)}.`]),
  ])
}

function planProblems({ course, plans }: CourseParts): string[] {
  const length = monthsOf(course)
  const full = plans.find(({ validMonths }) => validMonths === 0)
  return [
    ...plans.flatMap(({ variantName, validMonths }) => [
      ...(course.variantName !== null && variantName !== course.variantName
        ? [`A plan is of the tier ${variantName}, the course of the tier ${course.variantName}.`]
        : []),
      ...(validMonths > length ? [`A plan is for ${validMonths} months, the course runs for ${length}.`] : []),
    ]),
    ...fullPlanProblems(course, full),
  ]
}

/** On sale, a course costs what its plan for the full course costs. */
function fullPlanProblems(course: CourseParts['course'], full: CourseParts['plans'][number] | undefined): string[] {
  if (!full) return []
  return [
    ...(course.status === 'DRAFT' && full.price !== course.price
      ? [`The full course costs ${showMoney(full.price)} as a plan and ${showMoney(course.price)} on the course.`]
      : []),
    ...(full.aioValidTill && isBefore(full.aioValidTill, course.endsAt)
      ? [`The full plan ends on ${day(full.aioValidTill)}, before the course does on ${day(course.endsAt)}.`]
      : []),
  ]
}

/** The classes of the curriculum have room in the timetable of some batch, and in the course's months. */
function classProblems({ course, batches, chapters = [] }: CourseParts): string[] {
  const taught = batches.filter(({ slots }) => slots.length > 0)
  const length = monthsOf(course)
  const last = Math.max(0, ...chapters.map(({ month }) => month))
  const late = last > length ? [`The curriculum goes on to month ${last}, the course has ${length} months.`] : []
  if (taught.length === 0) return late
  const bySubject = Map.groupBy(chapters, ({ subject }) => subject)
  const tight = [...bySubject].flatMap(([subject, own]) => {
    const planned = own.reduce((sum, { classes }) => sum + classes, 0)
    const room = Math.max(...taught.map((batch) => classesIn(batch, subject)))
    return planned > room
      ? [`The curriculum has ${planned} classes of ${subject.replaceAll('-', ' ')}, the timetable has ${room}.`]
      : []
  })
  return [...late, ...tight]
}

/** Tiers that a family cannot tell apart. */
function tierProblems({ tier, otherTiers }: CourseParts): string[] {
  if (!tier) return []
  const same = otherTiers.filter((other) => other.name !== tier.name && offers(other) === offers(tier))
  return same.map(
    ({ name }) => `${tier.name} and ${name} offer the same. Give one a service, more tests or fewer seats.`,
  )
}

function offers({ services, tests, seats }: CheckedTier): string {
  return JSON.stringify([services.toSorted(), tests, seats])
}

function classesIn({ startsAt, endsAt, slots }: CheckedBatch, subject: string): number {
  const weeks = Math.ceil((endsAt - startsAt) / (7 * DAY))
  return weeks * slots.filter((slot) => slot.subject === subject).length
}

/** The months of the calendar that a course is held in. */
function monthsOf({ startsAt, endsAt }: CourseParts['course']): number {
  const [first, last] = [inIndia(startsAt), inIndia(endsAt)]
  return (last.year - first.year) * 12 + last.month - first.month + 1
}

function day(at: Instant): string {
  return showDate(at, 'en')
}

function spoken(language: string): string {
  return isLanguage(language) ? languageNameIn(language, 'en') : language
}
