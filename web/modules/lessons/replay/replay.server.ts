// The recording of a class, in words.
import { data } from 'react-router'
import { showDate } from '#core/kernel/time.ts'
import { shownLock } from '#web/page/course/lock.server.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { requireViewer, unlessMissing, type Page } from '#web/page/page.server.ts'
import { momentOf } from '#web/page/wording.ts'

const COURSE = /^bun[0-9a-z]{18}$/
const RECORDING = /^rec[0-9a-z]{18}$/

export function isReplay({ bundleId, id }: { readonly bundleId: string; readonly id: string }): boolean {
  return COURSE.test(bundleId) && RECORDING.test(id)
}

export async function readReplay(page: Page, bundleId: string, id: string) {
  await requireViewer(page)
  const { api, lang, locale } = page
  const found = isReplay({ bundleId, id })
    ? await unlessMissing(api.lessons.getReplay({ bundleId, id, lang }))
    : undefined
  if (!found) throw data(null, { status: 404 })
  const { lock, startsAt, expiresAt, ...replay } = found
  return {
    ...replay,
    title: replay.chapter ?? replay.subject,
    pageLang: lang,
    when: momentOf(startsAt, lang),
    till: showDate(expiresAt, lang, { day: 'numeric', month: 'long', year: 'numeric' }),
    lock: shownLock(lock, locale),
    messages: messagesOf(locale, ['lessons']),
  }
}
