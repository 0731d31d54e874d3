import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator'
import { isoString } from '#core/kernel/time.ts'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/webinar-ics.ts'
import { findWebinar, pathOf } from './webinar.server.ts'

const REMINDER_SECONDS = 15 * 60

/** The webinar as one event. Its name is the webinar’s, so that a second download replaces the first. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async (page) => {
    const { visit } = page
    const found = await findWebinar(page, args.params.slug)
    const { id, sequence, title, subject, teacherName, startsAt, endsAt, status } = found
    const calendar = ical({ prodId: { company: 'Kandil', product: 'Classes' } })
    const isCancelled = status === 'CANCELLED'
    calendar.createEvent({
      id: `${id}@kandil`,
      sequence,
      stamp: isoString(visit.now),
      start: isoString(startsAt),
      end: isoString(endsAt),
      summary: title.text,
      description: `${subject} · ${teacherName}`,
      url: visit.publicUrl + pathOf(found),
      ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
      alarms: isCancelled ? [] : [{ type: ICalAlarmType.display, triggerBefore: REMINDER_SECONDS, description: title.text }],
    })
    return new Response(calendar.toString(), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="kandil-event.ics"',
      },
    })
  })
} // prettier-ignore
