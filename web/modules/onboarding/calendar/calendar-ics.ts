import { load } from '#web/page/page.server.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Route } from './+types/calendar-ics.ts'
import { calendarOf } from './calendar-file.server.ts'

/** "My classes", for a calendar that comes back by itself: /calendar/{token}.ics. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async ({ api, lang, visit }) => {
    const [, token] = /^([\w-]{43})\.ics$/.exec(args.params.file) ?? []
    if (!token) throw commonErrors.NOT_FOUND_ERROR()
    const { learnerName, events } = await api.onboarding.readCalendar({ token, lang })
    const file = calendarOf(events, { now: visit.now, name: learnerName ? `Kandil: ${learnerName}` : 'Kandil', url: visit.publicUrl }) // prettier-ignore
    return new Response(file, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="kandil-classes.ics"',
        'cache-control': 'private, no-store',
      },
    })
  })
}
