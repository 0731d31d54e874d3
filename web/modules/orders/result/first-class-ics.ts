import { redirect } from 'react-router'
import { isoString } from '#core/kernel/time.ts'
import { load } from '#web/page/page.server.ts'
import { readOrder } from '../order-with-status.server.ts'
import type { Route } from './+types/first-class-ics.ts'
import { calendarFile, readComingClass } from './coming-class.server.ts'

/** The first class as an event for the phone’s calendar. If there is no class, leads to the order’s page. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async (page) => {
    const { order } = await readOrder(page, args.params.order)
    const first = order.status === 'PAID' ? await readComingClass(page, order) : undefined
    if (!first) throw redirect(`/pay/${order.orderId}`)
    const file = calendarFile({
      orderId: order.orderId,
      starts: isoString(first.startsAt),
      ends: isoString(first.endsAt),
      now: isoString(page.visit.now),
      summary: `${first.subject} · ${order.title}`,
      description: first.teacherName,
      url: page.visit.publicUrl,
    })
    return new Response(file, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="kandil-first-class.ics"',
      },
    })
  })
}
