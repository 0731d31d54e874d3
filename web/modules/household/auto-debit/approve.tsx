import { Trans, useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { showMoney } from '#core/kernel/money.ts'
import { MandateId } from '#core/modules/mandates/mandate.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load, requireViewer, type Page } from '#web/page/page.server.ts'
import { platformOf } from '#web/page/platform.server.ts'
import { qrOf } from '#web/page/qr.server.ts'
import { timeOf } from '#web/page/wording.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { QrCode } from '#web/ui/data/qr-code.tsx'
import { MePage } from '../me-page.tsx'
import type { Route } from './+types/approve.ts'

export const handle: Handle = { tier: 0 }

/** The page asks by itself, without a script. */
const REFRESH_SECONDS = 6

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readApproval(page, args.params.mandate, args.request))
}

/** Decided, it is the centre's. */
async function readApproval(page: Page, id: string, request: Request) {
  await requireViewer(page)
  const mandateId = MandateId.safeParse(id).data
  if (mandateId === undefined) throw redirect('/me/auto-debit')
  const { status, next, cap, title, expiresAt } = await page.api.mandates.getMandate({ mandateId })
  if (status !== 'CREATED') throw redirect(`/me/auto-debit?done=${status === 'ACTIVE' ? 'on' : 'off'}`)
  const uri = next?.upiUri ?? null
  return {
    mandateId,
    title,
    cap: showMoney(cap),
    until: timeOf(expiresAt, page.lang),
    bankPage: next?.redirectUrl ?? null,
    appLink: uri,
    qr: uri !== null && platformOf(request) === 'desktop' ? qrOf(uri) : undefined,
  }
}

export default function Approve({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  const { mandateId, title, cap, until, bankPage, appLink, qr } = loaderData
  return (
    <MePage title={t`Approve auto-debit`} tab="/me?tab=wallet" lead={title}>
      <meta httpEquiv="refresh" content={`${REFRESH_SECONDS};url=${link(`/me/auto-debit/${mandateId}`)}`} />
      <div className="card grid max-w-form justify-items-center gap-4 text-center">
        <p className="text-h4" role="status">
          {qr ? <Trans>Scan with any UPI app</Trans> : <Trans>Approve at your bank</Trans>}
        </p>
        {qr && <QrCode {...qr} label={t`QR code to approve auto-debit up to ${cap}`} />}
        <p className="text-ink-2">
          <Trans>Your app shows a limit of {cap}. This is the maximum. Nothing is debited now.</Trans>
        </p>
        {bankPage && (
          <ButtonLink href={bankPage}>
            <Trans>To the bank’s page</Trans>
          </ButtonLink>
        )}
        {!qr && appLink && (
          <ButtonLink href={appLink}>
            <Trans>Open the UPI app</Trans>
          </ButtonLink>
        )}
        <p className="text-sm text-ink-3">
          <Trans>Until {until}. This page continues by itself.</Trans>
        </p>
        <ButtonLink href={link(`/me/auto-debit/${mandateId}`)} kind="quiet" size="bare">
          <Trans>I have approved it</Trans>
        </ButtonLink>
      </div>
    </MePage>
  )
}
