import type { Handle } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/superreaders.ts'
import { readLanding } from './landing.server.ts'
import { Landing } from './landing.tsx'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readLanding(page, 'superreaders'))
}

export default function Superreaders({ loaderData }: Route.ComponentProps) {
  return <Landing {...loaderData} />
}
