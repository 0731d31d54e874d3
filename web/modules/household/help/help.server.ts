// Questions of a family to the help desk.
import { redirectDocument } from 'react-router'
import { ownPath } from '#core/kernel/own-path.ts'
import { HELP_CATEGORIES } from '#core/modules/tickets/ticket-terms.ts'
import type { FileKey } from '#core/modules/uploads/family-file.ts'
import { textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { machineTime, momentOf } from '#web/page/wording.ts'

const PAGE = '/help'

export async function readHelp(page: Page) {
  const { api, lang, url } = page
  const { support, grievanceOfficer } = await api.content.getSite({ lang })
  const isSignedIn = (await page.viewer()) !== undefined
  return {
    support,
    officer: grievanceOfficer,
    isSignedIn,
    ...(isSignedIn ? await readTickets(page) : { tickets: [], older: null }),
    draft: {
      category: categoryOf(url.searchParams.get('category') ?? ''),
      path: ownPath(url.searchParams.get('about') ?? '') ?? '',
    },
    /** After the login the same form is opened, about the same page. */
    back: `${PAGE}${url.search}`,
    /** The form's idempotency key: sent twice it is one question. */
    idempotencyKey: crypto.randomUUID(),
  }
}

async function readTickets({ api, lang, url }: Page) {
  const cursor = url.searchParams.get('cursor') ?? undefined
  const { tickets, nextCursor } = await api.tickets.listTickets({ cursor })
  return {
    tickets: tickets.map(({ id, no, subject, status, isEscalated, lastAt }) => ({
      id,
      no,
      subject,
      status,
      isEscalated,
      time: momentOf(lastAt, lang),
      machineTime: machineTime(lastAt),
    })),
    older: nextCursor === null ? null : `${PAGE}?cursor=${nextCursor}`,
  }
}

export function typedIn(form: FormData) {
  return {
    category: categoryOf(textIn(form, 'category')),
    subject: textIn(form, 'subject'),
    text: textIn(form, 'text'),
    path: textIn(form, 'path'),
  }
}

export async function ask({ api, form, lang }: Submission) {
  const { path, ...typed } = typedIn(form)
  const { id } = await api.tickets.openTicket(
    { ...typed, ...(path && { path }), files: filesIn(form), lang },
    { idempotencyKey: textIn(form, 'key') || undefined },
  )
  return redirectDocument(`${PAGE}/${id}?done=asked`)
}

/** Those that the page's script has sent. */
export function filesIn(form: FormData): FileKey[] {
  return form.getAll('file').filter((each) => typeof each === 'string') as FileKey[] // the contract checks them
}

function categoryOf(text: string) {
  return HELP_CATEGORIES.find((each) => each === text) ?? 'OTHER'
}
