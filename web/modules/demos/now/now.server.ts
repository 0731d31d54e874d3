// The page on which a family waits for a teacher.
import type { DemoCategoryKey } from '#core/modules/demos/category.ts'
import { redirect, redirectDocument } from 'react-router'
import { requireViewer, textIn, unlessMissing, type Page, type Submission } from '#web/page/page.server.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { toQuery } from '#web/page/query.ts'
import { categoryIn } from '../read-demo.server.ts'
import { carried } from '../steps.ts'

const OFFER = /^dof[0-9a-z]{10,40}$/

export async function readNow(page: Page) {
  const { url, locale } = page
  const category = categoryIn(url.searchParams)
  if (!category) throw redirect('/demo')
  await requireViewer(page)
  const query = carried(url.searchParams)
  const found = await findOffer(page, category)
  if (!found) throw redirect(`/demo${toQuery(query)}`)
  return { query, ...found, messages: messagesOf(locale, ['demos']) }
}
export type NowData = Omit<Awaited<ReturnType<typeof readNow>>, 'messages'>

/** "none" says that no teacher was free when the family asked. Undefined: the address names no offer of this family. */
async function findOffer({ api, url, visit }: Page, category: DemoCategoryKey) {
  const text = url.searchParams.get('offer') ?? ''
  if (text === 'none') return { state: 'NOBODY' as const, offer: null, bookingId: null, serverTime: visit.now }
  const offerId = text as never // the contract's schema reads it
  const asked = OFFER.test(text) ? await unlessMissing(api.demos.getOndemand({ category, offerId })) : undefined
  return (
    asked && { state: stateOf(asked), offer: asked.offer, bookingId: asked.bookingId, serverTime: asked.serverTime }
  )
}

function stateOf({ ondemandStatus }: { readonly ondemandStatus: string }) {
  if (ondemandStatus === 'JOIN_SUCCESS') return 'ACCEPTED' as const
  return ondemandStatus === 'JOIN_ERROR' ? ('NOBODY' as const) : ('WAITING' as const)
}

export async function joinNow({ api, form }: Submission) {
  return redirectDocument((await api.demos.join({ id: textIn(form, 'id') as never })).path) // the contract's schema reads it
}
