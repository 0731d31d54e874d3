// The bar on top: the page's title, the search, and what concerns the member of staff. On a phone the search is at the top of
// the menu, and the rest is behind one button.
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { AppBar, TitlePortal, useGetIdentity, useLogout, UserMenu, useSidebarState, useUserMenu } from 'react-admin'
import { Link } from 'react-router-dom'
import { focusSearch, NARROW, Search } from './search/search.tsx'

export function Bar() {
  const isNarrow = useMediaQuery(NARROW)
  const scheme = useScheme()
  if (isNarrow)
    return (
      <AppBar alwaysOn toolbar={<OpenSearch />} userMenu={<OwnMenu {...scheme} />}>
        <TitlePortal component="h1" />
      </AppBar>
    )
  return (
    <AppBar alwaysOn toolbar={<SchemeButton {...scheme} />} userMenu={<Own />}>
      <TitlePortal component="h1" />
      <Search />
    </AppBar>
  )
}

/** Opens the menu at its search. */
function OpenSearch() {
  const [, setIsOpen] = useSidebarState()
  function open() {
    setIsOpen(true)
    requestAnimationFrame(focusSearch)
  }
  return (
    <Button color="inherit" size="small" onClick={open}>
      Search
    </Button>
  )
}

function OwnMenu(scheme: SchemeChoice) {
  return (
    <UserMenu>
      <OwnEntries {...scheme} />
    </UserMenu>
  )
}

function OwnEntries({ other, turn }: SchemeChoice) {
  const close = useUserMenu()?.onClose
  const { identity } = useGetIdentity()
  const logout = useLogout()
  return (
    <>
      <MenuItem component={Link} to="/passkeys" onClick={close}>
        My login, {identity?.fullName}
      </MenuItem>
      <MenuItem
        onClick={() => {
          turn()
          close?.()
        }}
      >
        {other}
      </MenuItem>
      <MenuItem onClick={() => void logout()}>Log out</MenuItem>
    </>
  )
}

function Own() {
  const { identity } = useGetIdentity()
  const logout = useLogout()
  return (
    <>
      <span className="myself">{identity?.fullName}</span>
      <Button color="inherit" size="small" component={Link} to="/passkeys">
        My login
      </Button>
      <Button color="inherit" size="small" onClick={() => void logout()}>
        Log out
      </Button>
    </>
  )
}

function SchemeButton({ other, turn }: SchemeChoice) {
  return (
    <Button color="inherit" size="small" onClick={turn}>
      {other}
    </Button>
  )
}

interface SchemeChoice {
  /** The colours that are not chosen. */
  readonly other: 'Light' | 'Dark'
  readonly turn: () => void
}

/** Light or dark, as long as the browser is asked otherwise. The tokens do the rest. */
function useScheme(): SchemeChoice {
  const [scheme, setScheme] = useState(document.documentElement.dataset['theme'])
  const isDark = scheme ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches

  function turn() {
    const next = isDark ? 'light' : 'dark'
    document.documentElement.dataset['theme'] = next
    localStorage.setItem('theme', next)
    setScheme(next)
  }

  return { other: isDark ? 'Light' : 'Dark', turn }
}
