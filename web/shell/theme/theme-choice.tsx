import { useLingui } from '@lingui/react/macro'
import { Icon, type IconName } from '#web/ui/brand/icon.tsx'
import { Menu } from '#web/ui/layers/menu.tsx'

/** Light, dark, or what the phone says. t0.js keeps the choice; without it, what the phone says counts. */
export function ThemeMenu() {
  const { t } = useLingui()
  return (
    <Menu id="themes" label={t`Colours`} look="plain" face={<Icon name="sun" />}>
      <ThemeList />
    </Menu>
  )
}

export function ThemeList() {
  const { t } = useLingui()
  const choices: readonly [value: string, text: string, icon: IconName][] = [
    ['light', t`Light`, 'sun'],
    ['dark', t`Dark`, 'moon'],
    ['', t`Same as phone`, 'smartphone'],
  ]
  return (
    <ul className="menu-list">
      {choices.map(([value, text, icon]) => (
        <li key={value}>
          <button type="button" data-theme-choice={value} aria-pressed={value === ''}>
            <Icon name={icon} />
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
