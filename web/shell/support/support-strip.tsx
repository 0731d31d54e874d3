import { Trans } from '@lingui/react/macro'
import { timeOf } from '#web/page/wording.ts'
import { useLink, useLocale } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import type { Viewer } from '#web/page/page.server.ts'

/** Above every page while a member of staff looks at a family's: that nothing can be changed, until when, and the way out. */
export function SupportStrip({ supportView }: Pick<Viewer, 'supportView'>) {
  const link = useLink()
  const locale = useLocale()
  if (!supportView) return null
  const until = timeOf(supportView.endsAt, locale)
  return (
    <PageForm action={link('/me/devices')} className="bg-genda text-on-genda">
      <p className="page flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm font-semibold">
        <span className="flex-1">
          <Trans>Support view: read-only, until {until}.</Trans>
        </span>
        <input type="hidden" name="viewId" value={supportView.viewId} />
        <button type="submit" name="step" value="look" className="min-h-8 underline underline-offset-4">
          <Trans>End it</Trans>
        </button>
      </p>
    </PageForm>
  )
}
