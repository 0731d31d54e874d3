// The page on which a family waits for a teacher.
import { redirect, redirectDocument } from 'react-router'
import { requireViewer, textIn, unlessMissing, type Page, type Submission } from '#web/page/page.server.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { toQuery } from '#web/page/query.ts'
import { categoryIn } from '../read-demo.server.ts'
import { carried } from '../steps.ts'

const OFFER = /^dof[0-9a-z]{10,40}$/

export async function readNow(page: Page) {
  const { api, url, locale } = page
  const category = categoryIn(url.searchParams)
  if (!category) throw redirect('/demo')
  await requireViewer(page)
  const offerId = url.searchParams.get('offer') ?? ''
  const query = carried(url.searchParams)
  const asked = OFFER.test(offerId) ? await unlessMissing(api.demos.getOndemand({ category, offerId: offerId as never })) : undefined // prettier-ignore
  if (!asked && offerId !== 'none') throw redirect(`/demo${toQuery(query)}`)
  return {
    query,
    state: asked === undefined ? ('NOBODY' as const) : stateOf(asked),
    offer: asked?.offer ?? null,
    bookingId: asked?.bookingId ?? null,
    serverTime: asked?.serverTime ?? page.visit.now,
    messages: messagesOf(locale, ['demos']),
  }
}
export type NowData = Omit<Awaited<ReturnType<typeof readNow>>, 'messages'>

function stateOf({ ondemandStatus }: { readonly ondemandStatus: string }) {
  if (ondemandStatus === 'JOIN_SUCCESS') return 'ACCEPTED' as const
  return ondemandStatus === 'JOIN_ERROR' ? ('NOBODY' as const) : ('WAITING' as const)
}

export async function joinNow({ api, form }: Submission) {
  return redirectDocument((await api.demos.join({ id: textIn(form, 'id') as never })).path) // the contract's schema reads it
}
