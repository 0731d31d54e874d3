import { Trans } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { load, unlessMissing } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import type { Route } from './+types/terms.ts'
import { History, OldVersion } from './history.tsx'
import { PolicyText } from './policy-text.tsx'
import { readHistory, readPolicy } from './read-policy.server.ts'

export const handle: Handle = { tier: 0 }

/** The terms, and the documents a family should read with them: the refund policy and the promise. */
export function loader(args: Route.LoaderArgs) {
  return load(args, async (page) => {
    const version = page.url.searchParams.get('version') ?? undefined
    const [terms, versions] = await Promise.all([readPolicy(page, 'TERMS', version), readHistory(page, 'TERMS')])
    const others = await Promise.all(
      (['REFUND', 'PROMISE', 'EMI'] as const).map((kind) => unlessMissing(readPolicy(page, kind))),
    )
    return {
      terms,
      others: others.filter((policy) => policy !== undefined),
      history: { path: '/tnc', shown: terms.version, versions },
    }
  })
}

export default function Terms({ loaderData: { terms, others, history } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-10 py-8">
      <Head title={terms.title.text} description={terms.summary.text} />
      <OldVersion {...history} />
      <PolicyText policy={terms} />
      <History {...history} />
      {others.length > 0 && (
        <section className="grid gap-8 border-t border-line pt-8" aria-labelledby="others">
          <h2 id="others" className="sr-only">
            <Trans>Further policies</Trans>
          </h2>
          {others.map((policy) => (
            <PolicyText key={policy.title.text} policy={policy} level="h2" />
          ))}
        </section>
      )}
    </div>
  )
}
