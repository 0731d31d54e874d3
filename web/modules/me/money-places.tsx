import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Icon, type IconName } from '#web/ui/brand/icon.tsx'

/** The other pages about money. */
export function MoneyPlaces() {
  const { t } = useLingui()
  const link = useLink()
  const places: readonly { path: string; icon: IconName; text: string }[] = [
    { path: '/me?tab=orders', icon: 'receipt-indian-rupee', text: t`Orders` },
    { path: '/me?tab=passbook', icon: 'calendar-days', text: t`Instalments` },
    { path: '/me/auto-debit', icon: 'repeat', text: t`Auto-debit` },
    { path: '/me/cards', icon: 'credit-card', text: t`Saved cards` },
  ]
  return (
    <nav aria-labelledby="more-money" className="card grid gap-1">
      <h2 id="more-money" className="text-h3">
        <Trans>More about money</Trans>
      </h2>
      <ul className="menu-list">
        {places.map(({ path, icon, text }) => (
          <li key={path}>
            <a href={link(path)}>
              <Icon name={icon} />
              <span className="flex-1">{text}</span>
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
