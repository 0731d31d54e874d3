// The notices of a family, a page at a time.
import { redirectDocument } from 'react-router'
import { ownPath } from '#core/kernel/own-path.ts'
import { requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { machineTime, momentOf } from '#web/page/wording.ts'

const PAGE = '/me/notices'

export async function readNotices(page: Page) {
  const { api, lang, url } = page
  const { learners } = await requireViewer(page)
  const cursor = url.searchParams.get('cursor') ?? undefined
  const { notices, unread, nextCursor } = await api.notices.listNotices({ cursor, lang })
  return {
    notices: notices.map(({ id, title, text, link, userId, at, isRead }) => ({
      id,
      title,
      text,
      link,
      isRead,
      // With one child it goes without saying.
      learner: learners.length > 1 ? (learners.find((each) => each.userId === userId)?.firstName ?? null) : null,
      time: momentOf(at, lang),
      machineTime: machineTime(at),
    })),
    unread,
    older: nextCursor === null ? null : `${PAGE}?cursor=${nextCursor}`,
    isFirst: cursor === undefined,
    done: url.searchParams.get('done'),
  }
}

/** Opening a notice reads it and leads to its page. */
export async function changeNotices({ api, form, path }: Submission) {
  if (textIn(form, 'step') === 'all') {
    await api.notices.readAllNotices({})
    return redirectDocument(`${PAGE}?done=all`)
  }
  await api.notices.readNotice({ noticeId: textIn(form, 'noticeId') })
  return redirectDocument(ownPath(textIn(form, 'link')) ?? path)
}
