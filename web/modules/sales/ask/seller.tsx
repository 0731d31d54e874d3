import { Trans } from '@lingui/react/macro'
import { PRODUCT } from '#core/kernel/product.ts'
import { useLink } from '#web/page/link.ts'
import { unbroken } from '#web/page/unbroken.ts'
import { phoneAddress } from '#web/shell/support/support-links.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import type { Payer } from './pay-request.server.ts'

/** Who takes the money, for a payer who has never heard of us. */
export function Seller({ seller, support }: Pick<Payer, 'seller' | 'support'>) {
  const link = useLink()
  const { name } = PRODUCT
  return (
    <section aria-labelledby="seller" className="card grid w-full gap-2 text-left">
      <h2 id="seller" className="text-h4">
        <Trans>Who you pay</Trans>
      </h2>
      <p className="text-ink-2">
        <Trans>{name} teaches live classes online. You pay:</Trans>
      </p>
      <address className="not-italic">
        <span className="font-semibold">{seller.legalName}</span>
        <br />
        {seller.address}
        <br />
        GSTIN {seller.gstin}
      </address>
      <p className="flex flex-wrap gap-x-5">
        <a href={phoneAddress(support.tollFree)} className="text-link">
          <Icon name="phone" />
          {unbroken(support.tollFree)}
        </a>
        <a href={link('/')} className="text-link">
          <Trans>See our site</Trans>
        </a>
        <a href={link('/policies/refund')} className="text-link">
          <Trans>Refund policy</Trans>
        </a>
      </p>
    </section>
  )
}
