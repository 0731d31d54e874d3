import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { MandateView } from './auto-debit.server.ts'

/** Every notice and every debit, the newest first. */
export function Log({ lines }: { readonly lines: MandateView['log'] }) {
  return (
    <ol className="grid gap-3">
      {lines.map((line, i) => (
        <li key={i}>
          <span className="block text-ink">
            <Sentence {...line} />
          </span>
          <time dateTime={line.dateTime} className="text-sm text-ink-3">
            {line.at}
          </time>
        </li>
      ))}
    </ol>
  )
}

function Sentence({ kind, no }: MandateView['log'][number]) {
  const words = {
    AGREED: <Trans>You agreed to the terms.</Trans>,
    ACTIVATED: <Trans>Your bank turned on auto-debit.</Trans>,
    NOT_ACTIVATED: <Trans>It was not approved.</Trans>,
    PAUSED: <Trans>Paused.</Trans>,
    RESUMED: <Trans>Resumed.</Trans>,
    REVOKED: <Trans>Stopped.</Trans>,
    REVOKED_AT_BANK: <Trans>Stopped in your bank’s app.</Trans>,
    EXPIRED: <Trans>It has expired.</Trans>,
    NOTICE_SENT: <Trans>You were notified of the debit of instalment {no}.</Trans>,
    NOTICE_FAILED: <Trans>Your bank could not notify you of the debit of instalment {no}.</Trans>,
    DEBIT_STARTED: <Trans>Instalment {no} was sent to your bank.</Trans>,
    DEBIT_PAID: <Trans>Instalment {no} was paid.</Trans>,
    DEBIT_FAILED: <Trans>Your bank did not pay instalment {no}. Nothing was debited.</Trans>,
    DEBIT_SKIPPED: <Trans>You skipped instalment {no}.</Trans>,
    PAID_BY_HAND: <Trans>You paid instalment {no} yourself.</Trans>,
    ASKED_TO_PAY: <Trans>We sent you a link to pay instalment {no} yourself.</Trans>,
  } satisfies Record<typeof kind, ReactNode>
  return words[kind]
}
