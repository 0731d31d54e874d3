import readScript from 'virtual:t0-read-script'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'

export const handle: Handle = { tier: 0 }

/** The service worker shows it when there is no connection and the page is not on this phone. */
export default function Offline() {
  const { t } = useLingui()
  const link = useLink()
  return (
    <div className="page py-10">
      <PrivateHead title={t`You are offline`} />
      <h1 className="text-center text-h2">
        <Trans>You are offline</Trans>
      </h1>
      <EmptyState sentence={<Trans>This page opens when your phone has a connection again.</Trans>}>
        <div className="grid justify-items-center gap-2">
          <p>
            <Trans>As you saw them last, these open without a connection too:</Trans>
          </p>
          <p className="flex flex-wrap justify-center gap-x-5">
            <a href={link('/')} className="text-link">
              <Trans>Home</Trans>
            </a>
            <a href={link('/timetable')} className="text-link">
              <Trans>Timetable</Trans>
            </a>
            <a href={link('/learn')} className="text-link">
              <Trans>Your courses</Trans>
            </a>
            <a href={link('/me/colleges')} className="text-link">
              <Trans>My college list</Trans>
            </a>
          </p>
        </div>
      </EmptyState>
      <section aria-labelledby="read" hidden className="mx-auto grid max-w-prose gap-3">
        <h2 id="read" className="text-h4">
          <Trans>What you have read on this phone</Trans>
        </h2>
        <ul data-read-pages="" className="grid gap-2" />
        <script type="module" src={readScript} />
      </section>
    </div>
  )
}
