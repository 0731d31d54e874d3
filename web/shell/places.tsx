// The places of somebody signed in: a bar at the bottom of a phone, in the header of a wider screen.
import { useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { useDestinations, type Destination } from './destinations.ts'

interface PlacesProps {
  readonly path: string
}

export function BottomBar({ path }: PlacesProps) {
  const { t } = useLingui()
  const { bar } = useDestinations()
  return (
    <nav aria-label={t`Main`} data-bar className="bottom-bar">
      {bar.map((place) => (
        <Place key={place.path} place={place} path={path} iconSize={24} />
      ))}
    </nav>
  )
}

/** Without Home and Me: the logo and the account's menu lead there. */
export function HeaderPlaces({ path }: PlacesProps) {
  const { t } = useLingui()
  const { bar } = useDestinations()
  return (
    <nav aria-label={t`Main`} className="header-places">
      {bar.slice(1, -1).map((place) => (
        <Place key={place.path} place={place} path={path} iconSize={20} />
      ))}
    </nav>
  )
}

function Place({ place, path, iconSize }: PlacesProps & { place: Destination; iconSize: 20 | 24 }) {
  const link = useLink()
  return (
    <a href={link(place.path)} aria-current={path.split('?', 1)[0] === place.path ? 'page' : undefined}>
      <Icon name={place.icon} size={iconSize} />
      {place.text}
    </a>
  )
}
