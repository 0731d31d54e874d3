import { Trans } from '@lingui/react/macro'
import type { TextInLanguage } from '#core/taxonomy/language.ts'
import { Disclosure } from '../layers/disclosure.tsx'

export interface PaymentOffersProps {
  readonly offers: readonly { readonly id: string; readonly title: TextInLanguage; readonly text: TextInLanguage }[]
}

/** Offers of banks and wallets to their own customers. They apply them themselves. */
export function PaymentOffers({ offers }: PaymentOffersProps) {
  if (offers.length === 0) return null
  return (
    <Disclosure title={<Trans>Offers of banks and wallets</Trans>}>
      <ul className="grid gap-3">
        {offers.map(({ id, title, text }) => (
          <li key={id}>
            <p className="font-semibold" lang={title.lang}>
              {title.text}
            </p>
            <p className="text-sm text-ink-2" lang={text.lang}>
              {text.text}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-3">
        <Trans>Your bank or wallet applies these, after you pay.</Trans>
      </p>
    </Disclosure>
  )
}
