// The family's choices of messages: their subjects, channels and times.
import { redirectDocument } from 'react-router'
import { NOTICE_CHANNELS, NOTICE_PURPOSES, type NoticePurpose } from '#core/taxonomy/notice.ts'
import { isLanguage } from '#core/taxonomy/language.ts'
import { requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'

export async function readMessages(page: Page) {
  await requireViewer(page)
  const [{ quietFrom, quietTill, ...preference }, push] = await Promise.all([
    page.api.profiles.getPreferences({}),
    page.api.notices.getPush({}),
  ])
  return {
    ...preference,
    push,
    quietFrom: clock(quietFrom),
    quietTill: clock(quietTill),
    done: page.url.searchParams.get('done'),
  }
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

/** "21:00", as a time input holds it. */
function clock(minutesOfDay: number): string {
  return [Math.floor(minutesOfDay / 60), minutesOfDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function minutes(text: string): number {
  const [hours = Number.NaN, rest = Number.NaN] = text.split(':').map(Number)
  return hours * 60 + rest
}
