import type { Handle } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/superspeakers.ts'
import { readLanding } from './landing.server.ts'
import { Landing } from './landing.tsx'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readLanding(page, 'superspeakers'))
}

export default function Superspeakers({ loaderData }: Route.ComponentProps) {
  return <Landing {...loaderData} />
}
