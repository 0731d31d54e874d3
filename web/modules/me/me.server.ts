// The texts of a family's own account, tab by tab.
import type { Page } from '#web/page/page.server.ts'
import { readList } from './list.server.ts'
import { readOrders } from './orders.server.ts'
import { readPassbook } from './passbook.server.ts'
import { readProfile } from './profile.server.ts'
import { tabOf } from './tabs.ts'
import { readWallet } from './wallet.server.ts'

export type MeData =
  | ({ readonly tab: 'list' } & Awaited<ReturnType<typeof readList>>)
  | ({ readonly tab: 'profile' } & Awaited<ReturnType<typeof readProfile>>)
  | ({ readonly tab: 'orders' } & Awaited<ReturnType<typeof readOrders>>)
  | ({ readonly tab: 'passbook' } & Awaited<ReturnType<typeof readPassbook>>)
  | ({ readonly tab: 'wallet' } & Awaited<ReturnType<typeof readWallet>>)

export async function readMe(page: Page): Promise<MeData> {
  const tab = tabOf(page.url.searchParams.get('tab'))
  if (tab === 'orders') return { tab, ...(await readOrders(page)) }
  if (tab === 'passbook') return { tab, ...(await readPassbook(page)) }
  if (tab === 'wallet') return { tab, ...(await readWallet(page)) }
  if (tab === 'profile') return { tab, ...(await readProfile(page)) }
  return { tab, ...(await readList(page)) }
}
