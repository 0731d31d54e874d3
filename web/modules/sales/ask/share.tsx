import { Trans, useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { readAgain } from '#web/page/read-again.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { CopyButton } from '#web/ui/controls/script/copy-button.tsx'
import { QrCode } from '#web/ui/data/qr-code.tsx'
import type { Route } from './+types/share.ts'
import { PurchaseLines } from './purchase-lines.tsx'
import { usePayNews } from './pay-news.ts'
import { readShare } from './pay-request.server.ts'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readShare(page, args.params.link))
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readAgain(args)
}

type Page = Route.ComponentProps['loaderData']

/** The child's page: the link to hand on, and what has become of it. */
export default function Share({ loaderData: page }: Route.ComponentProps) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  usePayNews(page, () => void revalidate())
  return (
    <div className="page grid max-w-form justify-items-center gap-5 py-8 text-center">
      <PrivateHead title={t`Ask a parent to pay`} />
      <Kandil size={72} lit={lit[page.state]} glow={page.state === 'PAID'} />
      <h1 className="text-h2" aria-live="polite">
        <Standing {...page} />
      </h1>
      {page.state === 'PAID' && <Next />}
      {page.state === 'OPEN' && <Hand {...page} />}
      <div className="w-full">
        <PurchaseLines {...page} isPaid={page.state === 'PAID'} />
      </div>
    </div>
  )
}

/** The number of lit facets, of the lantern's eight. */
const lit = { OPEN: 2, PAYING: 5, PAID: 8, OVER: 0 }

function Standing({ state, total }: Page) {
  if (state === 'PAID') return <Trans>Paid. You are enrolled.</Trans>
  if (state === 'PAYING') return <Trans>Your parent is paying now</Trans>
  if (state === 'OVER') return <Trans>This link has ended</Trans>
  return <Trans>Ask a parent to pay {total}</Trans>
}

function Next() {
  const link = useLink()
  return (
    <ButtonLink href={link('/learn')}>
      <Trans>Go to your courses</Trans>
    </ButtonLink>
  )
}

function Hand({ address, qr, endsAt, title }: Page) {
  const { t } = useLingui()
  const text = t`Please pay for ${title} on Kandil: ${address}`
  return (
    <>
      <p className="text-ink-2">
        <Trans>Show this code to your parent, or send the link. They need no account.</Trans>
      </p>
      <QrCode {...qr} label={t`QR code of the link`} />
      <ButtonLink href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank" rel="noreferrer">
        <Icon name="external-link" />
        <Trans>Send by WhatsApp</Trans>
      </ButtonLink>
      <p className="flex w-full items-center gap-2 text-sm">
        <a href={address} className="flex min-h-11 min-w-0 flex-1 items-center">
          <span className="truncate">{address.replace(/^https?:\/\//, '')}</span>
        </a>
        <span className="shrink-0">
          <CopyButton text={address} label={t`Copy the link`} />
        </span>
      </p>
      <p className="text-sm text-ink-3" role="status">
        <Trans>Waiting for your parent. This page changes when they pay. The link works until {endsAt}.</Trans>
      </p>
    </>
  )
}
