// The family's choices of messages: their subjects, channels and times.
import { redirectDocument } from 'react-router'
import { NOTICE_CHANNELS, NOTICE_PURPOSES, type NoticePurpose } from '#core/taxonomy/notice.ts'
import { isLanguage } from '#core/taxonomy/language.ts'
import { clockOf } from '#web/page/wording.ts'
import { requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'

export async function readMessages(page: Page) {
  const viewer = await requireViewer(page)
  const { api, lang } = page
  const [{ quietFrom, quietTill, ...preference }, push, consents] = await Promise.all([
    api.profiles.getPreferences({}),
    api.notices.getPush({}),
    Promise.all(viewer.learners.map(({ userId }) => api.consent.getConsents({ userId, lang }))),
  ])
  const given = consents.flatMap(({ purposes }) =>
    purposes.flatMap(({ purpose, isGiven }) => (isGiven ? [purpose] : [])),
  )
  const open = { offers: given.includes('PARENT_MARKETING'), whatsApp: given.includes('WHATSAPP') }
  return {
    ...preference,
    push,
    quietFrom: clock(quietFrom),
    quietTill: clock(quietTill),
    hours: hoursToChoose([quietFrom, quietTill], lang),
    /** A box that needs a consent can be ticked once the family has given it for one of its learners. */
    open,
    done: page.url.searchParams.get('done'),
  }
}

const HALF_HOUR = 30
const HALF_HOURS_IN_DAY = 48

/** Each half hour of a day as people say it, and those that are chosen now. */
function hoursToChoose(chosen: readonly number[], lang: string) {
  const halves = Array.from({ length: HALF_HOURS_IN_DAY }, (_, i) => i * HALF_HOUR)
  return [...new Set([...halves, ...chosen])]
    .toSorted((a, b) => a - b)
    .map((each) => ({ value: clock(each), text: clockOf(each, lang) }))
}

export async function changeMessages({ api, form }: Submission) {
  const lang = textIn(form, 'lang')
  await api.profiles.setPreferences({
    channels: Object.fromEntries(NOTICE_PURPOSES.map((purpose) => [purpose, chosen(form, purpose)])) as ChosenChannels, // one for each
    quietFrom: minutes(textIn(form, 'quietFrom')),
    quietTill: minutes(textIn(form, 'quietTill')),
    mayCall: form.get('mayCall') === 'yes',
    lang: isLanguage(lang) ? lang : null,
  })
  return redirectDocument('/me/messages?done=saved')
}
type ChosenChannels = Record<NoticePurpose, ReturnType<typeof chosen>>

export function keptOf(form: FormData) {
  return {
    kept: {
      channels: Object.fromEntries(
        NOTICE_PURPOSES.map((purpose) => [purpose, chosen(form, purpose)]),
      ) as ChosenChannels, // one for each
      quietFrom: textIn(form, 'quietFrom'),
      quietTill: textIn(form, 'quietTill'),
      mayCall: form.get('mayCall') === 'yes',
      lang: textIn(form, 'lang'),
    },
  }
}

function chosen(form: FormData, purpose: NoticePurpose) {
  const ticked = form.getAll(purpose)
  return NOTICE_CHANNELS.filter((channel) => ticked.includes(channel))
}

/** "21:00". */
function clock(minutesOfDay: number): string {
  return [Math.floor(minutesOfDay / 60), minutesOfDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function minutes(text: string): number {
  const [hours = Number.NaN, rest = Number.NaN] = text.split(':').map(Number)
  return hours * 60 + rest
}
