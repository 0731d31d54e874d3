import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { Admin, CustomRoutes } from 'react-admin'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import { resourceOf } from '../kit/screen.tsx'
import { NewCourse } from '../modules/catalogue/new-course/guide.tsx'
import { FunnelPage } from '../modules/clickstream/funnel.tsx'
import { CouponReport } from '../modules/coupons/report/coupon-report.tsx'
import { TrialBalance } from '../modules/ledger/trial-balance.tsx'
import { Passkeys } from '../modules/people/passkeys.tsx'
import { PlanGrid } from '../modules/plans/plan-grid.tsx'
import { featureOf, screens } from './areas.ts'
import { createAuthProvider } from './auth-provider.ts'
import { dataProvider } from './data-provider.ts'
import { ConsoleLayout, ConsoleNotification } from './layout.tsx'
import { NoSuchPage } from './no-such-page.tsx'
import { createStore } from './store.ts'
import { texts } from './texts/texts.ts'
import { theme } from './theme.ts'
import { Today } from './today/today.tsx'

/** The policy lets only those styles in that carry the nonce of this page. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content
const styles = createCache({ key: 'k', ...(nonce && { nonce }) })

const store = createStore()

const admin = (
  <Admin
    title="Kandil console"
    dataProvider={dataProvider}
    i18nProvider={texts}
    authProvider={createAuthProvider(featureOf)}
    theme={theme}
    darkTheme={null}
    layout={ConsoleLayout}
    notification={ConsoleNotification}
    dashboard={Today}
    catchAll={NoSuchPage}
    store={store}
    disableTelemetry
    requireAuth
  >
    {screens.map(resourceOf)}
    <CustomRoutes>
      <Route path="/funnel" element={<FunnelPage />} />
      <Route path="/coupon-report" element={<CouponReport />} />
      <Route path="/passkeys" element={<Passkeys />} />
      <Route path="/trial-balance" element={<TrialBalance />} />
      <Route path="/plan-grid/:id" element={<PlanGrid />} />
      <Route path="/new-course" element={<NewCourse />} />
      <Route path="/new-course/:id" element={<NewCourse />} />
    </CustomRoutes>
  </Admin>
)

const router = createBrowserRouter([{ path: '*', element: admin }], { basename: '/console' })

export function Console() {
  return (
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  )
}
