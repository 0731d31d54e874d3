import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, type ReactNode } from 'react'
import { Layout, Notification } from 'react-admin'
import { Bar } from './bar.tsx'
import { Keys } from './keys.tsx'
import { featureOf } from './areas.ts'
import { Rail } from './rail.tsx'
import { useKeepingRecent } from './search/recent-records.ts'
import { NARROW } from './search/search.tsx'

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
