import { Trans, useLingui } from '@lingui/react/macro'
import type { Viewer } from '#web/page/page.server.ts'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Menu } from '#web/ui/layers/menu.tsx'
import { useDestinations } from './destinations.ts'

export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui()
  const link = useLink()
  const name = viewer.firstName ?? t`Your account`
  return (
    <Menu id="account" look="plain" label={t`Account: ${name}`} face={<Avatar name={viewer.firstName} />}>
      <p className="px-3 py-2 font-semibold">{name}</p>
      <ul className="menu-list">
        {useDestinations().account.map(({ path, text, icon }) => (
          <li key={path}>
            <a href={link(path)}>
              <Icon name={icon} />
              {text}
            </a>
          </li>
        ))}
        <li>
          <form method="post" action={link('/logout')} data-forget>
            <button type="submit">
              <Icon name="log-out" />
              <Trans>Sign out</Trans>
            </button>
          </form>
        </li>
      </ul>
    </Menu>
  )
}

function Avatar({ name }: { name: string | null }) {
  const [initial] = name?.trim() ?? ''
  return (
    <span className="grid size-8 place-items-center rounded-full bg-mor font-semibold text-on-mor">
      {initial ? initial.toUpperCase() : <Icon name="user-round" />}
    </span>
  )
}
