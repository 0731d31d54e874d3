import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator'
import { isoString } from '#core/kernel/time.ts'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/demo-ics.ts'
import { findLinked } from './manage.server.ts'

const REMINDER_SECONDS = 15 * 60

/** One event. Its name stays when the demo moves and its number rises, so that a calendar moves it too. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async (page) => {
    const { visit, api, lang } = page
    const { booking, category } = await findLinked(page, args.params.link)
    const names = await api.demos.listCategories({ lang })
    const summary = `Kandil · ${names.find((each) => each.category === category)?.name.text ?? ''}`
    const isCancelled = booking.state === 'CANCELLED'
    const calendar = ical({ prodId: { company: 'Kandil', product: 'Classes' } })
    calendar.createEvent({
      id: booking.uid,
      sequence: booking.sequence,
      stamp: isoString(visit.now),
      start: isoString(booking.startsAt),
      end: isoString(booking.endsAt),
      summary,
      description: booking.teacherName,
      url: `${visit.publicUrl}/demo/confirmed?category=${category}`,
      ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
      alarms: isCancelled ? [] : [{ type: ICalAlarmType.display, triggerBefore: REMINDER_SECONDS, description: summary }],
    })
    return new Response(calendar.toString(), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="kandil-demo.ics"',
      },
    })
  })
} // prettier-ignore
