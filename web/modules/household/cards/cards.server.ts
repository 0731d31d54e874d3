import { redirectDocument } from 'react-router'
import { requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'

export async function readCards(page: Page) {
  await requireViewer(page)
  const { cards } = await page.api.payments.listCards({})
  return { cards, isDone: page.url.searchParams.get('done') === 'removed' }
}
export type CardsData = Awaited<ReturnType<typeof readCards>>

export async function removeCard({ api, form }: Submission) {
  await api.payments.deleteCard({ card: textIn(form, 'card') })
  return redirectDocument('/me/cards?done=removed')
}
