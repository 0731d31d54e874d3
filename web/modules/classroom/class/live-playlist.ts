import { commonErrors } from '#core/kernel/common-errors.ts'
import { codeOf } from '#core/kernel/error.ts'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/live-playlist.ts'

const SESSION = /^ses\w{10,40}$/
const VISIT = /^[\w-]{16,40}$/

/** The playlist of a class that is broadcast, for its player: /class/{id}/live.m3u8. A parent who watches has no visit. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async ({ api, url }) => {
    const { id } = args.params
    const visit = url.searchParams.get('visit') ?? undefined
    if (!SESSION.test(id) || (visit !== undefined && !VISIT.test(visit))) throw commonErrors.NOT_FOUND_ERROR()
    const headers = { 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'private, no-store' }
    try {
      const { playlist } = await api.classroom.getBroadcast({ id, ...(visit === undefined ? {} : { visit }) })
      return new Response(playlist, { headers })
    } catch (error) {
      // The page looks again: nothing has gone wrong.
      if (codeOf(error) === 'BROADCAST_NOT_BEGUN') return new Response(null, { status: 204, headers })
      throw error
    }
  })
}
