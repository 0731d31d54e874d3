// The frame of a checkout: nothing leads away from paying but help and the policies.
import { Trans, useLingui } from '@lingui/react/macro'
import { PRODUCT } from '#core/kernel/product.ts'
import { useLink } from '#web/page/link.ts'
import { unbroken } from '#web/page/unbroken.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { AccountMenu } from '../account/account-menu.tsx'
import type { FrameData } from '../frame-data.server.ts'
import { phoneAddress } from '../support/support-links.tsx'
import { SupportStrip } from '../support/support-strip.tsx'

/** The payment page, the choice of an EMI, the next instalment, a recharge, and the wait for the bank. */
export function isCheckout(path: string): boolean {
  return /^\/pay(\/(emi|instalment|WALLET_RECHARGE|[^/]+\/wait))?\/?(\?|$)/.test(path)
}

export function CheckoutHeader({ site, viewer, path }: FrameData) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <>
      {viewer && <SupportStrip {...viewer} />}
      <div className="page header-row">
        <a href={link('/')} className="hit mr-auto flex min-h-11 items-center gap-2">
          <Kandil size={28} />
          <span className="text-h4 font-bold">{PRODUCT.name}</span>
        </a>
        {site && (
          <a href={phoneAddress(site.support.tollFree)} className="flex min-h-11 items-center gap-2 px-2 font-semibold">
            <Icon name="phone" label={t`Call`} />
            <span className="max-md:sr-only">{unbroken(site.support.tollFree)}</span>
            <span className="md:hidden">
              <Trans>Help</Trans>
            </span>
          </a>
        )}
        {viewer && <AccountMenu viewer={viewer} path={path} />}
      </div>
    </>
  )
}

export function CheckoutFooter({ site }: FrameData) {
  const link = useLink()
  const links = [
    { path: '/policies/refund', text: <Trans>Refund policy</Trans> },
    { path: '/tnc', text: <Trans>Terms</Trans> },
    { path: '/policies/privacy', text: <Trans>Privacy</Trans> },
    { path: '/help', text: <Trans>Help</Trans> },
  ]
  return (
    <div className="border-t border-line bg-sunk">
      <p className="page flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
        {site && <span>{site.seller.legalName}</span>}
        {links.map(({ path, text }) => (
          <a key={path} href={link(path)} target="_blank" className="text-link">
            {text}
          </a>
        ))}
      </p>
    </div>
  )
}
