import { data } from 'react-router'
import type { Handle } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import type { Route } from './+types/policy.ts'
import { PolicyText } from './policy-text.tsx'
import { KINDS, readPolicy } from './read-policy.server.ts'

export const handle: Handle = { tier: 0 }

/** /policies/refund, and with ?version= the one that an order was made under. */
export function loader(args: Route.LoaderArgs) {
  return load(args, async (page) => {
    const kind = KINDS.find((each) => each.toLowerCase() === args.params.kind)
    if (!kind) throw data(null, { status: 404 })
    return readPolicy(page, kind, page.url.searchParams.get('version') ?? undefined)
  })
}

export default function Policy({ loaderData: policy }: Route.ComponentProps) {
  return (
    <div className="page py-8">
      <Head title={policy.title.text} description={policy.summary.text} />
      <PolicyText policy={policy} />
    </div>
  )
}
