import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { AppBar, Layout, Menu, TitlePortal, useGetIdentity, useLogout, usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { areas } from './areas.ts'
import { Keys } from './keys.tsx'

export function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Layout menu={Rail} appBar={Bar} appBarAlwaysOn>
      <Keys />
      {children}
    </Layout>
  )
}

function Bar() {
  return (
    <AppBar alwaysOn toolbar={<Scheme />} userMenu={<Myself />}>
      <TitlePortal component="h1" />
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
        Passkeys
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

/** Only what the roles let one look at. */
function Rail() {
  const { permissions = [] } = usePermissions<readonly string[]>()
  return (
    <Menu>
      <Menu.Item to="/" primaryText="Today" />
      {permissions.includes('clickstream.view') && <Menu.Item to="/funnel" primaryText="Funnel" />}
      {areas.map(({ label, screens }) => {
        const shown = screens.filter(({ feature }) => permissions.includes(`${feature}.view`))
        if (shown.length === 0) return null
        return (
          <div key={label} role="group" aria-label={label}>
            <p className="rail-label" aria-hidden>
              {label}
            </p>
            {shown.map((screen) => (
              <Menu.Item key={screen.name} to={`/${screen.name}`} primaryText={screen.label} />
            ))}
            {label === 'Money' && permissions.includes('ledger.view') && (
              <Menu.Item to="/trial-balance" primaryText="Trial balance" />
            )}
          </div>
        )
      })}
    </Menu>
  )
}
