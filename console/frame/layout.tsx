import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useState, type ReactNode } from 'react'
import { AppBar, Layout, Notification, TitlePortal, useGetIdentity, useLogout } from 'react-admin'
import { Link } from 'react-router-dom'
import { Keys } from './keys.tsx'
import { featureOf } from './areas.ts'
import { Rail } from './rail.tsx'
import { useKeepingRecent } from './search/recent-records.ts'
import { NARROW, Search } from './search/search.tsx'

export function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  useTabTitle()
  useKeepingRecent(isScreen)
  return (
    <Layout menu={Rail} appBar={Bar} appBarAlwaysOn>
      <Keys />
      {children}
    </Layout>
  )
}

function isScreen(name: string): boolean {
  return featureOf(name) !== undefined
}

/** On a phone it is at the top: at the bottom it would cover the button that was pressed. */
export function ConsoleNotification() {
  const isNarrow = useMediaQuery(NARROW)
  return <Notification anchorOrigin={{ vertical: isNarrow ? 'top' : 'bottom', horizontal: 'center' }} />
}

/** The browser's tab is named after the page, as its heading is. */
function useTabTitle() {
  useEffect(() => {
    const heading = document.querySelector('#react-admin-title')
    if (!heading) return
    const name = () => void (document.title = [heading.textContent, 'Kandil console'].filter(Boolean).join(' · '))
    const watch = new MutationObserver(name)
    watch.observe(heading, { childList: true, characterData: true, subtree: true })
    name()
    return () => watch.disconnect()
  }, [])
}

/** On a phone the search is at the top of the menu. */
function Bar() {
  const isNarrow = useMediaQuery(NARROW)
  return (
    <AppBar alwaysOn toolbar={<Scheme />} userMenu={<Myself />}>
      <TitlePortal component="h1" />
      {!isNarrow && <Search />}
    </AppBar>
  )
}

function Myself() {
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

/** Light or dark, as long as the browser is asked otherwise. The tokens do the rest. */
function Scheme() {
  const [scheme, setScheme] = useState(document.documentElement.dataset['theme'])
  const isDark = scheme ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches

  function turn() {
    const next = isDark ? 'light' : 'dark'
    document.documentElement.dataset['theme'] = next
    localStorage.setItem('theme', next)
    setScheme(next)
  }

  return (
    <Button color="inherit" size="small" onClick={turn}>
      {isDark ? 'Light' : 'Dark'}
    </Button>
  )
}
