// The family's choices of messages: their subjects, channels and times.
import { redirectDocument } from 'react-router'
import { NOTICE_CHANNELS, NOTICE_PURPOSES, type NoticePurpose } from '#core/taxonomy/notice.ts'
import { isLanguage } from '#core/taxonomy/language.ts'
import { HOME_ZONE, ZONES, type Zone } from '#core/taxonomy/zone.ts'
import { clockOf, withoutZone } from '#web/page/wording.ts'
import { requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'

export async function readMessages(page: Page) {
  const viewer = await requireViewer(page)
  const { api, lang } = page
  const [{ quietFrom, quietTill, zones, ...preference }, push, consents] = await Promise.all([
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
    hours: hoursToChoose([quietFrom, quietTill], { lang, isAbroad: !zones.includes(HOME_ZONE) }),
    /** Empty where there is nothing to choose. */
    zones: zones.length > 1 ? zones.map((value) => ({ value, text: zoneName(value, lang) })) : [],
    /** A box that needs a consent can be ticked once the family has given it for one of its learners. */
    open,
    done: page.url.searchParams.get('done'),
  }
}

const HALF_HOUR = 30
const HALF_HOURS_IN_DAY = 48

/** Each half hour of a day as people say it, and those that are chosen now. */
function hoursToChoose(chosen: readonly number[], { lang, isAbroad }: { lang: string; isAbroad: boolean }) {
  const textOf = (minute: number) => (isAbroad ? withoutZone(clockOf(minute, lang)) : clockOf(minute, lang))
  const halves = Array.from({ length: HALF_HOURS_IN_DAY }, (_, i) => i * HALF_HOUR)
  return [...new Set([...halves, ...chosen])]
    .toSorted((a, b) => a - b)
    .map((each) => ({ value: clock(each), text: textOf(each) }))
}

/** "Eastern Time", in the language of the page. */
function zoneName(zone: Zone, lang: string): string {
  const parts = new Intl.DateTimeFormat(lang, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

export async function changeMessages({ api, form }: Submission) {
  const lang = textIn(form, 'lang')
  await api.profiles.setPreferences({
    channels: Object.fromEntries(NOTICE_PURPOSES.map((purpose) => [purpose, chosen(form, purpose)])) as ChosenChannels, // one for each
    quietFrom: minutes(textIn(form, 'quietFrom')),
    quietTill: minutes(textIn(form, 'quietTill')),
    mayCall: form.get('mayCall') === 'yes',
    lang: isLanguage(lang) ? lang : null,
    zone: zoneIn(form),
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
      zone: zoneIn(form),
    },
  }
}

function chosen(form: FormData, purpose: NoticePurpose) {
  const ticked = form.getAll(purpose)
  return NOTICE_CHANNELS.filter((channel) => ticked.includes(channel))
}

/** Null from a page that shows none: the number's country has one only. */
function zoneIn(form: FormData): Zone | null {
  const chosen = textIn(form, 'zone')
  return ZONES.find((zone) => zone === chosen) ?? null
}

/** "21:00". */
function clock(minutesOfDay: number): string {
  return [Math.floor(minutesOfDay / 60), minutesOfDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function minutes(text: string): number {
  const [hours = Number.NaN, rest = Number.NaN] = text.split(':').map(Number)
  return hours * 60 + rest
}
