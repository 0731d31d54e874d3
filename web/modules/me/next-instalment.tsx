import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Bar, Debited } from './passbook.tsx'
import type { Book } from './passbook.server.ts'

/** The part that is due next, and the one way to pay it. */
export function NextInstalment({ title, parts, next, isDebited }: Book) {
  const link = useLink()
  if (!next) return null
  const isPaid = ({ paymentStatus }: Book['parts'][number]) => paymentStatus === 'PAID' || paymentStatus === 'WAIVED'
  const [no, total] = [parts.filter(isPaid).length + 1, parts.length]
  return (
    <section className="card grid gap-3" aria-labelledby="next-instalment">
      <h2 id="next-instalment" className="text-h3">
        <Trans>Next instalment</Trans>
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="block text-h4 font-bold tabular-nums">{next.amount}</span>
          <span className="text-sm text-ink-2">
            <Trans>
              Due {next.on} · {no} of {total}
            </Trans>
          </span>
          <span className="block text-sm text-ink-2">{title}</span>
        </p>
        {!isDebited && (
          <ButtonLink href={link(next.path)} kind="ghost" size="fit">
            <Trans>Pay now</Trans>
          </ButtonLink>
        )}
      </div>
      <Bar parts={parts} />
      {isDebited && <Debited next={next} />}
    </section>
  )
}
