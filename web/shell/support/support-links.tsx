import { useLingui } from '@lingui/react/macro'
import { unbroken } from '#web/page/unbroken.ts'
import { Icon } from '#web/ui/brand/icon.tsx'

interface SupportLinksProps {
  readonly support: { readonly tollFree: string; readonly whatsapp: string; readonly email: string }
  readonly className?: string
}

/** The items of a list: our telephone number, WhatsApp and mail. */
export function SupportLinks({ support: { tollFree, whatsapp, email }, className }: SupportLinksProps) {
  const { t } = useLingui()
  return (
    <>
      <li>
        <a href={phoneAddress(tollFree)} className={className}>
          <Icon name="phone" label={t`Call`} />
          {unbroken(tollFree)}
        </a>
      </li>
      <li>
        <a href={`https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`} rel="noreferrer" className={className}>
          <Icon name="message-circle" />
          WhatsApp
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`} className={className}>
          <Icon name="mail" label={t`Mail`} />
          {email}
        </a>
      </li>
    </>
  )
}

export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
