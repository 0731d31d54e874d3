import { data } from 'react-router'
import type { Handle } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import type { Route } from './+types/policy.ts'
import { BrowserStorage } from './browser-storage.tsx'
import { History, OldVersion } from './history.tsx'
import { PolicyText } from './policy-text.tsx'
import { KINDS, readHistory, readPolicy } from './read-policy.server.ts'

export const handle: Handle = { tier: 0 }

/** /policies/refund, and with ?version= the one that an order was made under. */
export function loader(args: Route.LoaderArgs) {
  return load(args, async (page) => {
    const kind = KINDS.find((each) => each.toLowerCase() === args.params.kind)
    if (!kind) throw data(null, { status: 404 })
    const version = page.url.searchParams.get('version') ?? undefined
    const [policy, versions] = await Promise.all([readPolicy(page, kind, version), readHistory(page, kind)])
    return { policy, kind, history: { path: `/policies/${args.params.kind}`, shown: policy.version, versions } }
  })
}

export default function Policy({ loaderData: { policy, kind, history } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-6 py-8">
      <Head title={policy.title.text} description={policy.summary.text} />
      <OldVersion {...history} />
      <PolicyText policy={policy} />
      {kind === 'PRIVACY' && <BrowserStorage />}
      <History {...history} />
    </div>
  )
}
