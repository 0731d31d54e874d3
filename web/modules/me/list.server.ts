// The list of a family's own pages says the state of each next to its name.
import { showMoney } from '#core/kernel/money.ts'
import { showPhone } from '#core/taxonomy/phone.ts'
import { learnersOf, requireViewer, type Page } from '#web/page/page.server.ts'

export async function readList(page: Page) {
  const viewer = await requireViewer(page)
  const [{ balance }, { unread }] = await Promise.all([
    page.api.wallet.getAccountInfo({}),
    viewer.supportView ? { unread: 0 } : page.api.notices.countUnread({}),
  ])
  const { learners } = learnersOf(viewer)
  return { phone: showPhone(viewer.phone), balance: showMoney(balance), unread, learnerCount: learners.length }
}
export type ListData = Awaited<ReturnType<typeof readList>>
