// The teacher's area is for staff: its texts are in English.
import { redirectDocument } from 'react-router'
import { showDate } from '#core/kernel/time.ts'
import type { Hours } from '#core/modules/classroom/teaching/availability.ts'
import { startOfDay } from '#core/modules/classroom/week.ts'
import { textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { clockOf, weekdayName } from '#web/page/wording.ts'

/** From Monday on. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0]
/** Stretches of one day that the form has room for. */
const STRETCHES = 2

export async function readHours({ api, url }: Page) {
  const { isStated, weekly, days } = await api.classroomTeaching.getAvailability({})
  return {
    isStated,
    isDone: url.searchParams.get('done') === '1',
    week: WEEKDAYS.map((weekday) => ({
      weekday,
      name: weekdayName(weekday, 'en', 'long'),
      stretches: stretchesOf(weekly.filter((each) => each.weekday === weekday)),
    })),
    days: days.map(({ day, hours }) => ({
      day,
      name: showDate(startOfDay(day), 'en'),
      hours: hours
        .map(({ startMinutes, endMinutes }) => `${clockOf(startMinutes)} – ${clockOf(endMinutes)}`)
        .join(', '),
    })),
  }
}

export type HoursData = Awaited<ReturnType<typeof readHours>>

/** As inputs of a time have them; empty ones up to the form's number. */
function stretchesOf(hours: readonly Hours[]) {
  const sorted = hours.toSorted((a, b) => a.startMinutes - b.startMinutes)
  return Array.from({ length: Math.max(STRETCHES, sorted.length) }, (_, i) => {
    const each = sorted[i]
    return { from: each ? inputTime(each.startMinutes) : '', till: each ? inputTime(each.endMinutes) : '' }
  })
}

function inputTime(minutes: number): string {
  const inDay = Math.min(minutes, 1_439)
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The week, or one day with other hours, or such a day that is taken off. */
export async function changeHours({ api, form }: Submission) {
  const { weekly, days } = await api.classroomTeaching.getAvailability({})
  const [removed, day] = [textIn(form, 'remove'), textIn(form, 'day')]
  const others = days.filter((each) => each.day !== removed && each.day !== day)
  if (removed !== '') await api.classroomTeaching.setAvailability({ weekly, days: others })
  else if (day !== '') {
    await api.classroomTeaching.setAvailability({ weekly, days: [...others, { day, hours: stretchIn(form, 'day') }] })
  } else
    await api.classroomTeaching.setAvailability({
      weekly: WEEKDAYS.flatMap((weekday) => weekIn(form, weekday)),
      days,
    })
  return redirectDocument('/teach/hours?done=1')
}

function weekIn(form: FormData, weekday: number) {
  const names = [...form.keys()].filter((name) => name.startsWith(`from-${weekday}-`)).map((name) => name.slice(5))
  return names.flatMap((name) => stretchIn(form, name).map((hours) => ({ weekday, ...hours })))
}

/** Empty where neither time is filled in. A single time is a stretch that the endpoint refuses. */
function stretchIn(form: FormData, name: string): Hours[] {
  const [from, till] = [textIn(form, `from-${name}`), textIn(form, `till-${name}`)]
  if (from === '' && till === '') return []
  return [{ startMinutes: minutesOf(from) ?? 1_440, endMinutes: minutesOf(till) ?? 0 }]
}

function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}
