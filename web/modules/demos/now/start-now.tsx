import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { toQuery } from '#web/page/query.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import type { DemoData } from '../read-demo.server.ts'

/** A teacher is there now. A family that does not want it sees one line from then on. */
export function StartNow({ ondemandStatus, query }: DemoData) {
  const link = useLink()
  if (ondemandStatus !== 'POPUP_AVAILABLE' && ondemandStatus !== 'OPTION_AVAILABLE') return null
  const isLoud = ondemandStatus === 'POPUP_AVAILABLE'
  return (
    <section aria-labelledby="start-now" className="card grid gap-3">
      <h2 id="start-now" className={isLoud ? 'text-h3' : 'text-h4'}>
        <Trans>A teacher is free now</Trans>
      </h2>
      {isLoud && (
        <p className="text-ink-2">
          <Trans>The demo can start in two minutes. Sit down with your child first.</Trans>
        </p>
      )}
      <PageForm>
        <Button name="do" value="now" kind={isLoud ? 'primary' : 'ghost'} size={isLoud ? 'wide' : 'fit'}>
          <Trans>Start now</Trans>
        </Button>
      </PageForm>
      {isLoud && (
        <ButtonLink href={link(`/demo/slot${toQuery({ ...query, later: '1' })}`)} kind="quiet" size="bare">
          <Trans>Not now, choose a time</Trans>
        </ButtonLink>
      )}
    </section>
  )
}
