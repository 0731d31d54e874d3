// One step of a booking, worded.
import { data, redirect } from 'react-router'
import { DEMO_CATEGORIES, LAPTOP_ANSWERS, type DemoCategoryKey } from '#core/modules/demos/category.ts'
import type { DemoBooking } from '#core/modules/demos/demo.ts'
import { slotsIn } from '#core/modules/demos/slots.ts'
import { DAY, inIndia, indianDay, later, showDate, type Instant } from '#core/kernel/time.ts'
import type { DemoDraft } from '#web/page/demo-draft.server.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import type { Page } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'
import { machineTime, timeOf } from '#web/page/wording.ts'
import { carried, isStep, placeOf, STEP_PATHS, type StepName } from './steps.ts'

export type DemoData = Omit<Awaited<ReturnType<typeof readStep>>, 'messages'>

/** The first page: which subject. With a subject it leads to the step that is next. */
export async function readStart(page: Page) {
  const { api, lang, url } = page
  const category = categoryIn(url.searchParams)
  if (category) throw redirect(await nextPath(page, category))
  const categories = await api.demos.listCategories({ lang })
  const { grade } = answersIn(url.searchParams)
  const open = categories.filter(({ isOpen }) => isOpen)
  const fitting = open.filter(({ grades }) => grade === undefined || grades.includes(grade))
  return {
    categories: fitting.length > 0 ? fitting : open,
    isForClass: fitting.length > 0,
    query: carried(url.searchParams),
  }
}

async function nextPath({ api, url }: Page, category: DemoCategoryKey): Promise<string> {
  const { steps } = await api.demos.getBooking({ category, ...answersIn(url.searchParams) })
  return `/demo/${STEP_PATHS[steps]}${toQuery(carried(url.searchParams))}`
}

/** A step whose answers are missing leads to the first that is missing. Earlier steps can be opened again. */
export async function readStep(page: Page, step: string, draft: DemoDraft | undefined) {
  const { api, url, lang, locale, visit } = page
  if (!isStep(step)) throw data(null, { status: 404 })
  const category = categoryIn(url.searchParams)
  if (!category) throw redirect('/demo')
  const ask = { category, ...answersIn(url.searchParams), isDismissed: url.searchParams.has('later') }
  const [viewer, status] = await Promise.all([page.viewer(), api.demos.getBooking(ask)])
  const next = STEP_PATHS[status.steps]
  if (isElsewhere(step, next, viewer !== undefined))
    throw redirect(`/demo/${next}${toQuery(carried(url.searchParams))}`)
  const { bookedSlotDetails: booking, slotsBitString, config, grade, laptop, serverTime } = status
  return {
    step,
    category,
    config,
    grade: grade ?? viewer?.grade ?? null,
    laptop,
    booking: booking ? wordDemo(booking, lang) : null,
    days: daysOf(slotsBitString, serverTime, lang, url.searchParams.get('days') === '2'),
    serverTime,
    isCallAsked: url.searchParams.get('done') === 'callback',
    draft: numberIn(draft, status.phoneCode),
    ondemandStatus: status.ondemandStatus,
    now: visit.now,
    query: carried(url.searchParams),
    messages: messagesOf(locale, ['demos', 'sign-in']),
  }
}

/** As it was typed; the country is that of the last number, or the one that the API preselects. */
function numberIn(draft: DemoDraft | undefined, phoneCode: string) {
  return { phone: draft?.phone ?? '', phoneCode: draft?.phoneCode ?? (phoneCode || undefined) }
}

/** A step that is not yet, or no longer, to be taken. */
function isElsewhere(step: StepName, next: StepName, isSignedIn: boolean): boolean {
  if (step === 'phone' && isSignedIn) return true
  const isDone = next === 'confirmed' || next === 'attended'
  return placeOf(step) > placeOf(next) || (isDone && step !== next)
}

export function wordDemo(booking: DemoBooking, lang: string) {
  const { startsAt, opensAt } = booking
  return {
    ...booking,
    day: showDate(startsAt, lang, { weekday: 'long', day: 'numeric', month: 'long' }),
    time: timeOf(startsAt, lang),
    dateTime: machineTime(startsAt),
    opens: timeOf(opensAt, lang),
  }
}
export type WordedDemo = ReturnType<typeof wordDemo>

/** Seven days in two windows: three days, then four. Learning reference, section 1. */
export function daysOf(slotsBitString: string, now: Instant, lang: string, isSecond: boolean) {
  const slots = slotsIn(slotsBitString, now) ?? []
  const byDay = [...Map.groupBy(slots, indianDay)]
  const lastOfFirst = indianDay(later(now, 2 * DAY))
  const shown = byDay.filter(([day]) => day > lastOfFirst === isSecond)
  return {
    isSecond,
    hasOther: byDay.length > shown.length,
    list: shown.map(([day, starts]) => ({
      day,
      label: showDate(starts[0] ?? now, lang, { weekday: 'long', day: 'numeric', month: 'long' }),
      starts: starts.map((startsAt) => ({ startsAt, time: timeOf(startsAt, lang), part: partOf(startsAt) })),
    })),
  }
}

function partOf(startsAt: Instant): 'MORNING' | 'AFTERNOON' | 'EVENING' {
  const { hour } = inIndia(startsAt)
  if (hour < 12) return 'MORNING'
  return hour < 17 ? 'AFTERNOON' : 'EVENING'
}

export function categoryIn(query: URLSearchParams): DemoCategoryKey | undefined {
  return DEMO_CATEGORIES.find((each) => each === query.get('category'))
}

/** An answer that is not valid is left out, and asked again. */
export function answersIn(query: URLSearchParams) {
  const laptop = LAPTOP_ANSWERS.find((each) => each === query.get('laptop'))
  const text = query.get('grade') ?? ''
  const grade = /^-?\d{1,2}$/.test(text) ? Number(text) : 0
  const isGrade = grade !== 0 && grade >= -2 && grade <= 13
  return { ...(laptop && { laptop }), ...(isGrade && { grade: grade as never }) } // the contract's schema reads it
}
