import { data } from 'react-router'
import { messagesOf } from '#web/page/messages.server.ts'
import { requireViewer, unlessMissing, type Page } from '#web/page/page.server.ts'

const SLUG = /^[a-z0-9-]{1,80}$/
const RECORDING = /^rec[0-9a-z]{18}$/

export async function readRecording(page: Page, slug: string, id: string) {
  await requireViewer(page)
  const { api, lang, locale } = page
  const isNamed = SLUG.test(slug) && RECORDING.test(id)
  const found = isNamed ? await unlessMissing(api.webinars.getFilm({ slug, id: id as never, lang })) : undefined
  if (!found) throw data(null, { status: 404 })
  return { ...found, slug, id, pageLang: lang, messages: messagesOf(locale, ['webinars']) }
}
