import { data } from 'react-router'
import type { Handle } from '#web/page/handle.ts'
import { followMoved } from '#web/page/moved.server.ts'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/not-found.ts'

export const handle: Handle = { tier: 0 }

/** Every address that is no page's. */
export function loader(args: Route.LoaderArgs): Promise<never> {
  return load(args, async (page) => {
    await followMoved(page)
    throw data(null, { status: 404 })
  })
}

export default function NotFound() {
  return null
}
