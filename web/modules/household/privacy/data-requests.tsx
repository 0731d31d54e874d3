import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Card } from '../me-page.tsx'
import { useKindNames } from './kind-names.ts'
import type { ShownRequest } from './privacy.server.ts'

export function DataRequests({ requests }: { readonly requests: readonly ShownRequest[] }) {
  return (
    <Card id="requests" title={<Trans>Your requests</Trans>}>
      <ul className="grid gap-6">
        {requests.map((request) => (
          <li key={request.id} className="grid gap-2">
            <OneRequest {...request} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function OneRequest({ id, kind, text, status, nominee, answer, askedOn, dueOn, closedOn }: ShownRequest) {
  const names = useKindNames()
  const link = useLink()
  return (
    <>
      <h3 className="font-semibold wrap-anywhere" id={`${id}-kind`}>
        {names[kind]}
      </h3>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
        <StatusOf status={status} />
        <span>
          <Trans>Asked on {askedOn}</Trans>
        </span>
        <span>
          {status === 'WAITING' ? <Trans>Answer by {dueOn}</Trans> : null}
          {status === 'WITHDRAWN' ? <Trans>Withdrawn on {closedOn}</Trans> : null}
          {status === 'APPROVED' || status === 'REFUSED' ? <Trans>Answered on {closedOn}</Trans> : null}
        </span>
      </p>
      <p className="whitespace-pre-line text-ink-2 wrap-anywhere" dir="auto">
        {text}
      </p>
      {nominee && (
        <p className="text-ink-2 wrap-anywhere">
          {nominee.name} · {nominee.relation}
        </p>
      )}
      {answer && (
        <p className="border-s-4 border-mor ps-3 whitespace-pre-line wrap-anywhere" dir="auto">
          {answer}
        </p>
      )}
      {kind === 'EXPORT' && status === 'APPROVED' && (
        <a href={link('/me/data')} className="text-link w-fit">
          <Trans>Read the document</Trans>
        </a>
      )}
      {status === 'WAITING' && (
        <PageForm>
          <input type="hidden" name="request" value={id} />
          <Button name="step" value="withdraw" kind="ghost" size="fit" aria-describedby={`${id}-kind`}>
            <Trans>Withdraw the request</Trans>
          </Button>
        </PageForm>
      )}
    </>
  )
}

function StatusOf({ status }: Pick<ShownRequest, 'status'>) {
  if (status === 'APPROVED')
    return (
      <Badge tone="tulsi">
        <Trans>Done</Trans>
      </Badge>
    )
  if (status === 'REFUSED')
    return (
      <Badge tone="sindoor">
        <Trans>Refused</Trans>
      </Badge>
    )
  if (status === 'WITHDRAWN')
    return (
      <Badge tone="quiet">
        <Trans>Withdrawn</Trans>
      </Badge>
    )
  return (
    <Badge tone="genda">
      <Trans>We are working on it</Trans>
    </Badge>
  )
}
