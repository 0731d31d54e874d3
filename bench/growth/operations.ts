// The requests of families and staff that are timed while the database grows.
import type { Request } from '../measure/connection.ts'

export interface GrowthOperation {
  readonly name: string
  readonly of: 'family' | 'staff'
  readonly request: (call: number) => Request
}

/** Somebody whose rows are in the middle of all others'. */
export interface Cookies {
  readonly family: string
  readonly staff: string
  /** An order of the family. */
  readonly orderId: string
}

export function operationsOf({ family, staff, orderId }: Cookies, lists: readonly string[]): GrowthOperation[] {
  const get = (path: string, cookie: string) => () => ({ method: 'GET', path, headers: { cookie } }) as const
  const ofFamily = Object.entries(FAMILY_PATHS).map(([name, path]) => ({ name, of: 'family' as const, request: get(path.replace('{order}', orderId), family) })) // prettier-ignore
  const ofStaff = Object.entries(STAFF_PATHS).map(([name, path]) => ({ name, of: 'staff' as const, request: get(path.replace('{order}', orderId), staff) })) // prettier-ignore
  const firstPages = lists.map((path) => ({ name: `first page of ${path.replace('/staff/', '')}`, of: 'staff' as const, request: get(`/api${path}?size=25`, staff) })) // prettier-ignore
  return [...ofFamily, ...firstPages, ...ofStaff]
}

const FAMILY_PATHS: Readonly<Record<string, string>> = {
  'no work at all (healthz)': '/healthz',
  'home page': '/',
  'home feed': '/api/homefeed/getHomeFeedForWeb',
  lanterns: '/api/home/lanterns',
  'page of mine: learning': '/me',
  'page of mine: orders': '/me?tab=orders',
  'page of mine: wallet': '/me?tab=wallet',
  orders: '/api/payment/orders',
  passbook: '/api/account/v2/getAccountInfo',
  'page of plans': '/plans?grade=11&board=cbse&target=jeemain',
  'page of courses': '/courses?grade=11&board=cbse&target=jeemain',
  'course list': '/api/storefront/course-list?grade=11&board=cbse&target=jeemain&stream=SCIENCE',
  'school search': '/api/school/getSchools?nameQuery=ken',
  enrolments: '/api/bundle/getEnrolments',
  'order status': '/api/payment/v2/juspay-order-status/{order}',
  mandates: '/api/mandates',
  consents: '/api/consent',
  'who I am': '/api/getUserById',
  'state of mine': '/api/userLifeCycle/getUserState',
  sessions: '/api/user/sessions',
}

const STAFF_PATHS: Readonly<Record<string, string>> = {
  'orders that are paid': '/api/staff/orders?size=25&status=PAID',
  'orders in review (rare)': '/api/staff/orders?size=25&status=REVIEW',
  'orders: search of a title': '/api/staff/orders?size=25&q=JEE',
  'orders: search of nothing': '/api/staff/orders?size=25&q=zzqqzz',
  'orders: search of an id': '/api/staff/orders?size=25&q={order}',
  'households: search': '/api/staff/households?size=25&q=zzqqzz',
  'messages: search': '/api/staff/sent-messages?size=25&q=zzqqzz',
  'ledger: search': '/api/staff/ledger-entries?size=25&q=zzqqzz',
  'ledger: one account of ours': '/api/staff/ledger-entries?size=25&account=tax:igst',
  'one order': '/api/staff/orders/{order}',
  'takings of 14 days': '/api/staff/takings?days=14',
  'coupons of 30 days': '/api/staff/coupon-report',
  'trial balance': '/api/staff/trial-balance',
  'funnel of 30 days': '/api/staff/funnel?days=30',
  'funnel of 400 days': '/api/staff/funnel?days=400',
}
