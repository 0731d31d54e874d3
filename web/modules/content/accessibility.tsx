import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import { unbroken } from '#web/page/unbroken.ts'
import { Head } from '#web/shell/head.tsx'
import type { Route } from './+types/accessibility.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, async ({ api, lang }) => (await api.content.getSite({ lang })).support)
}

export default function Accessibility({ loaderData: { email, tollFree: number } }: Route.ComponentProps) {
  const { t } = useLingui()
  const tollFree = unbroken(number)
  return (
    <article className="page grid gap-4 py-8">
      <Head
        title={t`Accessibility`}
        description={t`How everybody can use these pages, and whom to contact when something does not work.`}
      />
      <h1 className="text-h1">
        <Trans>Accessibility</Trans>
      </h1>
      <div className="grid max-w-prose gap-3 text-ink-2">
        <p>
          <Trans>
            We build these pages to WCAG 2.2, level AA. Every page is tested automatically before it is published.
          </Trans>
        </p>
        <p>
          <Trans>
            Everything works with a keyboard, at 200% zoom and on a screen 320 pixels wide. Colour is never the only
            sign of something. Pages follow the text size, the colours and the motion settings of your phone.
          </Trans>
        </p>
        <p>
          <Trans>
            Something does not work for you? Write to <a href={`mailto:${email}`}>{email}</a> or call {tollFree}.
          </Trans>
        </p>
      </div>
    </article>
  )
}
