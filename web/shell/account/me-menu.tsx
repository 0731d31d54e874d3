import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { useDestinations } from '../destinations.ts'

/** The family's own pages: at the side of a wide screen. A phone leads back to their list. `current` is the open one's path. */
export function MeMenu({ current }: { readonly current: string }) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <div className="me-menu">
      <a href={link('/me')} className="text-link me-back">
        <Icon name="arrow-left" />
        <Trans>Me</Trans>
      </a>
      <nav aria-label={t`Your account`} className="me-places">
        <ul className="menu-list">
          {useDestinations().me.map(({ path, text, icon }) => (
            <li key={path}>
              <a href={link(path)} aria-current={path === current ? 'page' : undefined}>
                <Icon name={icon} />
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
