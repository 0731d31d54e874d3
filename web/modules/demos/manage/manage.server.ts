import { data, redirect } from 'react-router'
import { unlessMissing, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { daysOf, wordDemo } from '../read-demo.server.ts'

const LINK = /^[\w-]+\.[a-z0-9]+\.[\w-]+$/

/** Throws 404 for a link that we did not sign. */
export async function findLinked({ api }: Page, link: string) {
  const status = LINK.test(link) && link.length <= 120 ? await unlessMissing(api.demos.getBooking({ link })) : undefined
  if (!status?.bookedSlotDetails) throw data(null, { status: 404 })
  return { ...status, booking: status.bookedSlotDetails }
}

export async function readManage(page: Page, link: string) {
  const { lang, locale, url } = page
  const { booking, slotsBitString, serverTime, category, config } = await findLinked(page, link)
  return {
    link,
    category,
    limit: config.rescheduleLimit,
    isMoving: url.searchParams.has('move'),
    booking: wordDemo(booking, lang),
    days: daysOf(slotsBitString, serverTime, lang, url.searchParams.get('days') === '2'),
    messages: messagesOf(locale, ['demos']),
  }
}

export async function changeDemo({ api, form }: Submission, link: string): Promise<Response> {
  const page = `/demo/manage/${link}`
  const { bookedSlotDetails } = await api.demos.getBooking({ link })
  const id = bookedSlotDetails?.id
  if (!id) return redirect(page)
  if (textIn(form, 'do') === 'cancel') await api.demos.cancel({ id, link })
  else await api.demos.reschedule({ id, link, startsAt: Number(textIn(form, 'startsAt')) as never }) // the contract's schema reads it
  return redirect(page)
} // prettier-ignore
