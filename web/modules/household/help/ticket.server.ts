// One question with its messages.
import { redirectDocument } from 'react-router'
import { requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { machineTime, momentOf } from '#web/page/wording.ts'
import { filesIn } from './help.server.ts'

export async function readTicket(page: Page, ticketId: string) {
  await requireViewer(page)
  const { lang, url } = page
  const { id, no, subject, status, isEscalated, mayEscalate, path, answerBy, messages } =
    await page.api.tickets.getTicket({ ticketId: ticketId as never }) // the contract checks it
  return {
    id,
    no,
    subject,
    status,
    isEscalated,
    mayEscalate,
    path,
    answerBy: answerBy && momentOf(answerBy, lang),
    messages: messages.map(({ id: messageId, author, text, at, files }) => ({
      id: messageId,
      author,
      text,
      time: momentOf(at, lang),
      machineTime: machineTime(at),
      files: files.map(({ key, name, type, url: address, width, height }) => ({ key, name, type, address, width, height })), // prettier-ignore
    })),
    done: url.searchParams.get('done'),
    idempotencyKey: crypto.randomUUID(),
  }
}

export async function changeTicket({ api, form }: Submission, id: string) {
  const ticketId = id as never // likewise
  const step = textIn(form, 'step')
  const text = textIn(form, 'text')
  if (step === 'solve') await api.tickets.solveTicket({ ticketId })
  else if (step === 'escalate') await api.tickets.escalateTicket({ ticketId, text })
  else
    await api.tickets.writeToTicket(
      { ticketId, text, files: filesIn(form) },
      { idempotencyKey: textIn(form, 'key') || undefined },
    )
  return redirectDocument(`/help/${id}?done=${step || 'sent'}`)
}
