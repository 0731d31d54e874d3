// One master talk, worded, and what its forms do.
import { data, redirect } from 'react-router'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { HOUR, showDate, type Instant } from '#core/kernel/time.ts'
import type { talksApi } from '#core/modules/talks/api.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { textIn, unlessMissing, type Page, type Submission } from '#web/page/page.server.ts'
import { keptQuery } from '#web/page/query.ts'
import { dateTile, machineTime, timeOf } from '#web/page/wording.ts'
import { changePlace } from '../change-place.server.ts'
import { wordEvent } from '../page/webinar.server.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** The seconds are counted on the last day. */
const COUNTED = 24 * HOUR

export type TalkData = Omit<Awaited<ReturnType<typeof readTalk>>, 'messages'>
type Card = ResponseOf<typeof talksApi.listTalks>['ahead'][number]

/** Throws 404 for a talk that does not exist. */
export async function readTalk(page: Page, slug: string) {
  const { api, lang, locale, url } = page
  const isNamed = slug.length <= 80 && SLUG.test(slug)
  const [found, viewer] = await Promise.all([
    isNamed ? unlessMissing(api.talks.getTalk({ slug, lang })) : undefined,
    page.viewer(),
  ])
  if (!found) throw data(null, { status: 404 })
  const { details, moreTalks, serverTime, ...talk } = found
  const isCounted = talk.phase === 'before_talk' && details.status === 'SCHEDULED' && details.startsAt - serverTime < COUNTED && details.startsAt > serverTime
  return {
    ...talk,
    event: wordEvent(page, details, viewer !== undefined),
    speaker: { name: details.speakerName, role: details.speakerRole, text: details.speakerText },
    countdown: isCounted ? { endsAt: details.startsAt, serverNow: serverTime } : null,
    more: moreTalks.map((card) => talkRow(page, card)),
    query: keptQuery(url.searchParams),
    messages: messagesOf(locale, ['webinars']),
  }
} // prettier-ignore

export type TalkRow = ReturnType<typeof talkRow>

export function talkRow({ lang }: Page, { id, slug, title, startsAt, phase, speakerName, speakerRole, isRegistered, recording }: Card) {
  return {
    id,
    path: `/mastertalks/${slug}`,
    title,
    phase,
    isRegistered,
    hasFilm: phase === 'after_talk' && recording === 'READY',
    dateTime: machineTime(startsAt),
    tile: dateTile(startsAt, lang),
    when: `${showDate(startsAt as Instant, lang)}, ${timeOf(startsAt, lang)}`,
    speakerName,
    speakerRole,
  }
} // prettier-ignore

/** The forms of the page. The answer to the meter goes into no address: it is in the answer to the form only. */
export async function actInTalk(submission: Submission, slug: string) {
  const { api, form, path, lang } = submission
  switch (textIn(form, 'do')) {
    case 'ask':
      await api.talks.askQuestion({ slug, text: textIn(form, 'text') })
      return redirect(path)
    case 'vote':
      await api.talks.voteForQuestion({ id: textIn(form, 'question') as never }) // the contract's schema reads the id
      return redirect(path)
    case 'meter':
      return { meter: await api.talks.answerMeter({ slug, value: Number(textIn(form, 'value')), lang }) }
    case 'coupon':
      await api.talks.claimCoupon({ slug })
      return redirect(path)
    case 'feedback':
      await api.talks.giveFeedback({ slug, rating: Number(textIn(form, 'rating')), text: textIn(form, 'words') })
      return redirect(path)
    default:
      return changePlace(submission)
  }
}
