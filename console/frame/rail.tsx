// The menu on the left: eight groups that fold, a filter over all entries, and pinned pages on top.
import MenuItem from '@mui/material/MenuItem'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState } from 'react'
import { Menu, usePermissions, useSidebarState, useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { GROUPS } from '../kit/area.ts'
import { areas, PAGES } from './areas.ts'
import { NARROW, Search } from './search/search.tsx'
import { usePinned } from '../kit/lists/pin.tsx'

interface Entry {
  readonly to: string
  readonly label: string
}

interface Group {
  readonly label: string
  readonly areas: readonly { readonly label: string; readonly entries: readonly Entry[] }[]
}

export function Rail() {
  const [words, setWords] = useState('')
  const [isOpen] = useSidebarState()
  const isNarrow = useMediaQuery(NARROW)
  const groups = useGroups()
  const place = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    place.current?.querySelector('.RaMenuItemLink-active')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <nav aria-label="Console" ref={place}>
      {isOpen && isNarrow && <Search />}
      {isOpen && (
        <input
          type="search"
          className="rail-filter"
          aria-label="Filter the menu"
          placeholder="Filter the menu"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {words.trim() === '' ? (
        <Folded groups={groups} />
      ) : (
        <Found groups={groups} words={words.trim().toLowerCase()} onChosen={() => setWords('')} />
      )}
    </nav>
  )
}

function Folded({ groups }: { readonly groups: readonly Group[] }) {
  const { pathname } = useLocation()
  const pinned = usePinned()
  const entries = groups.flatMap((group) => group.areas.flatMap((area) => area.entries))
  return (
    <Menu>
      <Menu.Item to="/" primaryText="Today" />
      {entries
        .filter(({ to }) => pinned.includes(to))
        .map((entry) => (
          <Item key={entry.to} {...entry} />
        ))}
      {groups.map((group) => (
        <Fold key={group.label} {...group} isCurrent={entriesOf(group).some(({ to }) => isAt(pathname, to))} />
      ))}
    </Menu>
  )
}

/** The group of the page that is shown is open, the others as they were left. */
function Fold({ label, areas: parts, isCurrent }: Group & { readonly isCurrent: boolean }) {
  const [wanted, setWanted] = useStore<boolean | undefined>(`rail.${label}`)
  const isOpen = wanted ?? isCurrent
  useEffect(() => {
    if (isCurrent) setWanted(undefined)
  }, [isCurrent, setWanted])
  return (
    <>
      <MenuItem className="rail-group" aria-expanded={isOpen} onClick={() => setWanted(!isOpen)}>
        {label}
      </MenuItem>
      {isOpen &&
        parts.map((area) => (
          <div key={area.label} role="group" aria-label={area.label}>
            {parts.length > 1 && (
              <p className="rail-label" aria-hidden>
                {area.label}
              </p>
            )}
            {area.entries.map((entry) => (
              <Item key={entry.to} {...entry} />
            ))}
          </div>
        ))}
    </>
  )
}

interface Filtered {
  readonly groups: readonly Group[]
  readonly words: string
  readonly onChosen: () => void
}

function Found({ groups, words, onChosen }: Filtered) {
  const found = groups.flatMap(entriesOf).filter(({ label }) => label.toLowerCase().includes(words))
  if (found.length === 0)
    return (
      <p className="rail-label" role="status">
        No page has this name.
      </p>
    )
  return (
    <Menu>
      {found.map((entry) => (
        <Item key={entry.to} {...entry} onClick={onChosen} />
      ))}
    </Menu>
  )
}

function Item({ to, label, onClick }: Entry & { readonly onClick?: () => void }) {
  return <Menu.Item to={to} primaryText={label} {...(onClick && { onClick })} />
}

/** Only what the roles let one look at. */
function useGroups(): readonly Group[] {
  const { permissions = [] } = usePermissions<readonly string[]>()
  const withEntries = areas.map(({ label, screens }) => ({
    label,
    entries: [
      ...screens
        .filter(({ feature }) => permissions.includes(`${feature}.view`))
        .map((screen) => ({ to: `/${screen.name}`, label: screen.label })),
      ...PAGES.filter(({ area, scope }) => area === label && permissions.includes(scope)),
    ],
  }))
  return Object.entries(GROUPS)
    .map(([label, names]) => ({
      label,
      areas: names.flatMap((name) => withEntries.filter((area) => area.label === name && area.entries.length > 0)),
    }))
    .filter((group) => group.areas.length > 0)
}

function entriesOf({ areas: parts }: Group): readonly Entry[] {
  return parts.flatMap(({ entries }) => entries)
}

function isAt(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`)
}
