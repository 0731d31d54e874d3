import { Trans, useLingui } from '@lingui/react/macro'
import { PageForm } from '#web/page/page-form.tsx'
import type { Page } from '#web/page/page.server.ts'
import { machineTime, momentOf, timeOf } from '#web/page/wording.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'

/** Which staff looked at the family's pages. */
export async function readLooks({ api, lang }: Page) {
  const looks = await api.support.listViews({})
  return looks.map(({ viewId, by, reason, startedAt, endsAt, endedAt, isOpen }) => ({
    viewId,
    by,
    reason,
    isOpen,
    started: momentOf(startedAt, lang),
    startedTime: machineTime(startedAt),
    until: timeOf(endedAt ?? endsAt, lang),
  }))
}

type SupportSession = Awaited<ReturnType<typeof readLooks>>[number]

export function SupportSessions({ looks }: { readonly looks: readonly SupportSession[] }) {
  if (looks.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="looks">
      <div className="grid max-w-prose gap-1">
        <h2 id="looks" className="text-h3">
          <Trans>When our support looked</Trans>
        </h2>
        <p className="text-ink-2">
          <Trans>They can see your pages for 15 minutes to help you, and cannot change anything.</Trans>
        </p>
      </div>
      <ul className="grid gap-3 lg:grid-cols-2">
        {looks.map((look) => (
          <li key={look.viewId} className="grid">
            <SupportLook {...look} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SupportLook({ viewId, by, reason, isOpen, started, startedTime, until }: SupportSession) {
  return (
    <article className="card flex flex-wrap items-start gap-4" aria-labelledby={viewId}>
      <div className="min-w-0 flex-1">
        <h3 id={viewId} className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {by}
          {isOpen && (
            <Badge tone="genda">
              <Trans>Looking now</Trans>
            </Badge>
          )}
        </h3>
        <p className="wrap-anywhere">{reason}</p>
        <p className="text-sm text-ink-3">
          <time dateTime={startedTime}>{started}</time> – {until}
        </p>
      </div>
      {isOpen && <EndLook viewId={viewId} by={by} />}
    </article>
  )
}

function EndLook({ viewId, by }: Pick<SupportSession, 'viewId' | 'by'>) {
  const { t } = useLingui()
  return (
    <PageForm>
      <input type="hidden" name="viewId" value={viewId} />
      <Button kind="ghost" size="small" name="step" value="look" aria-label={t`End it: ${by}`}>
        <Trans>End it</Trans>
      </Button>
    </PageForm>
  )
}
